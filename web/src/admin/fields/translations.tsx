import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import {
  currentLanguage,
  LANGUAGE_TAGS,
  languageName,
  languageTag,
  type LanguageName,
} from '../../../../schema/language';
import { Field, SelectInput, TextArea, TextInput } from '../../kit/Field';
import { languageInWords } from '../../kit/written';
import type { ControlProps, RecordField } from '../records/declaration';
import styles from './translations.module.css';
import * as texts from './texts';

/** A text of a record that can be given in other languages. */
export interface TranslatedText<Name extends string> {
  name: Name;
  label: string;
  maxLength: number;
  rule: (text: string) => string | undefined;
  isLong?: boolean;
}

/** The texts of a record in one language. */
type Translation<Name extends string> = { language: LanguageName } & { [Text in Name]?: string | null };

/** All languages, as the server names them. */
export const LANGUAGE_NAMES: readonly LanguageName[] = LANGUAGE_TAGS.map(languageName);

const parse = <Name extends string>(value: string): Translation<Name>[] =>
  value ? (JSON.parse(value) as Translation<Name>[]) : [];

/**
 * The field of a record's texts in languages other than that of its hotel. Its text in the form is their JSON, so that drafts
 * and conflicts treat it as any other text.
 */
export function translationsField<Row, Name extends string>(
  parts: readonly TranslatedText<Name>[],
  languageOf: (row: Row) => LanguageName,
  allOf: (row: Row) => readonly Translation<Name>[],
) {
  type Given = Translation<Name>;
  /** Without those that are left from before the hotel wrote in that language itself. */
  const translationsOf = (row: Row) => allOf(row).filter(({ language }) => language !== languageOf(row));
  const textIn = (given: Given | undefined, name: Name): string => given?.[name] ?? '';
  const has = (given: Given) => parts.some(({ name }) => textIn(given, name).trim());
  /** One text for the same translations, whatever the order in which they were typed. */
  const write = (all: readonly Given[]): string => {
    const sorted = LANGUAGE_NAMES.flatMap((language) => all.filter((given) => given.language === language));
    const tidy = sorted.map((given) => [
      ['language', given.language],
      ...parts.map(({ name }) => [name, textIn(given, name)]).filter(([, text]) => text),
    ]);
    return tidy.length ? JSON.stringify(tidy.map((entries) => Object.fromEntries(entries))) : '';
  };
  const wordsOf = (value: string): string =>
    parse<Name>(value)
      .flatMap((given) =>
        parts
          .filter(({ name }) => textIn(given, name))
          .map(({ name, label }) => `${labelIn(label, given.language)}: ${textIn(given, name)}`),
      )
      .join('\n');

  function Translations({ row, field }: ControlProps<Row>) {
    const own = row ? languageOf(row) : 'EN';
    const others = LANGUAGE_NAMES.filter((language) => language !== own);
    const stored = row ? translationsOf(row) : [];
    const all = parse<Name>(field.value);
    const [chosen, choose] = useState<LanguageName>();
    const mine = others.find((language) => languageTag(language) === currentLanguage());
    const language =
      others.find((each) => each === chosen) ??
      others.find((each) => all.some((given) => given.language === each && has(given))) ??
      mine ??
      others[0]!;
    const given = all.find((each) => each.language === language);
    const change = (name: Name, text: string) => {
      const changed = { ...given, language, [name]: text } as Given;
      const isKept = has(changed) || stored.some((each) => each.language === language);
      field.onChange(
        write([...all.filter((each) => each.language !== language), ...(isKept ? [changed] : [])]),
      );
    };
    const countOf = (wanted: LanguageName) => {
      const found = all.find((each) => each.language === wanted);
      return parts.filter(({ name }) => textIn(found, name).trim()).length;
    };
    return (
      <div className={styles.translations}>
        <Field label={texts.translateInto} error={field.error} className={styles.language}>
          {(aria) => (
            <SelectInput
              {...aria}
              name={field.name}
              value={language}
              onChange={({ target }) => choose(target.value as LanguageName)}
            >
              {others.map((each) => (
                <option key={each} value={each}>
                  {fill(countOf(each) ? texts.translatedInto : texts.notTranslatedInto, {
                    language: languageInWords(each),
                    count: countOf(each),
                    all: parts.length,
                  })}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
        {parts.map(({ name, label, maxLength, isLong }) => (
          <Field key={`${language} ${name}`} label={labelIn(label, language)}>
            {(aria) => {
              const Input = isLong ? TextArea : TextInput;
              return (
                <Input
                  {...aria}
                  lang={languageTag(language)}
                  dir="auto"
                  value={textIn(given, name)}
                  maxLength={maxLength}
                  onChange={({ target }: { target: { value: string } }) => change(name, target.value)}
                  onBlur={field.onBlur}
                />
              );
            }}
          </Field>
        ))}
      </div>
    );
  }

  return {
    label: texts.otherLanguages,
    only: 'update',
    isWide: true,
    control: Translations,
    rule: (value) =>
      parse<Name>(value)
        .flatMap((given) => parts.map((part) => [part, given] as const))
        .map(([{ name, label, rule }, given]) => {
          const problem = textIn(given, name).trim() && rule(textIn(given, name));
          return problem && `${labelIn(label, given.language)}: ${problem}`;
        })
        .find(Boolean) || undefined,
    value: (row) => write(translationsOf(row)),
    words: (row) => wordsOf(write(translationsOf(row))),
    wordsOf: ({ id }) => wordsOf(id),
    read: (value) => parse<Name>(value),
  } as const satisfies RecordField<Row, Given[]>;
}

const labelIn = (label: string, language: LanguageName): string =>
  fill(texts.textInLanguage, { text: label, language: languageInWords(language) });
