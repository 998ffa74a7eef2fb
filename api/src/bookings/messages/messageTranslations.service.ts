import { In } from 'typeorm';
import { bodyProblem, hasSubject, subjectProblem, tidyBody } from '../../../../schema/guestMessages';
import { LANGUAGE_TAGS, type Language } from '../../../../schema/language';
import { refuse } from '../../core/problems';
import { repo } from '../../database/transaction';
import { checkLanguages } from '../../hotels/texts/hotelTexts.service';
import { MessageTemplate } from './messageTemplate.entity';
import { MessageTemplateRefused } from './messageTemplate.types';
import { MessageText, newMessageText } from './messageText.entity';
import type { MessageTranslation, MessageTranslationInput } from './messageTranslation.types';

/** The words of a template in languages other than that of its hotel, in the order of languages, among texts of several templates. */
export const translationsOf = (
  { id }: Pick<MessageTemplate, 'id'>,
  texts: readonly MessageText[],
  own: Language,
): MessageTranslation[] =>
  LANGUAGE_TAGS.filter((language) => language !== own).flatMap((language) =>
    texts
      .filter((text) => text.templateId === id && text.language === language)
      .map(({ subject, body }) => ({ language, subject, body })),
  );

/** The words in other languages after a change. Those without a text are left out. Refuses MessageTemplateRefused. */
export function changedTranslations(
  { kind }: MessageTemplate,
  before: readonly MessageTranslation[],
  given: readonly MessageTranslationInput[],
  own: Language,
): MessageTranslation[] {
  checkLanguages(own, given);
  const changed = given.map(({ language, subject, body }) => ({
    language,
    subject: hasSubject(kind) ? subject.trim() : '',
    body: tidyBody(body),
  }));
  const after = [
    ...before.filter(({ language }) => changed.every((each) => each.language !== language)),
    ...changed.filter(({ subject, body }) => subject || body),
  ];
  for (const { subject, body } of after) {
    const problem = subjectProblem(kind, subject) ?? bodyProblem(kind, body);
    if (problem) refuse(new MessageTemplateRefused('translations', problem));
  }
  return LANGUAGE_TAGS.flatMap((tag) => after.filter(({ language }) => language === tag));
}

/** Stores the words of a template in other languages as they are after a change. */
export async function storeTranslations(
  { id: templateId }: MessageTemplate,
  before: readonly MessageTranslation[],
  after: readonly MessageTranslation[],
): Promise<void> {
  const languages = before.map(({ language }) => language);
  await repo(MessageText).delete({ templateId, language: In(languages) });
  await repo(MessageText).insert(after.map((words) => newMessageText({ templateId, ...words })));
}

/** The words in other languages, for the audit log. */
export const translationsInWords = (translations: readonly MessageTranslation[]): string[] =>
  translations.map(({ language, subject, body }) =>
    [`${language}:`, subject, body].filter(Boolean).join(' '),
  );

/** The hotel writes in another language than was known: so do its own texts, where it has no others in that language. */
export async function renameLanguage({
  hotelId,
  from,
  to,
}: {
  hotelId: string;
  from: Language;
  to: Language;
}): Promise<void> {
  const templates = await repo(MessageTemplate).find({ select: { id: true }, where: { hotelId } });
  const texts = await repo(MessageText).findBy({ templateId: In(templates.map(({ id }) => id)) });
  const has = (templateId: string, language: Language) =>
    texts.some((text) => text.templateId === templateId && text.language === language);
  const renamed = texts.filter(({ templateId, language }) => language === from && !has(templateId, to));
  await repo(MessageText).update({ id: In(renamed.map(({ id }) => id)) }, { language: to });
}
