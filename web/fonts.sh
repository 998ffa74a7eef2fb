#!/bin/sh
# Makes the fonts of src/app/fonts from those of the packages: in parts, of which pages load those that they show, and the
# two that all show come with the first packets. Run it when a package of fonts is updated. It needs fonttools with brotli
# (Debian: python3-fonttools, python3-brotli; PYTHON says which one has them).
set -eu
cd "$(dirname "$0")"
python=${PYTHON:-/usr/bin/python3}
packages=../node_modules/@fontsource-variable
into=src/app/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The parts, as src/app/fonts.css names them. Most texts in western languages need no other than the first.
common=U+20-7E,U+A0,U+A3,U+A9,U+AB,U+B0,U+B7,U+BB,U+BF,U+D7,U+DF-EF,U+F1-F6,U+F8-FC,U+153,U+2009,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+20AC,U+2212
capitals=U+C0-D6,U+D8-DC,U+152
nordic=U+DD-DE,U+F0,U+FD-FF
symbols=U+A1-A2,U+A4-A8,U+AA,U+AC-AF,U+B1-B6,U+B8-BA,U+BC-BE,U+F7,U+2122,U+2190-2193,U+2215
eastern=U+100-17F,U+218-21B,U+1E9E

# FROM AXES CHARACTERS FEATURES TO
narrow() {
  "$python" -m fontTools.varLib.instancer --quiet "$packages/$1" $2 --output "$work/narrow.ttf"
  "$python" -m fontTools.subset "$work/narrow.ttf" --unicodes="$3" --layout-features="$4" --no-hinting \
    --name-IDs=0,1,14 --drop-tables+=STAT --flavor=woff2 --output-file="$into/$5.woff2"
}

# Numbers in columns are as wide as each other (tnum); what a weight has another letter for is kept (rvrn).
figtree=figtree/files/figtree-latin-wght-normal.woff2
figtree_ext=figtree/files/figtree-latin-ext-wght-normal.woff2
weights=wght=400:700
narrow $figtree $weights "$common,$capitals" kern,tnum,rvrn figtree
narrow $figtree $weights "$nordic,$symbols" kern,rvrn figtree-rest
narrow $figtree_ext $weights "$eastern" kern,ccmp,locl,rvrn figtree-eastern
# Headings have one weight.
fraunces=fraunces/files/fraunces-latin-soft-normal.woff2
fraunces_ext=fraunces/files/fraunces-latin-ext-soft-normal.woff2
soft='SOFT=100 wght=600'
narrow $fraunces "$soft" "$common" kern,liga,rvrn fraunces
narrow $fraunces "$soft" "$capitals,$nordic" kern,rvrn fraunces-capitals
narrow $fraunces_ext "$soft" "$eastern" kern,ccmp,rvrn fraunces-eastern
ls -l "$into"
