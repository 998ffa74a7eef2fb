import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The router's package offers its development build to bundlers; people get the other one. The package does not promise
 * where that is: web/test/productionRouter.test.ts fails if it moves.
 */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  config: () => {
    const alias = [
      { find: /^react-router$/, replacement: join(productionFolder(), 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(productionFolder(), 'dom-export.mjs') },
    ];
    return { resolve: { alias } };
  },
});

/** The folder of the router's production build. */
export const productionFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production');
