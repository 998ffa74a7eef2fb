import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { languages } from './vite/languages.ts';
import { productionRouter } from './vite/productionRouter.ts';
import { css } from './vite/tokens.ts';

/**
 * The pages as the api renders them. Everything they need is in the folder, since the api installs nothing of the web; it is
 * beside `dist`, so that no web server offers it.
 */
export default defineConfig({
  plugins: [react(), productionRouter(), languages()],
  css,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server.tsx',
    outDir: 'server/dist',
    copyPublicDir: false,
    minify: true,
    rolldownOptions: {
      // a text stands in the file of the page that shows it, not in one for all pages that show any text of its folder
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        // what has no text is loaded once for all languages
        codeSplitting: { groups: [{ name: 'packages', test: /node_modules/ }] },
      },
    },
  },
});
