import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DocumentNode, ExecutionResult } from 'graphql';

/** Asks the schema as somebody who is not signed in. */
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

/** What the built pages answer; see web/src/server.tsx. */
export interface RenderedPage {
  html: string;
  head: string;
  handedOver: object;
  page: string;
}

export interface Renderer {
  /** The page at an address; undefined where it is none that is rendered. */
  renderPage(asked: Asked): Promise<RenderedPage | undefined>;
}

/** The built pages in a folder; undefined where the web was not built. */
export function loadRenderer(folder: string): Renderer | undefined {
  const file = path.join(folder, 'server.cjs');
  return existsSync(file) ? (createRequire(file)(file) as Renderer) : undefined;
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** Links to the files that the code of a page needs, from the manifest of the build; those of every page are left out. */
export function readModules(folder: string): (page: string) => string {
  const file = path.join(folder, '.vite', 'manifest.json');
  const manifest: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const collect = (name: string, into: Set<string>): Set<string> => {
    const chunk = manifest[name];
    if (!chunk || into.has(chunk.file)) return into;
    into.add(chunk.file);
    for (const each of chunk.imports ?? []) collect(each, into);
    return into;
  };
  const always = collect('index.html', new Set());
  return (page) =>
    [...collect(page, new Set())]
      .filter((file) => !always.has(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join('');
}
