import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/* Documents name files, folders, headings and commands. These tests fail when one of them is moved or renamed. */

const ROOT = path.join(__dirname, '../..');
const SKIPPED = /^(node_modules|dist|\.git|\.data|coverage|test-results)$/;
/** The folders that a document may leave out of a path, besides its own. */
const BASES = ['', 'api', 'api/src', 'web', 'web/src', '.readme'];
/** Files that stand for any of their kind, or that commands make. */
const EXAMPLES = /(^|\/)(NOUN\.|review(Count|Stream)\.|hotels\.json$|staybook\.cdx\.json$)/;
const FILE = /`((?:[\w.@-]+\/)*[\w.-]+\.(?:tsx?|[cm]?js|json|graphql|md|yml|conf|css|html|sh|png|geojson))`/g;
const FOLDER = /`((?:[\w.-]+\/)+)`/g;
const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;

/** All files of the project, as paths from its root. */
const files: string[] = [];
const walk = (folder: string): void => {
  for (const entry of readdirSync(path.join(ROOT, folder), { withFileTypes: true })) {
    if (SKIPPED.test(entry.name)) continue;
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) walk(file);
    else files.push(file);
  }
};
walk('');

const documents = files.filter((file) => file.endsWith('.md'));
const names = new Set(files.map((file) => path.basename(file)));
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, one]) => one!);

/** Whether a file or folder exists beside the document or in one of the usual folders. */
const isThere = (document: string, name: string): boolean =>
  [path.dirname(document), ...BASES].some((base) => existsSync(path.join(ROOT, base, name))) ||
  (!name.includes('/') && names.has(name));

test.each(documents)('%s names files and folders that exist', (document) => {
  const text = read(document);
  const named = [...found(text, FILE).filter((file) => !EXAMPLES.test(file)), ...found(text, FOLDER)];
  expect(named.filter((name) => !isThere(document, name))).toEqual([]);
});

test.each(documents)('the links of %s lead to an existing file and heading', (document) => {
  const links = found(read(document), LINK).filter((link) => !/^https?:/.test(link));
  const isBroken = (link: string): boolean => {
    const [file, heading] = link.split('#');
    const target = file ? path.posix.join(path.posix.dirname(document), file) : document;
    if (!existsSync(path.join(ROOT, target))) return true;
    return (
      heading !== undefined &&
      !found(read(target), /^#+ (.+)$/gm)
        .map(anchorOf)
        .includes(heading)
    );
  };
  expect(links.filter(isBroken)).toEqual([]);
});

/** The anchor of a heading on GitHub. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

test('every command in a document exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const benches = files.flatMap((file) => /^api\/bench\/(.+)\.bench\.ts$/.exec(file)?.slice(1) ?? []);
  for (const text of documents.map(read)) {
    const commands = found(text, /npm run (?:-s )?([\w:-]+)/g);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const wanted = found(text, /npm run bench -- ((?:[a-z][\w-]*[ |]*)+)/g).flatMap((list) =>
      list.trim().split(/[ |]+/),
    );
    expect(wanted.filter((name) => !benches.includes(name))).toEqual([]);
  }
});

test('README.md is at most 12 kB, and each server folder with more than ten files has a README.md', () => {
  expect(read('README.md').length).toBeLessThanOrEqual(12_000);
  const folders = readdirSync(path.join(ROOT, 'api/src'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const large = folders.filter(
    ({ name }) => files.filter((file) => file.startsWith(`api/src/${name}/`)).length > 10,
  );
  expect(large.filter(({ name }) => !files.includes(`api/src/${name}/README.md`))).toEqual([]);
});
