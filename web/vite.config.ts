import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = process.env.API_URL ?? 'http://127.0.0.1:4000';

/** Asks for the two fonts that every page shows before the style sheet does. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /(figtree-latin-wght|fraunces-latin-soft)-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});

/** The router's package offers its development build to bundlers; people get the other one. */
const productionRouter = (): Plugin => ({
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

export default defineConfig({
  plugins: [react(), preloadFonts(), productionRouter()],
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    // what nearly every page needs comes as one file: fewer requests, and it packs better than crumbs
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shared', test: /node_modules/, minShareCount: 12 }] } },
    },
  },
  server: {
    port: 5173,
    proxy: { '/graphql': { target: api, ws: true }, '/dev': api, '/api': api, '/captcha': api },
  },
});
