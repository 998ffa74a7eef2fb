import { readTokens } from '../vite/readTokens';

export const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const property = ([name, value]: [string, string]) => `  ${camelCase(name)}: ${JSON.stringify(value)},\n`;
const object = (pairs: [string, string][]) => `{\n${pairs.map(property).join('')}}`;

/** Prints colours and lengths of tokens.css as TypeScript, for what is no style sheet. */
export function plugin(): string {
  const { both, light, dark } = readTokens();
  return `// Printed from web/src/kit/tokens.css.

/** What is equal in both appearances: radii, text sizes, lengths. */
export const TOKENS = ${object(both)} as const;

/** The colours of the light appearance. */
export const LIGHT = ${object(light)} as const;

/** The colours of the dark appearance. */
export const DARK: Record<keyof typeof LIGHT, string> = ${object(dark)};
`;
}
