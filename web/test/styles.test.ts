import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../src');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const sheets = files.filter((file) => file.endsWith('.css'));
const modules = sheets.filter((file) => file.endsWith('.module.css'));
const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => ({ file, text: read(file) }));

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

/** The used classes of each module: those that are named, and whether a variable selects others. */
const used = new Map<string, { names: Set<string>; byVariable: boolean }>();
for (const { file, text: whole } of sources) {
  const text = whole.replace(IMPORT, '');
  for (const [, local, from] of whole.matchAll(IMPORT)) {
    const sheet = path.join(path.dirname(file), from!);
    const known = used.get(sheet) ?? { names: new Set(), byVariable: false };
    // in a string it would be a colour of MUI, such as 'text.secondary'
    for (const [, name] of text.matchAll(new RegExp(`(?<!')\\b${local}\\.(\\w+)`, 'g')))
      known.names.add(name!);
    known.byVariable ||= text.includes(`${local}[`);
    used.set(sheet, known);
  }
}

/** The classes that a module declares. */
function classesOf(sheet: string): Set<string> {
  const selectors = read(sheet)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{}');
  return new Set(Array.from(selectors.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name]) => name!));
}

test.each(modules)('%s has exactly the classes that are used', (sheet) => {
  const { names, byVariable } = used.get(sheet) ?? { names: new Set<string>(), byVariable: false };
  const classes = classesOf(sheet);
  expect([...names].filter((name) => !classes.has(name))).toEqual([]);
  if (!byVariable) expect([...classes].filter((name) => !names.has(name))).toEqual([]);
});

test.each(modules.filter((sheet) => sheet.startsWith('kit/')))(
  'the classes of %s give way to those of the parent',
  (sheet) => {
    const text = read(sheet).replace(/\/\*.*?\*\//gs, '');
    expect(text.trim()).toMatch(/^@layer kit \{[^]*\}$/);
  },
);

test('the document declares the order of the layers before it loads any sheet or script', () => {
  const page = readFileSync(path.join(__dirname, '../index.html'), 'utf8');
  const order = page.search(/@layer base, kit;/);
  expect(order).toBeGreaterThan(0);
  expect(order).toBeLessThan(page.indexOf('<script'));
});

test('every variable that is used is set by a sheet or a component', () => {
  const texts = [...sheets.filter((sheet) => !sheet.startsWith('explorer/')).map(read)];
  const matches = (from: string[], pattern: RegExp) =>
    new Set(from.flatMap((text) => Array.from(text.matchAll(pattern), ([, name]) => name!)));
  const ours = sources.map(({ text }) => text);
  const set = matches([...texts, ...ours], /(--[\w-]+)['"]?\s*:/g);
  const asked = [...matches([...texts, ...ours], /var\((--[\w-]+)[,)]/g)];
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter((name) => !set.has(name))).toEqual([]);
});
