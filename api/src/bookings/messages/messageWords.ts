import { translated } from '../../../../schema/fill';
import type { MessageKindName, MessageWords } from '../../../../schema/guestMessages';
import type { Language } from '../../../../schema/language';
import { USUAL_MESSAGES } from '../../../../schema/usualMessages';
import { inLanguage } from '../../core/readerLanguage';
import type { MessageText } from './messageText.entity';

/** The text that a hotel has for a kind while it has written none, in a language: the usual one; empty for a quick reply. */
export function usualWords(kind: MessageKindName, language: Language): MessageWords {
  if (kind === 'QUICK_REPLY') return { subject: '', body: '' };
  const { subject, body } = USUAL_MESSAGES[kind];
  return inLanguage(language, () => ({ subject: translated(subject), body: translated(body) }));
}

/**
 * The hotel's text in the first of these languages that it has one in, else the usual one in the first language that is known,
 * with the language that it is in.
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
  const language = languages.find((each) => each !== null) ?? 'en';
  return { ...usualWords(kind, language), language };
}
