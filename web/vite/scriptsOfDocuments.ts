import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const minified = (file: string): string =>
  minifySync(file, readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).code.trim();

/**
 * The script that runs before the first paint becomes a part of the document, which waits for no other file then. That of
 * pages that come with their content is written beside it: the api makes it a part of those.
 */
export const scriptsOfDocuments = (): Plugin => ({
  name: 'scripts-of-documents',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'asset', fileName: 'early.js', source: minified('early.js') });
  },
  transformIndexHtml: (html) =>
    html.replace(
      '<script src="/appearance.js"></script>',
      () => `<script>${minified('public/appearance.js')}</script>`,
    ),
});
