import { toSearchBigrams, toBigrams } from './bigrams';
import { askedWords, searchWords } from './searchWords';

test.each([
  ['预订房间', ['预订', '订房', '房间', '间'], ['预订', '房间']],
  ['京都駅', ['京都', '都駅', '駅'], ['京都', '都駅']],
  ['湯', ['湯'], ['湯']],
  ['サウナは9時', ['サウ', 'ウナ', 'ナは', 'は', '9', '時'], ['サウ', 'ナは', '9', '時']],
  ['コーヒー', ['コー', 'ーヒ', 'ヒー', 'ー'], ['コー', 'ヒー']],
  ['โรงแรม', ['โร', 'รง', 'งแ', 'แร', 'รม', 'ม'], ['โร', 'งแ', 'รม']],
  ['Hilton東京', ['hilton', '東京', '京'], ['hilton', '東京']],
  ['Open at 9', ['open', 'at', '9'], ['open', 'at', '9']],
])('%s is indexed and searched by bigrams in scripts without spaces', (text, written, asked) => {
  expect(searchWords(toBigrams(text))).toEqual(written);
  expect(askedWords(toSearchBigrams(text))).toEqual(asked);
});

test('a search for any part of a run finds the run', () => {
  const run = [...'我们明天想预订一个安静的房间'];
  const words = searchWords(toBigrams(run.join('')));
  for (let from = 0; from < run.length; from++)
    for (let to = from + 1; to <= run.length; to++)
      for (const asked of askedWords(toSearchBigrams(run.slice(from, to).join(''))))
        expect(words.some((word) => word.startsWith(asked))).toBe(true);
});
