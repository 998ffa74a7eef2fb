type Shades = Record<string, string>;

/** The variables that make a page light, whatever the screen shows: paper is white. */
export function printColours(palette: Record<string, string | Shades>): Shades {
  const pairs = Object.entries(palette).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value] as const]
      : Object.entries(value).map(([shade, colour]) => [`${name}-${shade}`, colour] as const),
  );
  return Object.fromEntries(pairs.map(([name, colour]) => [`--mui-palette-${name}`, colour]));
}
