import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const FOLDER = path.join(ROOT, '.readme/security');
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');
const ROW = /^\| (\d+\.\d+\.\d+) +\| ([12]) +\| .*? +\| (met|operator|n\/a|NOT MET) +\| (.*?) +\|$/gm;

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

test('every requirement has one row, which names what meets it', () => {
  const rows = [...read('asvs.md').matchAll(ROW)].map(([, number, level, stands, by]) => ({
    number: number!,
    level: Number(level),
    stands: stands!,
    by: by!,
  }));
  expect(new Set(rows.map(({ number }) => number)).size).toBe(253);
  expect(rows).toHaveLength(253);
  expect(rows.filter(({ by }) => !by)).toEqual([]);
  const count = (stands: string, level: number) =>
    rows.filter((row) => row.stands === stands && row.level === level).length;
  for (const [, stands, one, two] of read('asvs.md').matchAll(
    /^\| (met|operator|n\/a|NOT MET) +\| (\d+) +\| (\d+) +\|$/gm,
  ))
    expect([stands, count(stands!, 1), count(stands!, 2)]).toEqual([stands, Number(one), Number(two)]);
});
