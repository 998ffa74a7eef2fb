import { chargeWords } from '../../../../schema/chargeWords';
import { lineWords } from '../../../../schema/folioWords';
import { LANGUAGE_TAGS } from '../../../../schema/language';
import { chargeLine } from '../../mails/mail.content';
import { inLanguage } from '../../core/readerLanguage';

const OTHERS = LANGUAGE_TAGS.filter((language) => language !== 'en');

test.each([
  ['FEE', 'Kept by the hotel'],
  ['FEE', 'No longer kept by the hotel'],
  ['ADJUSTMENT', 'Waived by the hotel'],
  ['ADJUSTMENT', 'Lost to a dispute'],
  ['ADJUSTMENT', 'Too little to charge'],
  ['DISPUTE', 'Taken back by the bank'],
  ['NIGHT', 'Room 12'],
  ['PAYMENT', 'Visa ending in 4242'],
  ['EXTRA', 'Breakfast, 2 people, 3 nights'],
])('a %s that Staybook calls "%s" is read in each language', (kind, title) => {
  expect(lineWords(kind, title)).toBe(title);
  for (const language of OTHERS) expect(inLanguage(language, () => lineWords(kind, title))).not.toBe(title);
});

test('the name of a tax stays as it was typed, also if it is one of ours', () => {
  inLanguage('de', () => {
    expect(lineWords('CHARGE', 'City tax')).toBe('City tax');
    expect(lineWords('CHARGE', 'Kept by the hotel')).toBe('Kept by the hotel');
    expect(chargeWords({ title: 'Too little to charge', cents: 100 })).toBe('Too little to charge');
  });
});

test('what a change let go is read in each language among the taxes of a booking, also in mails', () => {
  const letGo = { title: 'Too little to charge', cents: -24 };
  expect(chargeWords(letGo)).toBe(letGo.title);
  for (const language of OTHERS)
    expect(inLanguage(language, () => chargeLine(letGo).title)).not.toBe(letGo.title);
});
