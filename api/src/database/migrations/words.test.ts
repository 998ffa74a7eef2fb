import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

test('migrations use no code from outside their folder, so the tables of an old one never change', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const sources = files.map((name) => readFileSync(path.join(__dirname, name), 'utf8'));
  const imported = sources.flatMap((text) => [...text.matchAll(/ from '([^']+)'/g)].map(([, from]) => from!));
  expect(imported.length).toBeGreaterThan(files.length);
  expect(imported.filter((from) => !/^(typeorm|\.\/[\w-]+(\/[\w-]+)?|\.\.\/words)$/.test(from))).toEqual([]);
});
