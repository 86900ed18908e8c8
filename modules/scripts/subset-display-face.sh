#!/bin/sh
# Writes src/theme/fonts: Fraunces at the one weight that headings use, with its optical sizes, in three parts.
# A Polish page then downloads 41 KB of it instead of 127. Needs fonttools and brotli for Python.
set -eu
cd "$(dirname "$0")/.."
source=node_modules/@fontsource-variable/fraunces
target=src/theme/fonts
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

part() { # name, subset of the package, code points
  python3 -m fontTools.varLib.instancer "$source/files/fraunces-$2-opsz-normal.woff2" wght=380 opsz=14:144 -o "$work/$1.ttf"
  python3 -m fontTools.subset "$work/$1.ttf" --flavor=woff2 --unicodes="$3" --output-file="$target/fraunces-$1.woff2"
}

mkdir -p "$target"
part latin latin '*'
part polish-hungarian latin-ext 'U+0104-0107,U+0118-0119,U+0141-0144,U+0150-0151,U+015A-015B,U+0170-0171,U+0179-017C'
part latin-ext latin-ext 'U+0100-017F,U+0218-021B,U+1E9E'
cp "$source/LICENSE" "$target/LICENSE-fraunces.txt"
