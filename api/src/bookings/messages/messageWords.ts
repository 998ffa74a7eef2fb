import { HOTEL_LANGUAGE, type MessageKindName, type MessageWords } from '../../../../schema/guestMessages';
import { USUAL_MESSAGES } from '../../../../schema/usualMessages';
import type { MessageText } from './messageText.entity';

/** The text that a hotel has for a kind while it has written none: the usual one; empty for a quick reply. */
export const usualWords = (kind: MessageKindName): MessageWords =>
  kind === 'QUICK_REPLY' ? { subject: '', body: '' } : USUAL_MESSAGES[kind];

/** The hotel's own text in the guest's language if that is known and there is one, else in the language of the hotel, else the usual one. */
export function chooseWords(
  kind: MessageKindName,
  texts: readonly MessageText[],
  language: string | null = null,
): MessageWords {
  const own = (wanted: string | null) => texts.find((text) => text.language === wanted);
  const { subject, body } = own(language) ?? own(HOTEL_LANGUAGE) ?? usualWords(kind);
  return { subject, body };
}
