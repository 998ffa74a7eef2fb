import type { Language } from '../../../../schema/language';
import { HOTEL_LANGUAGE, type MessageKindName, type MessageWords } from '../../../../schema/guestMessages';
import { USUAL_MESSAGES } from '../../../../schema/usualMessages';
import type { MessageText } from './messageText.entity';

/** The text that a hotel has for a kind while it has written none: the usual one; empty for a quick reply. */
export const usualWords = (kind: MessageKindName): MessageWords =>
  kind === 'QUICK_REPLY' ? { subject: '', body: '' } : USUAL_MESSAGES[kind];

/**
 * The hotel's own text in the guest's language if that is known and there is one, else in the language of the hotel, else the
 * usual one, with the language that it is in.
 */
export function chooseWords(
  kind: MessageKindName,
  texts: readonly MessageText[],
  language: Language | null = null,
): MessageWords & { language: Language } {
  const own = (wanted: string | null) => texts.find((text) => text.language === wanted);
  const known = language ?? HOTEL_LANGUAGE;
  const inOwn = own(known) ?? own(HOTEL_LANGUAGE);
  if (inOwn)
    return { subject: inOwn.subject, body: inOwn.body, language: own(known) ? known : HOTEL_LANGUAGE };
  return { ...usualWords(kind), language: HOTEL_LANGUAGE };
}
