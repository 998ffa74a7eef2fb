import { LANGUAGE_TAGS, type Language } from '../../../../schema/language';
import { build } from '../../core/build';
import { hook } from '../../core/hooks';
import { BadInput } from '../../core/problems';
import { repo } from '../../database/transaction';
import type { Hotel } from '../hotel.entity';
import { HotelTexts, type HotelTranslationInput } from './hotelTexts.types';
import { HotelTranslation, newHotelTranslation } from './hotelTranslation.entity';
import { bestText } from './writtenText.types';

/** Runs inside the transaction that says that a hotel writes in another language than was known. */
export const onHotelLanguage = hook<{ hotelId: string; from: Language; to: Language }>();

/** The texts of a hotel for someone who reads a language, from its texts in other languages. */
export function hotelTextsIn(
  language: Language,
  own: Hotel,
  translations: readonly HotelTranslation[],
): HotelTexts {
  const wanted =
    language === own.language ? undefined : translations.find((each) => each.language === language);
  const written = { own, ownLanguage: own.language, wanted, language };
  const rules = bestText(written, 'houseRules');
  return build(HotelTexts, {
    description: bestText(written, 'description'),
    detailedDescription: bestText(written, 'detailedDescription'),
    houseRules: rules.text ? rules : null,
  });
}

/** The same of one hotel, read for it. */
export const readHotelTexts = async (language: Language, hotel: Hotel): Promise<HotelTexts> =>
  hotelTextsIn(language, hotel, await repo(HotelTranslation).findBy({ hotelId: hotel.id, language }));

/** Throws BadInput if translations name the owner's language, or a language twice. */
export function checkLanguages(own: Language, given: readonly { language: Language }[]): void {
  const languages = given.map(({ language }) => language);
  if (new Set(languages).size < languages.length) throw new BadInput('Give the texts of each language once.');
  if (languages.includes(own))
    throw new BadInput('The hotel itself writes in this language. Change its own texts.');
}

/** Replaces the texts of a hotel, which the caller has locked, in the languages that are given. */
export async function storeHotelTranslations(
  { id: hotelId, language: own }: Hotel,
  given: readonly HotelTranslationInput[],
): Promise<void> {
  checkLanguages(own, given);
  for (const { language, ...texts } of given) {
    const description = texts.description?.trim() || null;
    const detailedDescription = texts.detailedDescription?.trim() || null;
    const houseRules = texts.houseRules?.trim() || null;
    await repo(HotelTranslation).delete({ hotelId, language });
    if (description || detailedDescription || houseRules)
      await repo(HotelTranslation).insert(
        newHotelTranslation({ hotelId, language, description, detailedDescription, houseRules }),
      );
  }
}

/** The texts of a hotel in other languages, for the audit log. */
export async function auditedHotelTranslations(hotelId: string): Promise<{ translations: string[] }> {
  const rows = await repo(HotelTranslation).findBy({ hotelId });
  return {
    translations: inWords(rows, ['description', 'detailedDescription', 'houseRules']),
  };
}

/** Each text of translations with its language and its field, in the order of languages. */
export const inWords = <T extends { language: Language }>(
  rows: readonly T[],
  fields: readonly (keyof T & string)[],
): string[] =>
  LANGUAGE_TAGS.flatMap((language) =>
    rows
      .filter((row) => row.language === language)
      .flatMap((row) =>
        fields.filter((field) => row[field]).map((field) => `${language} ${field}: ${row[field]}`),
      ),
  );
