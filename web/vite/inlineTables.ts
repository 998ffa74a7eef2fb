import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const IMPORT =
  /import \{[^}]*\b(?:LIMITS|MEDIA)\b[^}]*\} from ['"][./\w]*\/(?:limits|breakpoints\.generated)['"]/;
const MEMBER = /\b(LIMITS|MEDIA)\.(\w+)/g;
const ROW = /^ {2}(\w+): ([\d_-]+|".*"),$/gm;

/** The rows of a table of the schema, each value as it is written there. */
function readTable(file: string): Map<string, string> {
  const source = readFileSync(new URL(`../../schema/${file}`, import.meta.url), 'utf8');
  return new Map([...source.matchAll(ROW)].map(([, name, value]) => [name!, value!]));
}

/**
 * Writes the value itself where code asks for one limit or one media query, so that no page loads the tables of all of
 * them, of which it needs few. The home page is 1.2 kB smaller with it (`npm run bench -- first-load`).
 */
export function inlineTables(): Plugin {
  const tables = { LIMITS: readTable('limits.ts'), MEDIA: readTable('breakpoints.generated.ts') };
  return {
    name: 'inline-tables',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(web\/src|schema)\/.*\.tsx?$/, code: IMPORT },
      handler(code) {
        return code.replace(MEMBER, (member, table: keyof typeof tables, name: string) => {
          const value = tables[table].get(name);
          return value ? `(${value})` : this.error(`${member} is not in its table.`);
        });
      },
    },
  };
}
