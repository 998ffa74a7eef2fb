import type { Language } from '../../../../schema/language';
import { build } from '../../core/build';
import { repo } from '../../database/transaction';
import { checkLanguages, inWords } from '../../hotels/texts/hotelTexts.service';
import { bestText } from '../../hotels/texts/writtenText.types';
import { tidyName } from '../../hotels/uniqueName.service';
import type { RoomType } from '../roomType.entity';
import { RoomTypeTexts, type RoomTypeTranslationInput } from './roomTypeTexts.types';
import { newRoomTypeTranslation, RoomTypeTranslation } from './roomTypeTranslation.entity';

/** The texts of a room type for someone who reads a language, from the language of its hotel and its texts in others. */
export function roomTypeTextsIn(
  language: Language,
  own: RoomType,
  ownLanguage: Language,
  translations: readonly RoomTypeTranslation[],
): RoomTypeTexts {
  const wanted =
    language === ownLanguage ? undefined : translations.find((each) => each.language === language);
  const written = { own, ownLanguage, wanted, language };
  return build(RoomTypeTexts, {
    title: bestText(written, 'title'),
    description: bestText(written, 'description'),
  });
}

/** The same of one room type, read for it. */
export const readRoomTypeTexts = async (
  language: Language,
  roomType: RoomType,
  ownLanguage: Language,
): Promise<RoomTypeTexts> =>
  roomTypeTextsIn(
    language,
    roomType,
    ownLanguage,
    await repo(RoomTypeTranslation).findBy({ roomTypeId: roomType.id, language }),
  );

/** Replaces the texts of a room type, which the caller has locked, in the languages that are given. */
export async function storeRoomTypeTranslations(
  { id: roomTypeId }: RoomType,
  ownLanguage: Language,
  given: readonly RoomTypeTranslationInput[],
): Promise<void> {
  checkLanguages(ownLanguage, given);
  for (const { language, ...texts } of given) {
    const title = (texts.title && tidyName(texts.title)) || null;
    const description = texts.description?.trim() || null;
    await repo(RoomTypeTranslation).delete({ roomTypeId, language });
    if (title || description)
      await repo(RoomTypeTranslation).insert(
        newRoomTypeTranslation({ roomTypeId, language, title, description }),
      );
  }
}

/** The texts of a room type in other languages, for the audit log. */
export const auditedTranslations = async (roomTypeId: string): Promise<string[]> =>
  inWords(await repo(RoomTypeTranslation).findBy({ roomTypeId }), ['title', 'description']);
