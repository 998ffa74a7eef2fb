import { currentLanguage } from '../../../../schema/language';

/** Fonts with the letters that ours lack, in the order in which they are tried. */
export const FALLBACKS = [
  'noto-sans',
  'noto-sans-hebrew',
  'noto-sans-arabic',
  'noto-sans-devanagari',
  'noto-sans-thai',
  'noto-sans-georgian',
  'noto-sans-armenian',
  'noto-sans-sc',
  'noto-sans-tc',
  'noto-sans-jp',
  'noto-sans-kr',
] as const;

/** A piece of a text in one font. */
export interface TextRun {
  font: string;
  text: string;
}

/** A word of a text in its fonts. */
export interface Word {
  runs: readonly TextRun[];
  isRightToLeft: boolean;
  /** Whether it may stand among words that are read from right to left, as numbers do. */
  isNeutral: boolean;
  /** Whether a question mark stands for a letter that no font has. */
  isReplaced: boolean;
}

/** Whether a font has a letter. */
type Has = (font: string, letter: string) => boolean;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (text: string): string[] => [...letters.segment(text)].map(({ segment }) => segment);

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const HAN_FONTS = ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp'];
/** Letters that are not shown; joiners among them change the shape of their neighbours. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const MISSING = '?';

/**
 * The words of a text in the given font, or in the first other one that has all letters of the text; else each word, and else
 * each letter, in the first one that has it.
 */
export function wordsOf(text: string, font: string, has: Has): Word[] {
  const words = text.normalize('NFC').split(/\s+/).filter(Boolean);
  const all = words.join('');
  const [main, general] = [font, FALLBACKS[0]].map((name) => hasAll(name, all, has));
  const fonts = [...(general && !main ? [] : [font]), ...inOrderFor(all, has)];
  return words.map((word) => setWord(word, fonts, has));
}

const hasAll = (font: string, text: string, has: Has): boolean => has(font, text.replace(INVISIBLE, ''));

/**
 * The other fonts; a text in Chinese or Japanese begins with one that has all its characters, so that they look alike. In a
 * Japanese document that is the Japanese font, also for words without kana.
 */
function inOrderFor(text: string, has: Has): readonly string[] {
  const characters = lettersOf(text).filter((letter) => HAN.test(letter) || KANA.test(letter));
  if (characters.length === 0) return FALLBACKS;
  const isJapanese = KANA.test(text) || currentLanguage() === 'ja';
  const usual = isJapanese ? HAN_FONTS.toReversed() : HAN_FONTS;
  const best = usual.find((font) => hasAll(font, characters.join(''), has));
  return [...new Set([...(best ? [best] : []), ...FALLBACKS])];
}

function setWord(word: string, fonts: readonly string[], has: Has): Word {
  const runs: TextRun[] = [];
  const whole = fonts.find((font) => hasAll(font, word, has));
  let isReplaced = false;
  for (const letter of lettersOf(word)) {
    const shown = letter.replace(INVISIBLE, '');
    if (!shown) continue;
    const font = whole ?? fonts.find((name) => has(name, shown));
    isReplaced ||= !font;
    addRun(runs, { font: font ?? fonts[0]!, text: font ? letter : MISSING });
  }
  const isRightToLeft = RIGHT_TO_LEFT.test(word);
  return { runs, isRightToLeft, isNeutral: !isRightToLeft && !/\p{L}/u.test(word), isReplaced };
}

function addRun(runs: TextRun[], run: TextRun): void {
  const last = runs.at(-1);
  if (last?.font === run.font) last.text += run.text;
  else runs.push({ ...run });
}

/** Breaks words into lines of a width; a word that is wider than a line is broken between letters. */
export function breakLines(
  words: readonly Word[],
  width: number,
  widthOf: (runs: readonly TextRun[]) => number,
  space: number,
): Word[][] {
  const lines: Word[][] = [];
  let left = 0;
  for (const word of words) {
    for (const part of widthOf(word.runs) > width ? breakWord(word, width, widthOf) : [word]) {
      const needed = widthOf(part.runs);
      if (lines.length && needed + space <= left) {
        lines.at(-1)!.push(part);
        left -= needed + space;
      } else {
        lines.push([part]);
        left = width - needed;
      }
    }
  }
  return lines;
}

function breakWord(word: Word, width: number, widthOf: (runs: readonly TextRun[]) => number): Word[] {
  const parts: TextRun[][] = [[]];
  let left = width;
  for (const { font, text } of word.runs)
    for (const letter of lettersOf(text)) {
      const needed = widthOf([{ font, text: letter }]);
      if (needed > left && parts.at(-1)!.length) {
        parts.push([]);
        left = width;
      }
      addRun(parts.at(-1)!, { font, text: letter });
      left -= needed;
    }
  return parts.map((runs) => ({ ...word, runs }));
}

/** The runs of a line from left to right: words that are read from right to left stand in the opposite order. */
export function visualRuns(line: readonly Word[], font: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const [index, word] of visualOrder(line).entries()) {
    if (index > 0) addRun(runs, { font, text: ' ' });
    for (const run of word.isRightToLeft ? word.runs.toReversed() : word.runs) addRun(runs, run);
  }
  return runs;
}

function visualOrder(line: readonly Word[]): Word[] {
  const order: Word[] = [];
  for (let from = 0; from < line.length;) {
    const rest = line.slice(from);
    const end = rest.findIndex(({ isRightToLeft, isNeutral }) => !isRightToLeft && !isNeutral);
    const among = end < 0 ? rest : rest.slice(0, end);
    const last = among.findLastIndex(({ isRightToLeft }) => isRightToLeft);
    const turned = rest[0]!.isRightToLeft ? among.slice(0, last + 1) : rest.slice(0, 1);
    order.push(...turned.toReversed());
    from += turned.length;
  }
  return order;
}
