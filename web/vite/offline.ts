import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { SHOWN_FONTS } from './preloadFonts.ts';

/** What opens where the server cannot be reached; see serviceWorker.js. */
const OFFLINE = [
  'index.html',
  'src/app/otherRoutes.tsx',
  'src/app/layout/Footer.tsx',
  'src/app/offline/keptBookings.ts',
  'src/bookings/detail/MyBookingsPage.tsx',
  'src/bookings/detail/BookingPage.tsx',
  'src/session/LogoutPage.tsx',
  'src/session/loadedLater.ts',
];
const OFFLINE_FILES = ['/avatar.svg', '/staybook.svg'];

/** The service worker, with the files that it keeps: the first is the one that every page runs. */
export const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = new Set<string>();
    const add = (name: string) => {
      const chunk = bundle[name];
      if (chunk?.type !== 'chunk' || files.has(name)) return;
      files.add(name);
      for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
      chunk.imports.forEach(add);
    };
    for (const page of OFFLINE) {
      const isOf = (of: string | null | undefined) => of?.endsWith(`/web/${page}`);
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && isOf(file.facadeModuleId));
      if (!chunk) this.error(`${page} has no file of its own.`);
      add(chunk.fileName);
    }
    for (const name of Object.keys(bundle)) if (SHOWN_FONTS.test(name)) files.add(name);
    const names = JSON.stringify([...[...files].map((name) => `/${name}`), ...OFFLINE_FILES]);
    const source = readFileSync(new URL('../serviceWorker.js', import.meta.url), 'utf8');
    this.emitFile({
      type: 'asset',
      fileName: 'service-worker.js',
      source: source.replace('ENGLISH_FILES = []', `ENGLISH_FILES = ${names}`),
    });
  },
});
