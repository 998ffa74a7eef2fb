/**
 * Runs of letters and digits in scripts without spaces between words: Chinese, Japanese with its long vowel mark,
 * Thai, Lao, Khmer and Burmese. They are found by any part, other words by their beginnings.
 */
export const UNSPACED_TEXT =
  /(?:(?=[\p{L}\p{N}])[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]\p{M}*|\u30FC)+/gu;
