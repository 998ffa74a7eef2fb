import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settingsIn, type Setting } from './setting';
import { SETTINGS } from './settings';

const PAGE = '.readme/settings.md';
const FILE = path.join(__dirname, '../../..', PAGE);
const BEGIN = '<!-- settings: printed by npm run schema -->\n\n';
const END = '\n<!-- end of settings -->';

/** Prints the page of settings with the current table. The rest of the page is kept. */
export function print(): Record<string, string> {
  const page = readFileSync(FILE, 'utf8');
  const [begin, end] = [page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END)];
  if (begin < BEGIN.length || end < begin)
    throw new Error(`${PAGE} needs the lines "${BEGIN.trim()}" and "${END.trim()}".`);
  return { [PAGE]: page.slice(0, begin) + settingsTable() + page.slice(end) };
}

/** A Markdown table with a row for each setting, padded as prettier pads it. */
export function settingsTable(): string {
  const rows = settingsIn(SETTINGS).map(({ row }) => [code(row.name), defaultOf(row), meaningOf(row)]);
  const cells = [['Name', 'Default', 'Meaning'], ['', '', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]!.length)));
  const lines = cells.map((row, index) =>
    row.map((cell, column) => cell.padEnd(widths[column]!, index === 1 ? '-' : ' ')).join(' | '),
  );
  return lines.map((line) => `| ${line} |\n`).join('');
}

const code = (text: unknown): string => `\`${text}\``;

const defaultOf = ({ shown, default: value, made }: Setting<unknown>['row']): string =>
  shown ?? (made ? 'unset: made once, stored in `DATA_DIR`' : value === undefined ? 'unset' : code(value));

const meaningOf = ({ secret, meaning, range }: Setting<unknown>['row']): string =>
  `${secret ? 'secret; ' : ''}${meaning}${range ? ` (${range})` : ''}`;
