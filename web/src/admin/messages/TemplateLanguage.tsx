import { type LanguageName } from '../../../../schema/language';
import { fill } from '../../../../schema/fill';
import { Field, SelectInput } from '../../kit/Field';
import { languageInWords } from '../../kit/written';
import { LANGUAGE_NAMES } from '../fields/translations';
import { isUsualText, wordsIn, type Draft } from './draft';
import styles from './Messages.module.css';
import * as texts from './texts';
import type { Template } from './when';

interface Props {
  template: Template;
  draft: Draft;
  language: LanguageName;
  onChoose: (language: LanguageName) => void;
}

/** Chooses in which language the words of a message are written, with those that it has. */
export function TemplateLanguage({ template, draft, language, onChoose }: Props) {
  const own = template.language;
  const isUsual = isUsualText(draft, template);
  const others = LANGUAGE_NAMES.filter((each) => each !== own);
  const wordsOf = (each: LanguageName) =>
    each === own
      ? texts.ownLanguage
      : wordsIn(draft, template, each).body.trim()
        ? texts.translated
        : isUsual
          ? texts.usualText
          : texts.notTranslated;
  const hint = isUsual
    ? language === own
      ? texts.usualHint
      : texts.usualTranslationHint
    : language === own
      ? undefined
      : texts.translationHint;
  return (
    <Field label={texts.language} hint={hint}>
      {(aria) => (
        <SelectInput
          {...aria}
          value={language}
          onChange={({ target }) => onChoose(target.value as LanguageName)}
          className={styles.control}
        >
          {[own, ...others].map((each) => (
            <option key={each} value={each}>
              {fill(wordsOf(each), { language: languageInWords(each) })}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
