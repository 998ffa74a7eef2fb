import { houseRulesProblem } from '../../../../schema/houseRules';
import { LIMITS } from '../../../../schema/limits';
import { textProblem } from '../../../../schema/textRules';
import { languageInWords } from '../../kit/written';
import { Choice } from '../fields/Choice';
import * as fieldTexts from '../fields/texts';
import { required } from '../fields/rules';
import { LANGUAGE_NAMES, translationsField } from '../fields/translations';
import type { FieldsOf } from '../records/declaration';
import type { HotelInput } from './hotelFields';
import type { HotelToUpdate_HotelFragment as Hotel } from './hotelRecord.generated';
import * as texts from './texts';

const languages = () => LANGUAGE_NAMES.map((name) => [name, languageInWords(name)] as const);

/** The fields of the language in which a hotel writes, and of its texts in others. */
export const languageFields = {
  language: {
    label: fieldTexts.hotelLanguage,
    hint: fieldTexts.hotelLanguageHint,
    rule: required(fieldTexts.chooseTheLanguage),
    need: 'defaulted',
    initial: 'EN',
    control: ({ label, hint, field }) => (
      <Choice {...{ label, hint, field }} placeholder={fieldTexts.chooseLanguage} choices={languages()} />
    ),
    value: ({ language }) => language,
    words: ({ language }) => languageInWords(language),
    wordsOf: ({ id }) => languages().find(([name]) => name === id)?.[1] ?? id,
    read: (text) => LANGUAGE_NAMES.find((name) => name === text),
  },
  translations: translationsField<Hotel, 'description' | 'detailedDescription' | 'houseRules'>(
    [
      {
        name: 'description',
        label: texts.description,
        maxLength: LIMITS.shortText,
        rule: textProblem(texts.theDescription, LIMITS.shortText),
        isLong: true,
      },
      {
        name: 'detailedDescription',
        label: texts.detailedDescription,
        maxLength: LIMITS.longText,
        rule: textProblem(texts.theDetailedDescription, LIMITS.longText),
        isLong: true,
      },
      {
        name: 'houseRules',
        label: texts.otherRules,
        maxLength: LIMITS.houseRules,
        rule: houseRulesProblem,
        isLong: true,
      },
    ],
    ({ language }) => language,
    ({ translations }) => translations,
  ),
} as const satisfies FieldsOf<Hotel, HotelInput>;
