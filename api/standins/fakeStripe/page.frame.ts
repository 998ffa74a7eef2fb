import { Html, html } from '../../src/core/html';
import { PAGE_SCRIPT } from './page.script';
import { PAGE_STYLE } from './page.style';
import { put, type Speech } from './page.words';

// Built as whole strings: the hashes in the content security policy cover every character between the tags.
const STYLE = new Html(`<style>${PAGE_STYLE}</style>`);
const SCRIPT = new Html(`<script>${PAGE_SCRIPT}</script>`);

/** The frame of every hosted page: name, badge, footer. */
export const pageFrame = (
  merchant: string,
  { language, words }: Speech,
  title: string,
  content: Html,
): Html =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${merchant}</title>
        <link rel="icon" href="data:," />
        <link rel="preload" href="fonts/figtree.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="preload" href="fonts/fraunces.woff2" as="font" type="font/woff2" crossorigin />
        ${STYLE}
      </head>
      <body>
        <header><span class="mark">${merchant}</span><span class="badge">${words.testMode}</span></header>
        ${content}
        <footer>${put(words.footer, { merchant })}</footer>
        ${SCRIPT}
      </body>
    </html>`;
