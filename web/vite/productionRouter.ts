import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** The router's package offers its development build to bundlers; people get the other one. */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  config: () => {
    const folder = createRequire(import.meta.url)
      .resolve('react-router')
      .replace(/development.*/, 'production/');
    const alias = [
      { find: /^react-router$/, replacement: `${folder}index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${folder}dom-export.mjs` },
    ];
    return { resolve: { alias } };
  },
});
