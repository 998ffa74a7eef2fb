import type { Plugin } from 'vite';
import { MEDIA } from '../../schema/breakpoints.generated.ts';
import { LIMITS } from '../../schema/limits.ts';

const TABLES: Record<string, Readonly<Record<string, unknown>>> = { LIMITS, MEDIA };
const IMPORT =
  /import \{[^}]*\b(?:LIMITS|MEDIA)\b[^}]*\} from ['"][./\w]*\/(?:limits|breakpoints\.generated)['"]/;
const MEMBER = /\b(LIMITS|MEDIA)\.(\w+)/g;

/**
 * Writes the value itself where code asks for one limit or one media query, so that no page loads the tables of all of
 * them, of which it needs few.
 */
export const inlineTables = (): Plugin => ({
  name: 'inline-tables',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(web\/src|schema)\/.*\.tsx?$/, code: IMPORT },
    handler(code) {
      return code.replace(MEMBER, (member, table: string, name: string) => {
        const value = TABLES[table]![name];
        return value === undefined
          ? this.error(`${member} is not in its table.`)
          : `(${JSON.stringify(value)})`;
      });
    },
  },
});
