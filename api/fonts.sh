#!/bin/sh
# Makes the fonts of PDF files from those of the packages: one weight each, and all letters of a font in one file. Run it when
# a package of fonts is updated. It needs fonttools with brotli (Debian: python3-fonttools, python3-brotli; PYTHON says which
# one has them).
set -eu
cd "$(dirname "$0")"
python=${PYTHON:-/usr/bin/python3}
packages=../node_modules/@fontsource-variable
into=src/bookings/paper/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# FONT AXIS WEIGHT PARTS TO
whole() {
  files=
  for part in $4; do
    "$python" -m fontTools.varLib.instancer --quiet "$packages/$1/files/$1-$part-$2-normal.woff2" $3 --output "$work/$part.ttf"
    files="$files $work/$part.ttf"
  done
  "$python" -m fontTools.merge --output-file="$work/whole.ttf" $files >"$work/log" 2>&1
  "$python" -m fontTools.subset "$work/whole.ttf" --unicodes='*' --layout-features=kern,ccmp,locl,mark,mkmk,rvrn,tnum \
    --no-hinting --name-IDs=0,1,2,4,6,14 --drop-tables+=STAT --output-file="$into/$5.ttf"
}

western='latin latin-ext'
whole figtree wght wght=400 "$western" figtree
whole figtree wght wght=600 "$western" figtree-bold
whole fraunces soft 'SOFT=100 wght=600' "$western" fraunces
# For names in letters that the other two lack.
whole noto-sans wght wght=400 "$western greek greek-ext cyrillic cyrillic-ext vietnamese" noto-sans
# Files of other scripts are not installed with the packages of Staybook, since each package is up to 80 MB: SCRIPT NAME
other() {
  (cd "$work" && npm pack --silent "@fontsource/noto-sans-$2@5.3.0" >/dev/null)
  tar -xzf "$work/fontsource-noto-sans-$2-5.3.0.tgz" -C "$work" "package/files/noto-sans-$2-$1-400-normal.woff2"
  "$python" -c 'import sys; from fontTools.ttLib import woff2; woff2.decompress(*sys.argv[1:])' \
    "$work/package/files/noto-sans-$2-$1-400-normal.woff2" "$into/noto-sans-$2.ttf"
}
for script in hebrew arabic devanagari thai georgian armenian; do other $script $script; done
other chinese-simplified sc
other chinese-traditional tc
other japanese jp
other korean kr
ls -l "$into"
