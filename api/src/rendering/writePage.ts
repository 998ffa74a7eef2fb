import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageFiles, RenderedPage } from './renderer';

const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;
const SCRIPT = /<script type="module"[^>]*><\/script>\s*/;
const LINKS = /<link rel="modulepreload"[^>]*>\s*/g;
/** Adds the code once what is seen is there, and keeps what is pressed until then: web/early.js. */
const EARLY = 'early.js';
const END = '</template><!-- code -->';

/**
 * The document for a page that has its content already: its style sheet, which is small, stands in it, and its code waits
 * in a template until what is seen is there. A page without content needs its code before anything else, and keeps the
 * document as it is; so does a build without the script that adds the code.
 */
export function contentFirst(document: string, root: string): string {
  const inline = (link: string, name: string) =>
    existsSync(path.join(root, name)) ? inlineStyle(root, name) : link;
  const early = path.join(root, EARLY);
  if (!existsSync(early)) return document.replace(STYLE_SHEET, inline);
  const script = readFileSync(early, 'utf8');
  // what is run, in this order: first what the others import
  const code = [...(document.match(LINKS) ?? []), ...(document.match(SCRIPT) ?? [])].map((element) =>
    element.trim().replace(/^<\w+/, '$& data-run'),
  );
  return document
    .replace(SCRIPT, '')
    .replace(LINKS, '')
    .replace('</head>', () => `<template id="code">${code.join('')}${END}<script>${script}</script></head>`)
    .replace(STYLE_SHEET, inline);
}

/**
 * A style sheet of the build as a part of the document. The link beside it is switched off and loads nothing: whatever
 * loads code with its style sheets looks for it, and would have the browser style the whole page anew.
 */
export const inlineStyle = (root: string, name: string): string =>
  `<style>${readFileSync(path.join(root, name), 'utf8')}</style><link rel="stylesheet" href="/${name}" disabled>`;

/** Adds links to code that waits as well, and that the rest runs when it needs it. */
const withCode = (document: string, links: string): string => document.replace(END, () => links + END);

const ROOT = '<div id="root"></div>';

/** The document of the web app with a rendered page in it. It goes on with the code in `modules`. */
export function writePage(
  document: string,
  { html, head, handedOver }: Pick<RenderedPage, 'html' | 'head' | 'handedOver'>,
  { modules, styles }: PageFiles,
): string {
  const data = `<script type="application/json" id="handed-over">${asScript(handedOver)}</script>`;
  return withCode(document, modules)
    .replace('</head>', () => `${styles}${head}</head>`)
    .replace(ROOT, () => `<div id="root">${html}</div>${data}`);
}

const ESCAPED: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that cannot end the script element that it stands in. */
const asScript = (value: object): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => ESCAPED[sign]!);
