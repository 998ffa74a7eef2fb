import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/* The texts of modules, and their translations. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The languages beside English, by their folders. */
export const OTHERS = readdirSync(join(ROOT, 'web/translations'));
export const ALL = ['en', ...OTHERS];

/** A text in every language, by its tag. */
export type Text = Record<string, string>;
export type Translations = Readonly<Record<string, string>>;

/** The part of a program's tree that has texts. */
interface Node {
  type: string;
  start: number;
  end: number;
  value?: unknown;
  [key: string]: unknown;
}

/** The translations of a file of texts into a language; none if it is not translated. */
function readTranslations(folder: string, language: string, name: string): Translations {
  const file = join(ROOT, folder, language, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Translations) : {};
}

/** The translations of a module: those of a file of texts of the web, or of a file of the schema; undefined for any other. */
export function translationsOf(id: string) {
  const file = relative(ROOT, id.split('?')[0]!);
  const texts = /^web\/src\/(.+)\/texts\.ts$/.exec(file)?.[1];
  const words = /^schema\/([^/]+)\.ts$/.exec(file)?.[1];
  if (!texts && !words) return undefined;
  const [folder, name] = texts ? ['web/translations', texts] : ['schema/translations', words!];
  return Object.fromEntries(OTHERS.map((language) => [language, readTranslations(folder, language, name)]));
}

/** The nodes of a program, from the outside in. */
function* nodesIn(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const each of node) yield* nodesIn(each);
  else if (node && typeof node === 'object') {
    if ('type' in node) yield node as Node;
    for (const each of Object.values(node)) yield* nodesIn(each);
  }
}

const isText = (node: unknown): node is Node & { value: string } =>
  (node as Node | undefined)?.type === 'Literal' && typeof (node as Node).value === 'string';

/** The texts of a program: the constants of a file of texts, and what `fill`, `translated` and `text` are called with elsewhere. */
export function* textsIn(
  program: unknown,
  isFileOfTexts: boolean,
): Generator<{ name: string; node: Node & { value: string } }> {
  for (const node of nodesIn(program)) {
    if (isFileOfTexts && node.type === 'VariableDeclarator' && isText(node.init))
      yield { name: (node.id as { name: string }).name, node: node.init };
    if (!isFileOfTexts && node.type === 'CallExpression') {
      const callee = (node.callee as { name?: string }).name ?? '';
      const [first] = node.arguments as unknown[];
      if (/^(fill|translated|text)$/.test(callee) && isText(first)) yield { name: '', node: first };
    }
  }
}

/** A text of the document in English. */
export function documentText(name: string): string {
  const source = readFileSync(TEXTS_OF_DOCUMENT, 'utf8');
  const english = new RegExp(`export const ${name} =\\s*'(.*)';`).exec(source)?.[1];
  if (english === undefined) throw new Error(`web/src/app/texts.ts has no ${name}.`);
  return english;
}

export const TEXT_OF_DOCUMENT = /\{\{text\.(\w+)\}\}/g;

/** The file of the document's texts. */
export const TEXTS_OF_DOCUMENT = join(ROOT, 'web/src/app/texts.ts');
