import { readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../src');
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'texts.ts',
);

/** The depth of braces at the end of a text, or NaN if one is closed before it is opened. */
const depthOf = (text: string) =>
  [...text].reduce((depth, sign) => {
    const next = depth + (sign === '{' ? 1 : sign === '}' ? -1 : 0);
    return next < 0 ? NaN : next;
  }, 0);

/** Words that no native speaker would write on a screen. */
const ODD = /\b(anew|likewise|somebody|whoever|as far as|e-mail)\b|[a-z]'[a-z]/i;

test.each(files)('%s has constants only, which can be filled and read well', (file) => {
  const texts = Object.entries(jest.requireActual<Record<string, string>>(path.join(ROOT, file)));
  expect(texts.filter(([, text]) => typeof text !== 'string')).toEqual([]);
  expect(texts.filter(([, text]) => text !== text.trim() || depthOf(text) !== 0)).toEqual([]);
  const plurals = texts.flatMap(([name, text]) =>
    [...text.matchAll(/\{\w+, plural,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)].map(([, branches]) => [
      name,
      branches!,
    ]),
  );
  expect(plurals.filter(([, branches]) => !/\bother \{/.test(branches!))).toEqual([]);
  expect(texts.filter(([, text]) => ODD.test(text))).toEqual([]);
});
