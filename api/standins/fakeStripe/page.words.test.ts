import { LANGUAGE_TAGS } from '../../../schema/language';
import { openMerchant, type Merchant } from '../../test/merchant';
import { speak } from './page.words';

let merchant: Merchant;
beforeAll(async () => {
  merchant = await openMerchant();
});
afterAll(() => merchant.close());

const pageOf = async (url: string) => (await fetch(url)).text();

test.each(LANGUAGE_TAGS)('the hosted page is in the language of its session: %s', async (language) => {
  const { words, dollars } = speak(language);
  const { url } = await merchant.openSession({ language, note: 'Held till <noon>.' });
  const page = await pageOf(url);
  for (const text of [`<html lang="${language}">`, words.card, words.testCardsOnly, dollars(12_000)])
    expect(page).toContain(text);
  expect(page).toContain('Held till &lt;noon&gt;.');
  expect(await (await merchant.pay(url, '4000 0000 0000 0002')).text()).toContain(words.declined);
  expect((await merchant.pay(url)).status).toBe(303);
  expect(await pageOf(url)).toContain(words.paidTitle);
});

test('every language has its own words, with the same places for values', () => {
  const english = speak('en').words;
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const language of LANGUAGE_TAGS.filter((tag) => tag !== 'en')) {
    const { words } = speak(language);
    expect(Object.keys(words)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(english))
      expect(places(words[key as keyof typeof words])).toEqual(places(text));
    expect(words.declined).not.toBe(english.declined);
  }
});

test('a language that the page does not have is English', () => {
  expect([speak(undefined), speak('auto'), speak('it')].map(({ language }) => language)).toEqual(
    Array(3).fill('en'),
  );
  expect(speak('es-419').language).toBe('es');
});
