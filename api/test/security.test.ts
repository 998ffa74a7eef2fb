import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from '../src/core/groupBy';

const ROOT = path.join(__dirname, '../..');
const FOLDER = path.join(ROOT, '.readme/security');
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');
const STANDS = ['met', 'operator', 'n/a', 'kept', 'NOT MET'];
const ROW = /^\| (\d+\.\d+\.\d+) +\| ([123]) +\| .*? +\| (met|operator|n\/a|kept|NOT MET) +\| (.*?) +\|$/gm;
/** The requirements of ASVS 5.0.0 by level. */
const REQUIREMENTS = [70, 183, 92];

/** Texts in backquotes that look like files of the repository. */
const filesOf = (text: string): string[] =>
  [...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|json|graphql|md|yml|conf)|\.dockerignore)`/g)].map(
    ([, file]) => file!,
  );
const isThere = (file: string): boolean =>
  [ROOT, path.join(ROOT, 'api'), path.join(ROOT, 'api/src')].some((folder) =>
    existsSync(path.join(folder, file)),
  );

test.each(['asvs.md', 'rules.md'])('%s names only existing files', (name) => {
  const files = filesOf(read(name));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

const rows = [...read('asvs.md').matchAll(ROW)].map(([, number, level, stands, by]) => ({
  number: number!,
  level: Number(level),
  stands: stands!,
  by: by!,
}));
const countOf = (level: number, stands?: string): number =>
  rows.filter((row) => row.level === level && (!stands || row.stands === stands)).length;

test('every requirement has one row, which names what meets it', () => {
  expect([1, 2, 3].map((level) => countOf(level))).toEqual(REQUIREMENTS);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  expect(rows.filter(({ by }) => !by)).toEqual([]);
});

test('the numbers within each section follow one another', () => {
  const sections = groupBy(rows, ({ number }) => number.replace(/\.\d+$/, ''));
  for (const [section, inside] of sections)
    expect(inside.map(({ number }) => number)).toEqual(inside.map((_row, at) => `${section}.${at + 1}`));
});

test('what is met names a file or a command that proves it', () => {
  const isProven = ({ by }: { by: string }) => filesOf(by).length > 0 || by.includes('`npm run ');
  expect(rows.filter((row) => row.stands === 'met' && !isProven(row))).toEqual([]);
});

test('the counts above the tables are those of the rows', () => {
  const counts = [
    ...read('asvs.md').matchAll(/^\| (met|operator|n\/a|kept|NOT MET) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm),
  ].map(([, stands, ...levels]) => [stands, ...levels.map(Number)]);
  expect(counts).toEqual(
    STANDS.map((stands) => [stands, ...[1, 2, 3].map((level) => countOf(level, stands))]),
  );
});
