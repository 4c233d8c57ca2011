#!/bin/sh
# Run after an install where the Node of the project does not start. Since version 25 it wants libatomic of the system,
# which neither Debian nor Ubuntu brings by itself.
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo 'The Node of this project needs the package libatomic1; installing it.'
  export DEBIAN_FRONTEND=noninteractive
  apt-get update && apt-get install -y libatomic1 && exec node -e 0
fi
echo 'The Node that comes with this project does not start on this machine: on Linux it needs glibc and libatomic.' >&2
echo 'Install it (Debian, Ubuntu: sudo apt-get install libatomic1; Fedora: sudo dnf install libatomic) and try again.' >&2
exit 1
