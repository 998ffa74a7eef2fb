import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const minified = (file: string): string =>
  minifySync(file, readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).code.trim();

/**
 * The script that runs before the first paint becomes a part of the document, which waits for no other file then. That of
 * pages that come with their content is written beside it: the api makes it a part of those. A document without content is
 * mostly for a page of the table of other pages, so it asks for that at once; the api takes this out of the others.
 */
export const scriptsOfDocuments = (): Plugin => ({
  name: 'scripts-of-documents',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'asset', fileName: 'early.js', source: minified('early.js') });
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const table = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/app/otherRoutes.tsx'),
      );
      if (!table) throw new Error('The table of other pages has no file of its own.');
      return html
        .replace(
          '<script src="/appearance.js"></script>',
          () => `<script>${minified('public/appearance.js')}</script>`,
        )
        .replace(
          '</head>',
          `  <link data-other rel="modulepreload" crossorigin href="/${table.fileName}" />\n  </head>`,
        );
    },
  },
});
