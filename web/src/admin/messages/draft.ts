import { type LanguageName } from '../../../../schema/language';
import { LANGUAGE_NAMES } from '../fields/translations';
import { fill } from '../../../../schema/fill';
import {
  bodyProblem,
  FEWEST_DAYS,
  quickReplyNameProblem,
  subjectProblem,
  tidyBody,
  MESSAGE_LIMITS,
} from '../../../../schema/guestMessages';
import * as texts from './texts';
import type { Template } from './when';

/** What is typed of a message and not saved, and the version on which that is based. */
export interface Draft {
  version: number;
  name: string;
  subject: string;
  body: string;
  days: string;
  hour: number;
  /** The words in languages other than that of the hotel. */
  translations: readonly Translation[];
}
export type Problems = Partial<Record<'name' | 'subject' | 'body' | 'days' | 'translations', string>>;

interface Words {
  subject: string;
  body: string;
}
/** Words with their language. */
export interface Translation extends Words {
  language: LanguageName;
}

export const draftOf = ({ version, name, subject, body, days, hour, translations }: Template): Draft => ({
  version,
  name,
  subject,
  body,
  days: String(days),
  hour,
  translations: translations.map(({ language, subject, body }) => ({ language, subject, body })),
});

const NO_WORDS: Words = { subject: '', body: '' };
const isEmpty = ({ subject, body }: Words) => !subject.trim() && !body.trim();

/** The words of a draft in a language; empty ones where it has none. */
export const wordsIn = (draft: Draft, template: Template, language: LanguageName): Words =>
  language === template.language
    ? draft
    : (draft.translations.find((words) => words.language === language) ?? NO_WORDS);

/** The usual text of a message in a language; undefined for a quick reply, which has none. */
export const usualIn = (
  { usualTexts }: Pick<Template, 'usualTexts'>,
  language: LanguageName,
): Translation | undefined => usualTexts.find((words) => words.language === language);

/** Whether the own words of a draft are the usual ones, so that guests get those of their language. */
export function isUsualText({ subject, body }: Draft, template: Template): boolean {
  const usual = usualIn(template, template.language);
  return usual?.subject === subject.trim() && usual.body === tidyBody(body);
}

/** What guests get who read a language, with the language that it is in: without words in it, the usual or else the own ones. */
export function wordsFor(draft: Draft, template: Template, language: LanguageName): Translation {
  const { subject, body } = wordsIn(draft, template, language);
  if (!isEmpty({ subject, body })) return { language, subject, body };
  return (
    (isUsualText(draft, template) ? usualIn(template, language) : undefined) ?? {
      language: template.language,
      subject: draft.subject,
      body: draft.body,
    }
  );
}

/** What changes in a draft when its words in a language do. */
export function changedWords(
  draft: Draft,
  template: Template,
  language: LanguageName,
  changed: Partial<Words>,
): Partial<Draft> {
  if (language === template.language) return changed;
  const others = draft.translations.filter((words) => words.language !== language);
  const { subject, body } = { ...wordsIn(draft, template, language), ...changed };
  return { translations: [...others, { language, subject, body }] };
}

/** The words in other languages as the server keeps them. */
const kept = (translations: readonly Translation[]): Translation[] =>
  LANGUAGE_NAMES.flatMap((name) => translations.filter(({ language }) => language === name))
    .filter((words) => !isEmpty(words))
    .map(({ language, subject, body }) => ({ language, subject: subject.trim(), body: tidyBody(body) }));

/** The words in other languages for the server: without a text where they are removed. */
export const translationsToSend = (draft: Draft, template: Template): Translation[] =>
  LANGUAGE_NAMES.filter((name) =>
    [...draft.translations, ...template.translations].some(({ language }) => language === name),
  ).map((language) => {
    const { subject, body } = wordsIn(draft, template, language);
    return { language, subject, body };
  });

/** The first language whose words in a draft are wrong, and what is wrong with them. */
export function wrongTranslation(
  { kind }: Template,
  { translations }: Draft,
): { language: LanguageName; subject?: string; body?: string } | undefined {
  return translations
    .filter((words) => !isEmpty(words))
    .map(({ language, subject, body }) => ({
      language,
      subject: subjectProblem(kind, subject),
      body: bodyProblem(kind, body),
    }))
    .find((words) => words.subject ?? words.body);
}

/** Whether a draft says something else than the message that is saved. */
export function isEdited(draft: Draft, template: Template): boolean {
  const { name, subject, body, days, hour, translations } = draft;
  return (
    JSON.stringify(kept(translations)) !== JSON.stringify(kept(template.translations)) ||
    name.trim() !== template.name ||
    subject.trim() !== template.subject ||
    tidyBody(body) !== template.body ||
    days.trim() !== String(template.days) ||
    hour !== template.hour
  );
}

/** What is wrong with a draft, by field. */
export function problemsOf({ kind }: Template, { name, subject, body, days }: Draft): Problems {
  const fewest = FEWEST_DAYS[kind];
  const count = /^\d{1,3}$/.test(days.trim()) ? Number(days) : -1;
  const found = {
    name: kind === 'QUICK_REPLY' ? quickReplyNameProblem(name) : undefined,
    subject: subjectProblem(kind, subject),
    body: bodyProblem(kind, body),
    days:
      fewest !== undefined && (count < fewest || count > MESSAGE_LIMITS.days)
        ? fill(texts.wrongDays, { from: fewest, to: MESSAGE_LIMITS.days })
        : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

const newReplyId = (hotelId: string): string => `${hotelId}-new`;

/** A quick reply that is not saved yet. */
export const newReply = (hotelId: string): Template => ({
  id: newReplyId(hotelId),
  hotelId,
  kind: 'QUICK_REPLY',
  name: '',
  subject: '',
  body: '',
  language: 'EN',
  translations: [],
  isUsual: false,
  usualTexts: [],
  enabled: true,
  days: 0,
  hour: 0,
  nextAt: null,
  version: 0,
  sentLately: 0,
  lastSentAt: null,
});
