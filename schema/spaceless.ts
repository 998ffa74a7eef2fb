/**
 * Runs of letters and digits of the scripts that put no spaces between words: Chinese, Japanese with its long vowel mark,
 * Thai, Lao, Khmer and Burmese. They are searched for by any part of them, others by the beginnings of words.
 */
export const SPACELESS =
  /(?:(?=[\p{L}\p{N}])[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]\p{M}*|\u30FC)+/gu;
