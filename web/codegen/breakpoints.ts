import { camelCase } from './tokens';
import { readTokens } from '../vite/readTokens';

/** Prints the breakpoints of tokens.css, apart from its colours: most pages that ask for one need no colour. */
export function plugin(): string {
  const properties = readTokens().media.map(
    ([name, query]) => `  ${camelCase(name)}: ${JSON.stringify(query)},\n`,
  );
  return `// Printed from web/src/kit/tokens.css.

/** Media queries by their names. */
export const MEDIA = {\n${properties.join('')}} as const;
`;
}
