/*
 * Writes messages as the tools of each library write them: `node languages.mjs FOLDER LANGUAGE`, where FOLDER has the
 * libraries and texts.json. It writes lingui.json, formatjs.json, and the folder paraglide.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

const [folder, language] = argv.slice(2);
const load = (file) => import(pathToFileURL(path.join(folder, 'node_modules', file)).href);
const main = (name) => import(pathToFileURL(createRequire(path.join(folder, 'x.js')).resolve(name)).href);
const write = (name, value) => writeFileSync(path.join(folder, name), JSON.stringify(value));

/** Texts by their ids. */
const texts = JSON.parse(readFileSync(path.join(folder, 'texts.json'), 'utf8'));
const each = (change) => Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, change(text)]));

const { compileMessage } = await load('@lingui/message-utils/dist/compileMessage.mjs');
write(
  'lingui.json',
  each((text) => compileMessage(text)),
);

const { parse } = await main('@formatjs/icu-messageformat-parser');
write(
  'formatjs.json',
  each((text) => parse(text, { captureLocation: false })),
);

const PLURAL = /\{(\w+), plural,((?: =?\w+ \{[^}]*\})+)\}/;

/** A text in the notation of Paraglide: a plural makes a whole text for each of its forms. */
function asVariants(text) {
  const [whole, name, forms] = PLURAL.exec(text) ?? [];
  if (!whole) return text;
  const variants = [...forms.matchAll(/ (\w+) \{([^}]*)\}/g)].map(([, form, words]) => [
    `form=${form}`,
    text.replace(whole, words.replaceAll('#', `{${name}}`)),
  ]);
  const declarations = [`input ${name}`, `local form = ${name}: plural`];
  return [{ declarations, selectors: ['form'], match: Object.fromEntries(variants) }];
}

const { compile } = await main('@inlang/paraglide-js');
const project = path.join(folder, 'project.inlang');
const outdir = path.join(folder, 'paraglide');
mkdirSync(path.join(folder, 'messages'), { recursive: true });
mkdirSync(project, { recursive: true });
rmSync(outdir, { recursive: true, force: true });
write(`messages/${language}.json`, each(asVariants));
write('project.inlang/settings.json', {
  baseLocale: language,
  locales: [language],
  modules: [path.join(folder, 'node_modules/@inlang/plugin-message-format/dist/index.js')],
  'plugin.inlang.messageFormat': { pathPattern: './messages/{locale}.json' },
});
await compile({ project, outdir, strategy: ['baseLocale'] });
