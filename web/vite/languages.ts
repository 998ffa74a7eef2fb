import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import {
  ALL,
  documentText,
  OTHERS,
  textsIn,
  TEXT_OF_DOCUMENT,
  TEXTS_OF_DOCUMENT,
  translationsOf,
} from './texts.ts';
import { pseudoText } from './pseudoLanguage.ts';
import type { Text, Translations } from './texts.ts';

/*
 * The web app is bundled once and written once for each language: the bundle has a mark in place of each text, and the files
 * that have any are copied with the texts of a language in place of the marks. A page loads no library for languages and no
 * text that it does not show; see .readme/decisions/web-and-rendering.md. With PSEUDO_LANGUAGE, German is the language of
 * tests (pseudoLanguage.ts). The names of files are those of a build without it, since marks are made from real translations.
 */

const MARK = /@@([0-9a-f]{16})@@/g;
type Bundle = Rolldown.OutputBundle;

/** Replaces parts of a text, given in any order. */
function replaceParts(text: string, parts: { start: number; end: number; by: string }[]): string {
  return [...parts]
    .sort((one, other) => other.start - one.start)
    .reduce((result, { start, end, by }) => result.slice(0, start) + by + result.slice(end), text);
}

/** Written into a string of a script, whatever signs the string stands between. */
const inString = (text: string): string => JSON.stringify(text).slice(1, -1).replace(/[`'$]/g, '\\$&');

const inHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const MANIFEST = 'staybook.webmanifest';
const manifestOf = (language: string): string => `staybook.${language.toLowerCase()}.webmanifest`;

/** Where the files of a language are: `assets/de/` beside `assets/`, or `de/` beside the rest. */
const placeOf = (file: string, language: string): string =>
  language === 'en' ? file : file.replace(/([^/]+)$/, `${language.toLowerCase()}/$1`);

/** The files of a bundle that differ between languages: those with a text, and those that load such a file. */
function filesWithTexts(bundle: Bundle): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set(chunks.filter(({ code }) => code.search(MARK) >= 0).map(({ fileName }) => fileName));
  const loads = ({ code, imports, dynamicImports }: Rolldown.OutputChunk) =>
    [...imports, ...dynamicImports].some((file) => found.has(file)) ||
    // files of every page are not named as imports of those that they load
    [...found].some((file) => code.includes(file.split('/').at(-1)!));
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const chunk of chunks) if (!found.has(chunk.fileName) && loads(chunk)) found.add(chunk.fileName);
  }
  return found;
}

/** The document while the web is developed: in English. */
export const englishDocument = (): Plugin => ({
  name: 'english-document',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace(TEXT_OF_DOCUMENT, (_, name: string) => documentText(name)),
  },
});

export function languages(): Plugin {
  const texts = new Map<string, Text>();
  /** A mark says only which text it is, so that builds of the same sources give files the same names. */
  const mark = (text: Text, written = text): string => {
    const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16);
    texts.set(hash, written);
    return `@@${hash}@@`;
  };
  const tags = Object.fromEntries(ALL.map((tag) => [tag, tag]));
  const prefixes = Object.fromEntries(ALL.map((tag) => [tag, tag === 'en' ? '' : `/${tag.toLowerCase()}`]));
  const inAllLanguages = (english: string, name: string, translations: Record<string, Translations>): Text =>
    Object.fromEntries(
      ALL.map((language) => [
        language,
        translations[language]?.[`${name}|${english}`] ?? translations[language]?.[english] ?? english,
      ]),
    ) as Text;
  /** Marks a text that people read, with its translations. */
  const markWords = (english: string, name: string, translations: Record<string, Translations>): string => {
    const text = inAllLanguages(english, name, translations);
    return mark(text, process.env.PSEUDO_LANGUAGE ? { ...text, de: pseudoText(english) } : text);
  };
  /** Marks the texts of a document, written there as `{{text.NAME}}`, its `{{language}}`, and the `{{prefix}}` of addresses. */
  const markDocument = (document: string): string => {
    const translations = translationsOf(TEXTS_OF_DOCUMENT)!;
    return document
      .replace(TEXT_OF_DOCUMENT, (_, name: string) => markWords(documentText(name), name, translations))
      .replaceAll('{{language}}', mark(tags))
      .replaceAll('{{prefix}}', mark(prefixes));
  };
  /** A file in a language: its texts, and the addresses of the other files of that language. */
  const write = (
    code: string,
    language: string,
    different: ReadonlySet<string>,
    escape = inString,
  ): string => {
    const withTexts = code.replace(MARK, (_, hash: string) => escape(texts.get(hash)![language]!));
    if (language === 'en') return withTexts;
    const folder = language.toLowerCase();
    return withTexts
      .replace(/(["'`])\.\/([\w.-]+\.c?js)\1/g, (whole, quote: string, name: string) =>
        different.has(`assets/${name}`) || different.has(name) ? whole : `${quote}../${name}${quote}`,
      )
      .replace(/\bassets\/([\w.-]+\.js)\b/g, (whole, name: string) =>
        different.has(whole) ? `assets/${folder}/${name}` : whole,
      );
  };

  return {
    name: 'languages',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/(web\/src\/.+\/texts|schema\/[^/]+)\.ts$/ },
      handler(code, id) {
        const translations = translationsOf(id);
        if (!translations) return undefined;
        const parts = [...textsIn(this.parse(code), id.endsWith('/texts.ts'))].map(({ name, node }) => ({
          ...node,
          by: JSON.stringify(markWords(node.value, name, translations)),
        }));
        if (id.endsWith('/schema/language.ts')) {
          const own = /BUILT_FOR = (["'])en\1/.exec(code);
          if (!own) this.error('schema/language.ts does not say what it is built for.');
          parts.push({
            start: own.index,
            end: own.index + own[0].length,
            by: `BUILT_FOR = "${mark(tags)}"`,
          } as never);
        }
        return parts.length ? { code: replaceParts(code, parts), map: null } : undefined;
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => markDocument(html.replace('<html lang="en">', '<html lang="{{language}}">')),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const different = filesWithTexts(bundle);
        for (const name of different) {
          const chunk = bundle[name] as Rolldown.OutputChunk;
          for (const language of OTHERS)
            this.emitFile({
              type: 'asset',
              fileName: placeOf(name, language),
              source: write(chunk.code, language, different),
            });
          chunk.code = write(chunk.code, 'en', different);
        }
        const manifest = bundle[MANIFEST];
        if (manifest?.type === 'asset') {
          const marked = markDocument(String(manifest.source));
          for (const language of OTHERS)
            this.emitFile({
              type: 'asset',
              fileName: manifestOf(language),
              source: write(marked, language, different),
            });
          manifest.source = write(marked, 'en', different);
        }
        const worker = bundle['service-worker.js'];
        if (worker?.type === 'asset') {
          const source = String(worker.source);
          const names = [...different]
            .map((name) => `/${name}`)
            .filter((name) => source.includes(`"${name}"`));
          worker.source = source.replace('WITH_TEXTS = []', `WITH_TEXTS = ${JSON.stringify(names)}`);
        }
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        for (const language of OTHERS)
          this.emitFile({
            type: 'asset',
            fileName: `index.${language.toLowerCase()}.html`,
            source: write(html, language, different, inHtml).replace(MANIFEST, manifestOf(language)),
          });
        page.source = write(html, 'en', different, inHtml);
        this.emitFile({
          type: 'asset',
          fileName: '.vite/languages.json',
          source: JSON.stringify([...different]),
        });
      },
    },
  };
}
