import { In } from 'typeorm';
import type { Language } from '../../../../schema/language';
import { build } from '../../core/build';
import { repo } from '../../database/transaction';
import { checkLanguages } from '../texts/hotelTexts.service';
import { bestText } from '../texts/writtenText.types';
import { tidyName } from '../uniqueName.service';
import type { Extra } from './extra.entity';
import { ExtraTexts, type ExtraTranslationInput } from './extraTexts.types';
import { ExtraTranslation, newExtraTranslation } from './extraTranslation.entity';

/** The texts of an extra for someone who reads a language, from the language of its hotel and its texts in others. */
export function extraTextsIn(
  language: Language,
  own: Extra,
  ownLanguage: Language,
  translations: readonly ExtraTranslation[],
): ExtraTexts {
  const wanted =
    language === ownLanguage ? undefined : translations.find((each) => each.language === language);
  const written = { own, ownLanguage, wanted, language };
  const description = bestText(written, 'description');
  return build(ExtraTexts, {
    title: bestText(written, 'title'),
    description: description.text ? description : null,
  });
}

/** Replaces the texts of an extra in the languages that are given, inside the caller's transaction. */
export async function storeExtraTranslations(
  extraId: string,
  ownLanguage: Language,
  given: readonly ExtraTranslationInput[],
): Promise<void> {
  checkLanguages(ownLanguage, given);
  for (const { language, ...texts } of given) {
    const title = (texts.title && tidyName(texts.title)) || null;
    const description = texts.description?.trim() || null;
    await repo(ExtraTranslation).delete({ extraId, language });
    if (title || description)
      await repo(ExtraTranslation).insert(newExtraTranslation({ extraId, language, title, description }));
  }
}

/** The texts of extras in other languages. */
export const readExtraTranslations = async (
  extras: readonly Pick<Extra, 'id'>[],
): Promise<ExtraTranslation[]> =>
  extras.length ? repo(ExtraTranslation).findBy({ extraId: In(extras.map(({ id }) => id)) }) : [];
