# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034 # the statuses are for those who source this
# What the commands in this folder share. Sourced, never run.

# Exit statuses; the names and numbers are those of sysexits.h.
no_display=69  # EX_UNAVAILABLE: no display to open a window on
no_tool=72     # EX_OSFILE: Swift or a library is missing and can't be installed from here
no_install=74  # EX_IOERR: installing packages failed
no_system=75   # EX_TEMPFAIL: a second system can't be had on this machine
no_right=77    # EX_NOPERM: packages are missing and only an administrator may install them

say() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
}

# The first number of the version of the program, if the program is Swift's: another one of that name exists.
swift_major() {
  timeout --kill-after=5 30 "$1" --version 2>/dev/null </dev/null |
    sed -n 's/.*Swift version \([0-9][0-9]*\)\..*/\1/p' | head -n 1
}

# Prints the folders where Swift may be, one a line.
swift_folders() (
  IFS=:
  set -f
  # shellcheck disable=SC2086 # one word a folder
  set -- $PATH
  set +f
  unset IFS
  for folder in "$@" /usr/libexec/swift/bin /opt/swift*/usr/bin /opt/swift*/bin /usr/local/swift*/usr/bin \
    "${HOME:-/}"/swift*/usr/bin "${HOME:-/}/.local/share/swiftly/bin"; do
    [ -x "$folder/swift" ] && printf '%s\n' "$folder"
  done
  :
)

# Prints the folder that holds Swift 6 or newer, fit to build.
find_swift() {
  swift_folders | while read -r folder; do
    major=$(swift_major "$folder/swift")
    [ "${major:-0}" -ge 6 ] || continue
    timeout --kill-after=5 30 "$folder/swift" build --version >/dev/null 2>&1 </dev/null || continue
    printf '%s\n' "$folder"
    break
  done
}

# Prints the folder of a toolchain that is there, whether or not it starts.
find_toolchain() {
  swift_folders | while read -r folder; do
    [ -x "$folder/swift-frontend" ] || continue
    printf '%s\n' "$folder"
    break
  done
}

# Prints the name and version of the system, and whether a package of it holds Swift 6.
system_name() (
  [ -r /etc/os-release ] && . /etc/os-release
  printf '%s\n' "${PRETTY_NAME:-this system}"
)
system_packages_swift() (
  [ -r /etc/os-release ] || exit 1
  . /etc/os-release
  # Testing and unstable carry no number.
  case "${ID:-}:${VERSION_ID:-99}" in
  debian:1[3-9] | debian:[2-9][0-9]) exit 0 ;;
  *) exit 1 ;;
  esac
)

is_installed() {
  case "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" in
  installed*) return 0 ;;
  *) return 1 ;;
  esac
}

# Installs those of the named packages that are missing, having named them.
need_packages() {
  if ! command -v dpkg-query >/dev/null 2>&1; then
    need_programs "$@"
    return
  fi
  # Two commands at once: apt's own lock guards the packages, but not the lists that it renews.
  if [ "$(id -u)" -eq 0 ] && [ -d /run ]; then
    exec 8>/run/split-view-packages.lock
    flock --timeout 900 8 || :
  fi
  install_missing "$@"
  exec 8>&-
}
install_missing() {
  missing=
  for package in "$@"; do
    is_installed "$package" || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  command="apt-get install --no-install-recommends$missing"
  administrator=
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
      say "packages are missing:$missing"
      say "ask an administrator to run: $command"
      exit "$no_right"
    fi
    administrator=sudo
    # Nobody is there to type a password.
    [ -t 0 ] || administrator='sudo -n'
  fi
  say "installing the missing packages:$missing"
  if [ -n "$administrator" ] && ! $administrator true; then
    say "sudo refused; ask an administrator to run: $command"
    exit "$no_right"
  fi
  # Lists from an earlier day may still do where the network doesn't.
  $administrator apt-get -q update >&2 || say "the package lists could not be renewed"
  # shellcheck disable=SC2086 # one word a package
  $administrator env DEBIAN_FRONTEND=noninteractive \
    apt-get -q -y -o DPkg::Lock::Timeout=300 install --no-install-recommends $missing >&2 </dev/null || {
    say "apt-get failed, its messages stand above; the command was: $command"
    exit "$no_install"
  }
}

# Without Debian's package manager only the library itself can be asked for.
need_programs() {
  if pkg-config --atleast-version=4.8 gtk4 2>/dev/null; then
    for program in Xvfb openbox git; do
      case " $* " in
      *" xvfb "*) ;;
      *) continue ;;
      esac
      command -v "$program" >/dev/null 2>&1 && continue
      say "$program is missing: install it by the package manager of $(system_name)"
      exit "$no_tool"
    done
    return 0
  fi
  say "the development files of GTK 4.8 or newer are missing: install them by the package manager of $(system_name)"
  exit "$no_tool"
}

# Makes sure of Swift and the named packages, and puts Swift's folder first in PATH.
need_swift_and() {
  swift_folder=$(find_swift)
  if [ -z "$swift_folder" ] && system_packages_swift; then
    need_packages swiftlang "$@"
    swift_folder=$(find_swift)
  elif [ -z "$swift_folder" ] && [ -n "$(find_toolchain)" ]; then
    say "Swift in $(find_toolchain) doesn't start: it may lack libraries of the system"
    need_packages gcc libc6-dev git libcurl4 libedit2 libncurses6 libsqlite3-0 libxml2 "$@"
    swift_folder=$(find_swift)
  fi
  case "$swift_folder" in
  '')
    say "Swift 6 or newer is missing, and $(system_name) has no package of it"
    say "unpack the toolchain for it from swift.org/install so that /opt/swift/usr/bin/swift exists, then run this again"
    exit "$no_tool"
    ;;
  /usr/bin | /bin | /usr/libexec/*) need_packages "$@" ;;
  # A toolchain that was only unpacked brings no linker and no C library.
  *) need_packages gcc libc6-dev git "$@" ;;
  esac
  PATH="$swift_folder:$PATH"
  export PATH
}

# Runs a command in a process group of its own, for at most so many seconds, without the package manager's
# notices about pkg-config's harmless flags; whatever the command left running ends with it. Needs $scratch.
bounded() {
  seconds=$1
  shift
  rm -f "$scratch/output"
  mkfifo "$scratch/output"
  sed -u '/prohibited flag(s)/d' <"$scratch/output" &
  bounded_filter=$!
  timeout --kill-after=20 "$seconds" "$@" >"$scratch/output" 2>&1 </dev/null &
  bounded_job=$!
  bounded_status=0
  wait "$bounded_job" || bounded_status=$?
  kill -9 -- "-$bounded_job" 2>/dev/null || :
  bounded_job=
  wait "$bounded_filter" || :
  [ "$bounded_status" -ne 124 ] || say "stopped after $seconds s: $*"
  return "$bounded_status"
}

# Makes $scratch, a private folder that goes when the command ends, however it ends.
make_scratch() {
  scratch=$(mktemp -d "${TMPDIR:-/tmp}/split-view.XXXXXX")
  bounded_job=
  server=
  trap clean_up EXIT
  trap 'exit 129' HUP
  trap 'exit 130' INT
  trap 'exit 143' TERM
}
clean_up() {
  [ -z "$bounded_job" ] || kill -9 -- "-$bounded_job" 2>/dev/null || :
  [ -z "$server" ] || kill "$server" 2>/dev/null || :
  rm -rf "$scratch"
}
