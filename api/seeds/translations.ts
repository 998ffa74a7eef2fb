import { newExtraTranslation, type ExtraTranslation } from '../src/hotels/extras/extraTranslation.entity';
import { newHotelTranslation, type HotelTranslation } from '../src/hotels/texts/hotelTranslation.entity';
import {
  newRoomTypeTranslation,
  type RoomTypeTranslation,
} from '../src/rooms/texts/roomTypeTranslation.entity';
import { idOf } from './extras';
import type { SeededHotel } from './hotels';
import { cities, hotelTypes } from './places';
import { readData } from './readData';
import { TitlesSeed, TranslationsSeed, type HotelSeed } from './seed.types';

/** German texts of two hotels and of their rooms. */
const GERMAN = readData('translations', TranslationsSeed);
const language = 'de';
/** Titles of rooms and extras, without descriptions. */
const TITLES = readData('titles', TitlesSeed);

/** The texts in other languages of the hotels of the demonstration that have some: all in German, and titles in others. */
export function planTranslations(hotels: readonly SeededHotel[]): {
  hotelTexts: HotelTranslation[];
  roomTexts: RoomTypeTranslation[];
  extraTexts: ExtraTranslation[];
} {
  const translated = hotels.filter(({ row }) => GERMAN.hotels[row.name]);
  return {
    hotelTexts: translated.map(({ row: { id, name, houseRules } }) => {
      const { description, story } = GERMAN.hotels[name]!;
      return newHotelTranslation({
        id: idOf(id, 'in German'),
        hotelId: id,
        language,
        description,
        detailedDescription: story.join('\n\n'),
        houseRules: GERMAN.houseRules[houseRules ?? ''] ?? null,
      });
    }),
    roomTexts: [...translated.flatMap(roomTextsOf), ...translated.flatMap(roomTitlesOf)],
    extraTexts: translated.flatMap(({ extras }) =>
      extras.flatMap(({ id, title }) =>
        titlesIn(TITLES.extras[title]).map((given) =>
          newExtraTranslation({ ...given, id: idOf(id, given.language), extraId: id, description: null }),
        ),
      ),
    ),
  };
}

/** The titles in the order of their languages. */
const titlesIn = (titles: (typeof TITLES.extras)[string] = {}) =>
  (['de', 'fr', 'ja'] as const).flatMap((tag) => {
    const title = titles[tag];
    return title ? [{ language: tag, title }] : [];
  });

const roomTitlesOf = ({ roomTypes }: SeededHotel): RoomTypeTranslation[] =>
  roomTypes.flatMap(({ row: { id, title } }) =>
    titlesIn(TITLES.rooms[title]).map((given) =>
      newRoomTypeTranslation({ ...given, id: idOf(id, given.language), roomTypeId: id, description: null }),
    ),
  );

function roomTextsOf({ row: { name }, roomTypes }: SeededHotel): RoomTypeTranslation[] {
  const seed = cities.flatMap(({ hotels }) => hotels).find((hotel) => hotel.name === name)!;
  return roomTypes.map(({ row: { id, title, description } }) => {
    const { texts } = hotelTypes[seed.type].rooms.find((room) => room.title === title)!;
    const chosen = texts.findIndex((text) => withViews(text, seed) === description);
    const german = GERMAN.rooms[title]!;
    return newRoomTypeTranslation({
      id: idOf(id, 'in German'),
      roomTypeId: id,
      language,
      title: german.title,
      description: withViews(german.texts[chosen]!, GERMAN.hotels[name]!),
    });
  });
}

/** A description of a room with the views of its hotel. */
const withViews = (text: string, { front, back }: Pick<HotelSeed, 'front' | 'back'>): string =>
  text.replaceAll('FRONT', front).replaceAll('BACK', back);
