import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(__dirname, '../..');
const FOLDERS = ['api/src', 'api/standins', 'api/seeds', 'schema', 'web/src'];
const IS_SOURCE = /(?<!\.(test|generated|d))\.(tsx?|js)$/;

/** Something that a scan has found in a file of the repository. */
export interface Find {
  what: string;
  file: string;
}

/**
 * Calls `at` for each node of the sources that are shipped, and returns what it has found. Sources whose text does not
 * match `may` are left out, since reading all of them takes long.
 */
export function scanSources(
  may: RegExp,
  at: (node: ts.Node, tree: ts.SourceFile) => readonly string[],
): Find[] {
  const finds: Find[] = [];
  for (const file of FOLDERS.flatMap(filesOf)) {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    if (!may.test(text)) continue;
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      for (const what of at(node, tree)) finds.push({ what, file });
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return finds;
}

const filesOf = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => IS_SOURCE.test(name) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));

/** The text of a literal; undefined for every other node. */
export const textOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;
