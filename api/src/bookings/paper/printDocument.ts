import { text, translated } from '../../../../schema/fill';
import type { Paper, PaperDocument, PaperRow, PaperSum } from '../../../../schema/paperDocuments';
import { COLOURS, MARGIN, PaperFile, type Element, type Written } from './paperFile';

const TEXT = { font: 'figtree', size: 10.5 } as const;
const BOLD = { font: 'figtree-bold', size: 10.5 } as const;
const SMALL = { font: 'figtree', size: 9, colour: COLOURS.quiet } as const;
const GAP = 16;
/** Said where a letter is in no font. */
const REPLACED = text(
  'A question mark may stand for a letter that cannot be printed here. Staybook shows it on its pages.',
);

/** Prints a document as a tagged PDF file. */
export function printDocument(document: PaperDocument, paper: Paper): Promise<Buffer> {
  const [seller] = document.parties;
  const file = new PaperFile(document.title, seller?.name ?? 'Staybook', paper);
  file.y += file.write('Staybook', at(file, { font: 'fraunces', size: 13, colour: COLOURS.brand })) + 4;
  file.y += file.write(document.title, at(file, { font: 'fraunces', size: 26 }), 'H1') + GAP;
  file.rule(file.y);
  file.y += GAP;
  head(file, document);
  rows(file, document);
  sums(file, document.sums);
  if (document.account.length) sums(file, document.account);
  for (const note of document.notes) printNote(file, note);
  if (file.isReplaced) printNote(file, translated(REPLACED));
  return file.end(`${document.title}, ${seller?.name ?? ''}`);
}

function printNote(file: PaperFile, note: string): void {
  file.makeRoom(file.heightOf(note, { width: file.width, ...SMALL }));
  file.y += file.write(note, at(file, SMALL)) + 2;
}

/** The whole width, from here on. */
const at = (file: PaperFile, style: Pick<Written, 'font' | 'size' | 'colour'>): Written => ({
  x: MARGIN,
  y: file.y,
  width: file.width,
  ...style,
});

/** The width of the number and dates, in points: that of the reference of a booking. */
const FACTS = 164;

/** Seller and buyer, and the number and dates, side by side. */
function head(file: PaperFile, { parties, facts }: PaperDocument): void {
  const width = (file.width - FACTS - 2 * GAP) / 2;
  const blocks = [
    ...parties.map(({ role, name, lines }) => () => {
      const part = file.element('Sect');
      return [
        (place: Written) => file.write(role, { ...place, ...SMALL }, 'H2', part),
        (place: Written) => file.write(name, { ...place, ...BOLD }, 'P', part),
        ...lines.map((line) => (place: Written) => file.write(line, { ...place, ...TEXT }, 'P', part)),
      ];
    }),
    () => {
      const part = file.element('Sect');
      return facts.flatMap(([name, value]) => [
        (place: Written) => file.write(name, { ...place, ...SMALL }, 'P', part),
        (place: Written) => file.write(value, { ...place, ...TEXT }, 'P', part) + 4,
      ]);
    },
  ];
  const top = file.y;
  const bottoms = blocks.map((block, index) => {
    let y = top;
    const x = MARGIN + index * (width + GAP);
    const own = index < parties.length ? width : file.width - (x - MARGIN);
    for (const line of block()) y += line({ x, y, width: own, ...TEXT }) + 1;
    return y;
  });
  file.y = Math.max(...bottoms) + GAP;
}

/** The widths of the columns on the right; the last ones where there are fewer. */
const WIDTHS = [56, 84, 96];

/** The columns of the table: their places and widths. The first has what the others leave. */
function columnsOf(file: PaperFile, count: number) {
  const widths = WIDTHS.slice(WIDTHS.length + 1 - count);
  const what = file.width - widths.reduce((sum, width) => sum + width, 0);
  let x = MARGIN + what;
  const others = widths.map((width) => ({ x: (x += width) - width, width, align: 'right' as const }));
  return [{ x: MARGIN, width: what - GAP, align: 'left' as const }, ...others];
}

function rows(file: PaperFile, { columns, rows: all }: PaperDocument): void {
  const cells = columnsOf(file, columns.length);
  const table = file.element('Table');
  const heads = file.element('TR', file.element('THead', table));
  const heading = (index: number): Written => ({ ...cells[index]!, y: file.y, ...SMALL });
  const height = Math.max(
    ...columns.map((name, index) => file.write(name, heading(index), 'TH', heads, { scope: 'Column' })),
  );
  ruled(file, height);
  const body = file.element('TBody', table);
  for (const row of all) {
    if (file.makeRoom(heightOf(file, row))) {
      columns.forEach((name, index) => file.writeAside(name, heading(index)));
      ruled(file, height);
    }
    printRow(file, row, file.element('TR', body));
  }
}

function ruled(file: PaperFile, height: number): void {
  file.rule(file.y + height + 5);
  file.y += height + 12;
}

const heightOf = (file: PaperFile, { what, when, cells }: PaperRow): number => {
  const { width } = columnsOf(file, cells.length + 1)[0]!;
  return file.heightOf(what, { width, ...TEXT }) + file.heightOf(when, { width, ...SMALL }) + 16;
};

function printRow(file: PaperFile, { what, when, cells }: PaperRow, row: Element): void {
  const [first, ...rest] = columnsOf(file, cells.length + 1);
  const { y } = file;
  const cell = file.element('TH', row, { scope: 'Row' });
  let height = file.write(what, { ...first!, y, ...TEXT }, 'Span', cell);
  height += file.write(when, { ...first!, y: y + height, ...SMALL }, 'Span', cell);
  cells.forEach((text, index) => {
    const place = { ...rest[index]!, y, ...TEXT };
    if (text) file.write(text, place, 'TD', row);
    else file.element('TD', row);
  });
  file.y += height + 5;
  file.rule(file.y);
  file.y += 7;
}

/** Sums below the table, at its right edge. A total comes after a line, in bold. */
function sums(file: PaperFile, all: readonly PaperSum[]): void {
  file.y += 4;
  const amountWidth = 96;
  const nameWidth = file.width / 2 - amountWidth;
  const x = MARGIN + file.width - nameWidth - amountWidth;
  const body = file.element('TBody', file.element('Table'));
  for (const [index, { name, amount, isTotal }] of all.entries()) {
    const style = isTotal ? BOLD : TEXT;
    file.makeRoom(file.heightOf(name, { width: nameWidth, ...style }) + 12);
    if (isTotal && index > 0) {
      file.rule(file.y, x, nameWidth + amountWidth);
      file.y += 7;
    }
    const { y } = file;
    const row = file.element('TR', body);
    const height = file.write(name, { x, y, width: nameWidth, ...style }, 'TH', row, { scope: 'Row' });
    file.write(amount, { x: x + nameWidth, y, width: amountWidth, align: 'right', ...style }, 'TD', row);
    file.y += height + 5;
  }
  file.y += GAP;
}
