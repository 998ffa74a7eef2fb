import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fill } from '../../schema/fill';
import { Checks } from './proof/checks';

/*
 * What the languages weigh on the page that visitors come to first. The texts of the home page in German are written for
 * each library as its own tools write them, with its runtime, and bundled and compressed as the web is. Every bundle fills
 * the same texts, and says what it has written.
 *   ours         schema/fill.ts, with each text in place of its use
 *   Lingui       @lingui/core with compiled messages
 *   FormatJS     intl-messageformat with messages that were parsed at build time
 *   Paraglide    one function for each message in one language
 */

const ROOT = path.join(__dirname, '../..');
const FOLDER = path.join(tmpdir(), 'staybook-bench-languages');
const PACKAGES = [
  '@lingui/core@6.11.0',
  '@lingui/message-utils@6.11.0',
  'intl-messageformat@12.1.5',
  '@formatjs/icu-messageformat-parser@3.5.23',
  '@inlang/paraglide-js@2.25.4',
  '@inlang/plugin-message-format@4.4.4',
];
/** FormatJS without its parser: its messages are parsed at build time. */
const NO_PARSER = path.join(FOLDER, 'node_modules/@formatjs/icu-messageformat-parser/no-parser.js');
/** The folders of the web whose texts the home page shows. */
const SHOWN = ['home', 'search', 'search/destination', 'search/party', 'kit', 'app/layout', 'newsletter'];
const LANGUAGE = 'de';

/** The texts of the home page in German, with values for their placeholders. */
function readTexts(): { text: string; values: Record<string, string | number> }[] {
  const texts = SHOWN.flatMap((folder) =>
    Object.values(
      JSON.parse(
        readFileSync(path.join(ROOT, 'web/translations', LANGUAGE, `${folder}.json`), 'utf8'),
      ) as Record<string, string>,
    ),
  );
  // tags are drawn by components in every library; Paraglide has another notation for several plurals in one text
  return texts
    .filter((text) => !text.includes('<') && text.split(', plural').length <= 2)
    .map((text) => ({
      text,
      values: Object.fromEntries(
        [...text.matchAll(/\{(\w+)(, plural)?/g)].map(([, name, plural]) => [name!, plural ? 3 : 'x']),
      ),
    }));
}

function install(): void {
  mkdirSync(FOLDER, { recursive: true });
  if (existsSync(path.join(FOLDER, 'node_modules/@inlang/plugin-message-format'))) return;
  writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true, "type": "module" }');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'];
  const { status } = spawnSync('npm', ['install', ...options, ...PACKAGES], { cwd: FOLDER, stdio: 'ignore' });
  if (status !== 0) throw new Error('The libraries could not be installed.');
}

type Texts = ReturnType<typeof readTexts>;
const literal = (value: unknown): string => JSON.stringify(value);
const idOf = (at: number): string => `text${at}`;
const written = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');
const say = (texts: Texts, write: (text: Texts[number], at: number) => string): string =>
  `globalThis.said = [${texts.map(write).join(',')}];`;

/** Writes the messages of all libraries. */
function writeMessages(texts: Texts): void {
  writeFileSync(
    path.join(FOLDER, 'texts.json'),
    literal(Object.fromEntries(texts.map(({ text }, at) => [idOf(at), text]))),
  );
  const program = path.join(__dirname, 'peers/languages.mjs');
  const { status } = spawnSync(process.execPath, [program, FOLDER, LANGUAGE], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The libraries could not write their messages.');
}

/** The entry of each bundle: it writes all texts into `said`. */
const ENTRIES: Record<string, (texts: Texts) => string> = {
  ours: (texts) => `import { fill } from ${literal(path.join(ROOT, 'schema/fill.ts'))};
    ${say(texts, ({ text, values }) => (Object.keys(values).length ? `fill(${literal(text)}, ${literal(values)})` : literal(text)))}`,
  Lingui: (texts) => `import { i18n } from '@lingui/core';
    i18n.loadAndActivate({ locale: '${LANGUAGE}', messages: JSON.parse(${literal(written('lingui.json'))}) });
    ${say(texts, ({ values }, at) => `i18n._(${literal(idOf(at))}, ${literal(values)})`)}`,
  FormatJS: (texts) => `import { IntlMessageFormat } from 'intl-messageformat';
    const messages = JSON.parse(${literal(written('formatjs.json'))});
    ${say(texts, ({ values }, at) => `new IntlMessageFormat(messages.${idOf(at)}, '${LANGUAGE}').format(${literal(values)})`)}`,
  Paraglide: (texts) => `import { m } from './paraglide/messages.js';
    ${say(texts, ({ values }, at) => `m.${idOf(at)}(${literal(values)})`)}`,
};

/** Bundles an entry as the web is bundled; the code of all its files together. */
async function bundle(entry: string): Promise<string> {
  const file = path.join(FOLDER, 'entry.js');
  const out = path.join(FOLDER, 'out');
  writeFileSync(file, entry);
  const { build } = (await import('vite')) as typeof import('vite');
  await build({
    root: FOLDER,
    logLevel: 'error',
    configFile: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@formatjs/icu-messageformat-parser': NO_PARSER } },
    build: { outDir: out, emptyOutDir: true, lib: { entry: file, formats: ['es'], fileName: 'bundle' } },
  });
  const files = readdirSync(out).filter((name) => name.endsWith('.js'));
  return files.map((name) => readFileSync(path.join(out, name), 'utf8')).join('\n');
}

export async function run(): Promise<Checks> {
  const checks = new Checks();
  install();
  const texts = readTexts();
  writeMessages(texts);
  const expected = texts.map(({ text, values }) => fill(text, values as never));
  const weights = new Map<string, number>();
  console.log(`${texts.length} texts in German            kB     kB (brotli)`);
  for (const [name, write] of Object.entries(ENTRIES)) {
    const code = await bundle(write(texts));
    const weight = brotliCompressSync(code).length;
    weights.set(name, weight);
    console.log(
      `${name.padEnd(28)}${(code.length / 1000).toFixed(1).padStart(8)}${(weight / 1000).toFixed(1).padStart(16)}`,
    );
  }
  checks.expect(
    'every text is filled',
    expected.length === texts.length && !expected.some((text) => /[{}]/.test(text)),
  );
  const [ours, ...others] = weights.values();
  checks.expect(
    'ours is the lightest',
    others.every((other) => ours! < other),
    () => [...weights],
  );
  return checks;
}
