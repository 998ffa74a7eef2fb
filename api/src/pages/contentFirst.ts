import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;
/** Keeps what is pressed until the code is there: in front of it, and run before it. */
const EARLY = '<script defer src="/early.js"></script>';
const CODE = /<(?:script type="module"|link rel="modulepreload")(?= )/g;

/**
 * The document for a page that has its content already: its style sheet, which is small, stands in it, and its code comes
 * after what is seen. A page without content needs its code before anything else, and keeps the document as it is.
 */
export function contentFirst(document: string, root: string): string {
  const inline = (link: string, name: string) => {
    const file = path.join(root, name);
    return existsSync(file) ? `<style>${readFileSync(file, 'utf8')}</style>` : link;
  };
  return document
    .replace(CODE, '$& fetchpriority="low"')
    .replace('<script type="module"', (script) => EARLY + script)
    .replace(STYLE_SHEET, inline);
}
