import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageFiles, RenderedPage } from './renderer';

const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;
const SCRIPT = /<script type="module"[^>]*><\/script>\s*/;
const LINKS = /<link rel="modulepreload"[^>]*>\s*/g;
/** Asks for the table of pages that never come rendered. */
const OTHER_PAGES = /<link data-other[^>]*>\s*/;
/** Loads the code after the content was painted and queues clicks until then: web/early.js. */
const EARLY = 'early.js';
const END = '</template><!-- code -->';

/**
 * Prepares the document of a page with content. Its small style sheet is inlined, and its scripts wait in a
 * template until the content was painted. A page without content needs its scripts first and keeps the
 * document unchanged, as does a build without the loader script.
 */
export function deferScripts(document: string, root: string): string {
  const inline = (link: string, name: string) =>
    existsSync(path.join(root, name)) ? inlineStyle(root, name) : link;
  const early = path.join(root, EARLY);
  if (!existsSync(early)) return document.replace(STYLE_SHEET, inline);
  const script = readFileSync(early, 'utf8');
  // The scripts in the order in which they run, imports first.
  const code = [...(document.match(LINKS) ?? []), ...(document.match(SCRIPT) ?? [])].map((element) =>
    element.trim().replace(/^<\w+/, '$& data-run'),
  );
  return document
    .replace(SCRIPT, '')
    .replace(OTHER_PAGES, '')
    .replace(LINKS, '')
    .replace('</head>', () => `<template id="code">${code.join('')}${END}<script>${script}</script></head>`)
    .replace(STYLE_SHEET, inline);
}

/**
 * Inlines a style sheet of the build. The disabled link next to it loads nothing: code that loads style
 * sheets looks for it and would otherwise restyle the whole page.
 */
export const inlineStyle = (root: string, name: string): string =>
  `<style>${readFileSync(path.join(root, name), 'utf8')}</style><link rel="stylesheet" href="/${name}" disabled>`;

/** Adds preload links of code that runs later. */
const withCode = (document: string, links: string): string => document.replace(END, () => links + END);

const ROOT = '<div id="root"></div>';

/** Writes a rendered page into the document of the web app. The scripts in `modules` hydrate it. */
export function writePage(
  document: string,
  { html, head, hydrationData }: Pick<RenderedPage, 'html' | 'head' | 'hydrationData'>,
  { modules, styles }: PageFiles,
): string {
  const data = `<script type="application/json" id="hydration-data">${asScript(hydrationData)}</script>`;
  return withCode(document, modules)
    .replace('</head>', () => `${styles}${head}</head>`)
    .replace(ROOT, () => `<div id="root">${html}</div>${data}`);
}

const ESCAPED: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON escaped so that it cannot end its script element. */
const asScript = (value: object): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => ESCAPED[sign]!);
