import type { Language } from '../../../../schema/language';
import { bestText, type WrittenText } from '../../hotels/texts/writtenText.types';

/** A title of something that was sold, and what its hotel calls it today. */
export interface Sold {
  /** The title of the day of the sale, which is kept. */
  title: string;
  ownLanguage: Language;
  /** What the hotel sells today under the same id, if it still does. */
  today: { title: string } | null;
  /** The texts of that in other languages. */
  translations: readonly { language: Language; title: string | null }[];
}

/**
 * The title of what was sold for someone who reads a language: its translation, while the hotel still calls it what it was
 * sold as; else the title of the day of the sale. What was renamed may be something else today.
 */
export function soldTitle(
  language: Language,
  { title, ownLanguage, today, translations }: Sold,
): WrittenText {
  const isSame = language !== ownLanguage && today?.title === title;
  const wanted = isSame ? translations.find((each) => each.language === language) : undefined;
  return bestText({ own: { title }, ownLanguage, wanted, language }, 'title');
}
