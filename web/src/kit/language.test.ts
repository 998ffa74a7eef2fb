import { fill, translateBy } from '../../../schema/fill';
import {
  currentLanguage,
  preferredLanguage,
  readLanguageFrom,
  splitLanguage,
} from '../../../schema/language';
import { listed, percentage } from '../../../schema/spoken';
import type { Language } from '../../../schema/language';
import { amount, dollars, fieldDate, readDate, shortDate, spokenDate, spokenStay } from './format';
import { distanceInWords } from './distance';
import { ago } from './moments';
import { specifiedDistance, specifiedPrice } from './specified';

let language: Language = 'en';
readLanguageFrom(() => language);
afterEach(() => {
  language = 'en';
  translateBy((text) => text);
});

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.8, fr-CA;q=0.9', 'fr'],
  ['pt-PT', 'pt-BR'],
  ['zh-CN,zh;q=0.9', 'en'],
  ['zh, ja;q=0.5, en;q=0.4', 'ja'],
  ['de;q=0, es;q=0.1', 'es'],
])('the header %p prefers %s', (header, expected) => {
  expect(preferredLanguage(header)).toBe(expected);
});

test.each([
  ['/', 'en', '/'],
  ['/hotels', 'en', '/hotels'],
  ['/de', 'de', '/'],
  ['/de/hotels/vienna', 'de', '/hotels/vienna'],
  ['/pt-br/rooms', 'pt-BR', '/rooms'],
  ['/pt-BR/rooms', 'en', '/pt-BR/rooms'],
  ['/en/rooms', 'en', '/en/rooms'],
  ['/developers', 'en', '/developers'],
])('the address %s is in %s, and is %s there', (address, expected, path) => {
  expect(splitLanguage(address)).toEqual({ language: expected, path });
});

test.each([
  ['de', 'Fr., 20. Nov. 2026', '20. Nov. 2026', '20/Nov/2026', '1.120,50 $', '1.120'],
  ['fr', 'ven. 20 nov. 2026', '20 nov. 2026', '20/nov./2026', '1 120,50 $US', '1 120'],
  ['es', 'vie, 20 nov 2026', '20 nov 2026', '20/nov/2026', '1120,50 US$', '1120'],
  ['pt-BR', 'sex., 20 de nov. de 2026', '20 de nov. de 2026', '20/nov./2026', 'US$ 1.120,50', '1.120'],
  ['ja', '2026年11月20日(金)', '2026年11月20日', '20/11月/2026', '$1,120.50', '1,120'],
] as const)('dates and amounts in %s', (of, spoken, short, field, price, whole) => {
  language = of;
  expect(currentLanguage()).toBe(of);
  expect(spokenDate('2026-11-20')).toBe(spoken);
  expect(shortDate('2026-11-20')).toBe(short);
  expect(fieldDate('2026-11-20')).toBe(field);
  expect(readDate(field)).toBe('2026-11-20');
  expect(plain(dollars(112_050))).toBe(price);
  expect(plain(amount(112_000))).toBe(whole);
});

test('ways are in kilometres where these are usual, and the specified prices as any other', () => {
  language = 'de';
  expect(plain(distanceInWords(0.2))).toBe('0,3 km');
  expect(plain(specifiedDistance(1.25))).toBe('2 km');
  expect(plain(specifiedPrice(12_050))).toBe('120,50 $');
  language = 'en';
  expect([distanceInWords(0.2), specifiedDistance(1), specifiedPrice(12_050)]).toEqual([
    '0.2 miles',
    '1 miles',
    '$ 120.50',
  ]);
});

test('a percentage and a list are written as the language does', () => {
  expect([percentage(14.75), percentage(8), listed([101, 102, 103])]).toEqual([
    '14.75%',
    '8%',
    '101, 102 and 103',
  ]);
  language = 'de';
  expect([percentage(14.75), percentage(8)].map(plain)).toEqual(['14,75 %', '8 %']);
  expect(listed([101, 102, 103])).toBe('101, 102 und 103');
});

test('a stay and the time since a moment are said in German', () => {
  language = 'de';
  expect(spokenStay('2026-11-20', '2026-11-23')).toBe('Fr., 20. – Mo., 23. Nov. 2026');
  expect(ago('2026-11-20T11:00:00Z', Date.parse('2026-11-20T12:00:00Z'))).toBe('vor 1 Stunde');
});

test('a plural has the forms of the language', () => {
  const rooms = '{count, plural, one {# room} other {# rooms}}';
  const known: Record<string, Record<string, string>> = {
    fr: { [rooms]: '{count, plural, one {# chambre} other {# chambres}}' },
    ja: { [rooms]: '{count, plural, other {#室}}' },
  };
  translateBy((text) => known[language]?.[text] ?? text);
  language = 'fr';
  // in French nothing is singular
  expect(fill(rooms, { count: 0 })).toBe('0 chambre');
  expect(fill(rooms, { count: 2 })).toBe('2 chambres');
  language = 'ja';
  expect(fill(rooms, { count: 1 })).toBe('1室');
  language = 'de';
  expect(fill(rooms, { count: 1 })).toBe('1 room');
});

test('a choice takes the branch for its value', () => {
  const text = '{rule, select, ALLOWED {Pets are welcome.} other {Please ask.}}';
  expect(fill(text, { rule: 'ALLOWED' })).toBe('Pets are welcome.');
  expect(fill(text, { rule: 'NOT_ALLOWED' })).toBe('Please ask.');
});
