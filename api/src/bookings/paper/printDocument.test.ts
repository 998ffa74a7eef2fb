import { inflateSync } from 'node:zlib';
import type { PaperDocument } from '../../../../schema/paperDocuments';
import { receiptDocument } from '../../../../schema/receipts';
import { inLanguage } from '../../core/readerLanguage';
import { printDocument } from './printDocument';

const row = (what: string) => ({
  what,
  when: '1 Dec 2026 to 3 Dec 2026',
  cells: ['2', '$100.00', '$200.00'],
});
const documentOf = (name: string, more: Partial<PaperDocument> = {}): PaperDocument => ({
  title: 'Invoice INV-000001',
  facts: [['Date', '1 Dec 2026']],
  parties: [
    { role: 'From', name: 'The Pier Hotel', lines: ['1 Main Street'] },
    { role: 'To', name, lines: [] },
  ],
  columns: ['What', 'Quantity', 'Price', 'Amount'],
  rows: [row('Room 101')],
  sums: [{ name: 'Total', amount: '$200.00', isTotal: true }],
  account: [],
  notes: [],
  ...more,
});
const print = async (document: PaperDocument) => (await printDocument(document, 'a4')).toString('latin1');

/** The parts of a file, unpacked. */
const partsOf = (file: string): string[] =>
  [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, part = '']) => {
    try {
      return [inflateSync(Buffer.from(part, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });

/** The letters that can be selected and searched, by the maps from glyphs to letters. */
function lettersOf(file: string): string {
  const maps = partsOf(file).filter((part) => part.includes('beginbfrange'));
  const codes = maps.flatMap((map) =>
    [...map.matchAll(/<([0-9a-f ]+)>(?=[ \]])/g)].map(([, hex = '']) => hex),
  );
  return codes
    .map((hex) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
    .join('');
}

const NAMES = [
  ['Polish', 'Łucja Żółć-Święcicka'],
  ['Turkish', 'Işıl Gündoğdu Şahin'],
  ['Romanian', 'Ștefan Țepeș'],
  ['Vietnamese', 'Nguyễn Thị Ngọc Ánh'],
  ['Greek', 'Ελένη Παπαδοπούλου ἀρχή'],
  ['Cyrillic', 'Юрій Їжакевич Ђорђе'],
  ['Hebrew', 'דניאל כהן'],
  ['Arabic', 'محمد علي'],
  ['Hindi', 'राज'],
  ['Thai', 'สมชาย'],
  ['Georgian', 'ნინო'],
  ['Armenian', 'Արամ'],
  ['Chinese', '张伟 龙门'],
  ['Chinese in Taiwan', '陳大文 臺灣'],
  ['Japanese', '辻さくら タナカ 畑'],
  ['Korean', '김민수 똠방'],
] as const;

test.each(NAMES)('a name in %s is printed with all its letters, which stay text', async (_, name) => {
  const letters = lettersOf(await print(documentOf(name)));
  expect([...name].filter((letter) => !letters.includes(letter))).toEqual([]);
  expect(letters).not.toContain('?');
});

test('a Japanese receipt has its letters, in the Japanese font also where Chinese has them', async () => {
  const receipt = {
    id: 'p1',
    paidOn: '2026-11-20',
    method: 'ONLINE',
    cardBrand: 'visa',
    cardLast4: '4242',
    amountCents: 61_200,
    seller: 'Staybook',
    hotelName: '海辺旅館',
    guestName: '山田太郎',
    bookingReference: 'K7M4-2QXR',
    checkIn: '2026-12-01',
    checkOut: '2026-12-03',
    party: null,
  };
  const file = await inLanguage('ja', () => print(receiptDocument(receipt)));
  const letters = lettersOf(file);
  expect([...'領収書海辺旅館山田太郎2026年12月1日'].filter((letter) => !letters.includes(letter))).toEqual(
    [],
  );
  expect(file).toContain('NotoSansJP');
  expect(file).not.toContain('NotoSansSC');
  expect(file).toContain('/Lang (ja)');
});

test('letters with separate accents, and one foreign letter, leave the rest in our font', async () => {
  const file = await print(documentOf('Rene\u0301e 林'));
  expect(lettersOf(file)).toContain('é');
  expect(file).toContain('NotoSansSC');
  expect(file).not.toMatch(/\+NotoSans-/);
});

test('a letter that no font has is a question mark, which the document explains', async () => {
  const file = await print(documentOf('Gus 𓀀'));
  expect(lettersOf(file)).toContain('?');
  // Copied and read aloud it is still the letter.
  expect(file).toMatch(/\/ActualText \(\xfe\xff[^)]*\xd8\\f\xdc/);
  expect(lettersOf(await print(documentOf('Gus Guest')))).not.toContain('?');
});

/** Where texts begin, in points from the left edge. */
const placesOf = (file: string): number[] =>
  partsOf(file).flatMap((part) =>
    [...part.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => Number(x)),
  );

test('a long name without spaces is broken into lines inside its column', async () => {
  const short = placesOf(await print(documentOf('W')));
  const long = placesOf(await print(documentOf('W'.repeat(120))));
  expect(long.length).toBeGreaterThan(short.length + 4);
  expect(new Set(long)).toEqual(new Set(short));
});

test('an invoice of 60 lines has pages, each with the headings and its number', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => row(`Room ${index}`));
  const file = await print(documentOf('Gus Guest', { rows }));
  const pages = file.match(/\/Type \/Page\b(?!s)/g)!;
  expect(pages).toHaveLength(4);
});
