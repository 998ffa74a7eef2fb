/*
 * A language that no one speaks, for tests of layouts: each letter of the English text has an accent, so that a word which is
 * not translated stands out, and each word is 40 % longer, as words of German are.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The letters of the language of tests. */
export const ACCENTED = 'åƀçđéƒĝĥïĵķļɱñöþǫŕšţüṽŵẋýžÅɃÇĐÉƑĜĤÏĴĶĻṀÑÖÞǪŔŠŢÜṼŴẊÝŽ';
const accents = new Map([...PLAIN].map((letter, place) => [letter, [...ACCENTED][place]!]));

/** A word with 40 % more letters: some of its letters stand twice. */
function longerWord(word: string): string {
  const more = Math.round(word.length * 0.4);
  return [...word]
    .map((letter, place) => {
      const accented = accents.get(letter)!;
      // spread over the word, so that its first letter stays single
      const isTwice =
        Math.floor(((place + 1) * more) / word.length) > Math.floor((place * more) / word.length);
      return isTwice ? accented + accented : accented;
    })
    .join('');
}

const longerWords = (words: string): string => words.replace(/[A-Za-z]+/g, longerWord);

/** What is in the braces of a placeholder: a name as it is, or a plural or choice whose branches are words. */
function longerBranches(inBraces: string): string {
  const [, head, branches] = /^(\w+\s*,\s*\w+\s*,)([^]*)$/.exec(inBraces) ?? [];
  if (head === undefined || branches === undefined) return inBraces;
  return head + eachPart(branches, (names) => names, longerText);
}

/** A text whose outermost braces, and the words around them, are replaced. */
function eachPart(
  text: string,
  outside: (words: string) => string,
  inside: (words: string) => string,
): string {
  let result = '';
  let start = 0;
  let depth = 0;
  for (let place = 0; place < text.length; place++) {
    if (text[place] === '{' && depth++ === 0) {
      result += outside(text.slice(start, place));
      start = place + 1;
    } else if (text[place] === '}' && --depth === 0) {
      result += `{${inside(text.slice(start, place))}}`;
      start = place + 1;
    }
  }
  return result + outside(text.slice(start));
}

function longerText(text: string): string {
  const outside = (words: string) =>
    words
      .split(/(<\/?\w+>)/)
      .map((part, place) => (place % 2 ? part : longerWords(part)))
      .join('');
  return eachPart(text, outside, longerBranches);
}

/** An English text in the language of tests. Its placeholders, its tags and the names of its branches stay. */
export function pseudoText(english: string): string {
  const longer = longerText(english);
  // a text of placeholders alone has no word
  if (longer === english || longer.length - english.length >= 2) return longer;
  return longer.endsWith('}') ? `${longer} éé` : `${longer}éé`;
}
