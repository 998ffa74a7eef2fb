import type { MessageKindName, MessageWords } from '../../../../schema/guestMessages';
import type { Language } from '../../../../schema/language';
import { USUAL_MESSAGES } from '../../../../schema/usualMessages';
import type { MessageText } from './messageText.entity';

/** The text that a hotel has for a kind while it has written none: the usual one; empty for a quick reply. */
export const usualWords = (kind: MessageKindName): MessageWords =>
  kind === 'QUICK_REPLY' ? { subject: '', body: '' } : USUAL_MESSAGES[kind];

/**
 * The hotel's text in the first of these languages that it has one in, else the usual one, with the language that it is in.
 */
export function chooseWords(
  kind: MessageKindName,
  texts: readonly MessageText[],
  languages: readonly (Language | null)[],
): MessageWords & { language: Language } {
  for (const language of languages) {
    const found = texts.find((text) => text.language === language);
    if (found && language) return { subject: found.subject, body: found.body, language };
  }
  return { ...usualWords(kind), language: 'en' };
}
