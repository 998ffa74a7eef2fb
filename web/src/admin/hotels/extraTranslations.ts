import { extraDescriptionProblem, extraTitleProblem } from '../../../../schema/extras';
import type { LanguageName } from '../../../../schema/language';
import { LIMITS } from '../../../../schema/limits';
import { translationsField } from '../fields/translations';
import * as texts from './texts';

/** An extra's texts in other languages, and the language in which its hotel writes. */
export interface TranslatedExtra {
  language: LanguageName;
  translations: readonly { language: LanguageName; title?: string | null; description?: string | null }[];
}

/** The part of an extra's form with its texts in other languages. */
export const extraTranslations = translationsField<TranslatedExtra, 'title' | 'description'>(
  [
    { name: 'title', label: texts.name, maxLength: LIMITS.extraTitle, rule: extraTitleProblem },
    {
      name: 'description',
      label: texts.extraDescription,
      maxLength: LIMITS.extraDescription,
      rule: extraDescriptionProblem,
    },
  ],
  ({ language }) => language,
  ({ translations }) => translations,
);
