import { SCOPE_WORDS } from '../../../schema/scopeWords';
import german from '../../translations/de/users.json';
import japanese from '../../translations/ja/users.json';
import { SCOPE_TEXTS } from './scopeTexts';

test('the page of keys says what programmers read about each scope', () => {
  const meanings = Object.entries(SCOPE_TEXTS).map(([scope, { means }]) => [scope, means]);
  expect(Object.fromEntries(meanings)).toEqual(SCOPE_WORDS);
  expect(Object.keys(SCOPE_TEXTS)).toEqual(Object.keys(SCOPE_WORDS));
});

test.each([german, japanese])('each scope is translated', (translations: Record<string, string>) => {
  const words = Object.values(SCOPE_TEXTS).flatMap(({ label, means }) => [label, means]);
  expect(words.filter((text) => (translations[text] ?? text) === text && text !== 'Chats')).toEqual([]);
});
