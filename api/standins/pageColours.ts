import { DARK, LIGHT, TOKENS } from '../../schema/tokens.generated';

const declared = (colours: typeof DARK): string => `
  --paper: ${colours.paper}; --card: ${colours.card}; --ink: ${colours.ink}; --quiet: ${colours.quiet};
  --primary: ${colours.teal}; --chosen: ${colours.tealSoft}; --line: ${colours.line};
  --accent: ${colours.clay}; --accent-over: ${colours.clayStrong}; --on-accent: ${colours.onClay};
  --wrong: ${colours.red}; --wrong-paper: ${colours.redSoft};
  --field: color-mix(in srgb, ${colours.quiet} 65%, transparent);`;

/** The colours and radii of the stand-ins' pages: those of the app, as the system is light or dark. */
export const PAGE_COLOURS = `
:root {
  color-scheme: light dark;${declared(LIGHT)}
  --radius-control: ${TOKENS.radiusControl}; --radius-card: ${TOKENS.radiusCard};
}
@media (prefers-color-scheme: dark) {
  :root {${declared(DARK)}
  }
}`;
