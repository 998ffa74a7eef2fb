import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const TOKENS_SHEET = fileURLToPath(new URL('../src/kit/tokens.css', import.meta.url));

type Pairs = [name: string, value: string][];

/** The tokens of tokens.css: lengths and the like, the colours of both appearances, and media queries. */
export function readTokens() {
  const sheet = readFileSync(TOKENS_SHEET, 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const declared = (selector: string): Pairs => {
    const block = new RegExp(`${selector}\\s*{([^}]*)}`).exec(sheet)?.[1];
    if (!block) throw new Error(`tokens.css has no rules for ${selector}.`);
    return Array.from(block.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name, value]) => [name!, value!]);
  };
  const both = declared(':root');
  const light = declared(":root,\\s*\\[data-appearance='light'\\]");
  const dark = declared("\\[data-appearance='dark'\\]");
  const names = (pairs: Pairs) => pairs.map(([name]) => name).join();
  if (names(light) !== names(dark)) throw new Error('tokens.css: light and dark declare different colours.');
  const media: Pairs = Array.from(sheet.matchAll(/@custom-media --([\w-]+) ([^;]+);/g), ([, name, query]) => [
    name!,
    query!,
  ]);
  return { both, light, dark, media };
}
