import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '../../../schema/language';
import { scriptHashes } from './scriptHashes';
import { deferScripts } from './writePage';

/** Milliseconds for which the document of the web app is cached: a build replaces it. */
const UNCHANGED_MS = 1000;

/** The document of the web app in one language. */
interface Template {
  /** As it is sent without content. */
  text: string;
  /** As it is sent with content. */
  withContent: string;
  /** The hashes of its inline scripts. */
  scripts: readonly string[];
}

/** Reads the document of the web app in a language, and reads it again after a build. */
export function webDocument(root: string, language: Language): () => Promise<Template> {
  const own = path.join(root, `index.${language.toLowerCase()}.html`);
  const file = existsSync(own) ? own : path.join(root, 'index.html');
  let checkedMs = 0;
  let changedMs = 0;
  let template: Template = { text: '', withContent: '', scripts: [] };
  return async () => {
    if (Date.now() - checkedMs <= UNCHANGED_MS) return template;
    const { mtimeMs } = await stat(file);
    if (changedMs !== mtimeMs) {
      const text = await readFile(file, 'utf8');
      const withContent = deferScripts(text, root);
      template = { text, withContent, scripts: scriptHashes(text, withContent) };
      changedMs = mtimeMs;
    }
    checkedMs = Date.now();
    return template;
  };
}
