import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import type { Plugin } from 'vite';
import { readTokens, TOKENS_SHEET } from './readTokens.ts';

const file = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Style sheets use the breakpoints of tokens.css by their names. */
export const css = {
  postcss: { plugins: [globalData({ files: [TOKENS_SHEET] }), customMedia()] },
};

/** Fills in what is written as {{light.NAME}} or {{dark.NAME}}. */
function withColours(text: string): string {
  const tokens = readTokens();
  return text.replace(/{{(light|dark)\.([\w-]+)}}/g, (_, appearance: 'light' | 'dark', name: string) => {
    const colour = tokens[appearance].find(([token]) => token === name);
    if (!colour) throw new Error(`tokens.css has no colour ${name}.`);
    return colour[1];
  });
}

const manifest = (): string => withColours(readFileSync(file('staybook.webmanifest'), 'utf8'));

/** Writes colours of tokens.css into what browsers read before any style sheet: the document and the manifest. */
export const browserColours = (): Plugin => ({
  name: 'browser-colours',
  buildStart() {
    if (!this.meta.watchMode)
      this.emitFile({ type: 'asset', fileName: 'staybook.webmanifest', source: manifest() });
  },
  configureServer: (server) => {
    server.middlewares.use('/staybook.webmanifest', (_request, response) => {
      response.setHeader('content-type', 'application/manifest+json');
      response.end(manifest());
    });
  },
  transformIndexHtml: { order: 'pre', handler: withColours },
});
