import type { Plugin } from 'vite';

/** The files of the two fonts that every page shows. */
export const SHOWN_FONTS = /(figtree|fraunces)-.{8}\.woff2$/;

/** Asks for the two fonts that every page shows before the style sheet does. */
export const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => SHOWN_FONTS.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});
