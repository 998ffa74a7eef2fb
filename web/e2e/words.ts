import { readFileSync } from 'node:fs';
import path from 'node:path';

const WEB = path.join(import.meta.dirname, '..');

/** The value of a constant of a file of texts. */
function englishOf(folder: string, name: string): string {
  const source = readFileSync(path.join(WEB, 'src', folder, 'texts.ts'), 'utf8');
  const found = new RegExp(`export const ${name} =\\s*(['"])(.*)\\1;`).exec(source)?.[2];
  if (found === undefined) throw new Error(`${folder}/texts.ts has no ${name}.`);
  return found;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reads the texts of screens in a language, by their folders and names: what people see there. */
export function wordsIn(language: string) {
  const say = (folder: string, name: string): string => {
    const english = englishOf(folder, name);
    const file = path.join(WEB, 'translations', language, `${folder}.json`);
    const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return known[`${name}|${english}`] ?? known[english]!;
  };
  return {
    say,
    /** A pattern of a text with anything in its placeholders. */
    pattern: (folder: string, name: string): RegExp =>
      new RegExp(
        `^${say(folder, name)
          .split(/\{\w+\}/)
          .map((text) => escape(text).replace(/\s/g, '\\s'))
          .join('(.+)')}$`,
      ),
  };
}
