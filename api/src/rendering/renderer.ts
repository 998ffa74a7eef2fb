import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Language } from '../../../schema/language';
import { inlineStyle } from './writePage';

/** Runs a query as a signed-out visitor. */
export type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  operationName: string,
) => Promise<ExecutionResult>;

interface Asked {
  address: string;
  execute: Execute;
  renderedAt: number;
  signal: AbortSignal;
}

/** The result of the built pages; see web/src/server.tsx. */
export interface RenderedPage {
  html: string;
  head: string;
  hydrationData: object;
  /** The sources that the page's route loads. */
  files: readonly string[];
}

export interface Renderer {
  /** The page at an address; undefined if it is not rendered on the server. */
  renderPage(asked: Asked): Promise<RenderedPage | undefined>;
}

/** The built pages in a folder, in a language; undefined if the web was not built. */
export function loadRenderer(folder: string, language: Language): Renderer | undefined {
  const file = path.join(folder, language === 'en' ? '' : language.toLowerCase(), 'server.cjs');
  return existsSync(file) ? (createRequire(file)(file) as Renderer) : undefined;
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** The files of one page of the built web, beyond those of every page. */
export interface PageFiles {
  /** Links to the files of its code. */
  modules: string;
  /** Its style sheets, as link elements. */
  styles: string;
}

/** Reads the files of each page from the manifest of the build, in each language. */
export function readPageFiles(folder: string): (sources: readonly string[], language: Language) => PageFiles {
  const read = <Content>(name: string, otherwise: Content): Content => {
    const file = path.join(folder, '.vite', name);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : otherwise;
  };
  const manifest = read<Manifest>('manifest.json', {});
  // those with texts, of which each language has a copy
  const withTexts = new Set(read<string[]>('languages.json', []));
  const collect = (name: string, into: Set<string>): Set<string> => {
    const chunk = manifest[name];
    if (!chunk || into.has(chunk.file)) return into;
    into.add(chunk.file);
    for (const each of chunk.imports ?? []) collect(each, into);
    for (const each of chunk.css ?? []) into.add(each);
    return into;
  };
  const always = collect('index.html', new Set());
  const known = new Map<string, PageFiles>();
  const inLanguage = (name: string, language: Language) =>
    language !== 'en' && withTexts.has(name)
      ? name.replace(/^assets\//, `assets/${language.toLowerCase()}/`)
      : name;
  const find = (sources: readonly string[], language: Language): PageFiles => {
    const found = new Set<string>();
    for (const source of sources) collect(source, found);
    const files = [...found].filter((name) => !always.has(name));
    const isStyle = (name: string) => name.endsWith('.css');
    const links = files
      .filter((name) => !isStyle(name))
      .map((name) => `<link rel="modulepreload" crossorigin href="/${inLanguage(name, language)}">`);
    const styles = files.filter(isStyle).map((name) => inlineStyle(folder, name));
    return { modules: links.join(''), styles: styles.join('') };
  };
  return (sources, language) => {
    const key = `${language} ${sources.join()}`;
    const files = known.get(key) ?? find(sources, language);
    known.set(key, files);
    return files;
  };
}
