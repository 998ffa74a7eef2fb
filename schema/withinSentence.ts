import { currentLanguage } from './language';

/** Words within a sentence: `Check-in` is `check-in` there, but nouns of German keep their capital. */
export const withinSentence = (words: string): string =>
  currentLanguage() === 'de' ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
