import * as drawings from '@mdi/js';
import type { Plugin } from 'vite';

const PREFIX = '\0icon:';
const IMPORT = /import \{([^}]*)\} from ['"]@mdi\/js['"];?/g;

/** Makes each icon a module of its own, so that a page loads those that it shows: the package is one module. */
export const separateIcons = (): Plugin => ({
  name: 'separate-icons',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: '@mdi/js' },
    handler: (code) =>
      code.replace(IMPORT, (_, names: string) =>
        (names.match(/\w+/g) ?? []).map((name) => `import { ${name} } from 'icon:${name}';`).join(' '),
      ),
  },
  resolveId: (source) => (source.startsWith('icon:') ? `\0${source}` : undefined),
  load(id) {
    if (!id.startsWith(PREFIX)) return undefined;
    const name = id.slice(PREFIX.length);
    const drawing = (drawings as Record<string, string>)[name];
    if (!drawing) return this.error(`@mdi/js has no ${name}.`);
    return `export const ${name} = ${JSON.stringify(drawing)};`;
  },
});
