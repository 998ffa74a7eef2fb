import { newHotelTranslation, type HotelTranslation } from '../src/hotels/texts/hotelTranslation.entity';
import {
  newRoomTypeTranslation,
  type RoomTypeTranslation,
} from '../src/rooms/texts/roomTypeTranslation.entity';
import { idOf } from './extras';
import type { SeededHotel } from './hotels';
import { cities, hotelTypes } from './places';
import { readData } from './readData';
import { TranslationsSeed, type HotelSeed } from './seed.types';

/** German texts of two hotels and of their rooms. */
const GERMAN = readData('translations', TranslationsSeed);
const language = 'de';

/** The German texts of the hotels of the demonstration that have some. */
export function planTranslations(hotels: readonly SeededHotel[]): {
  hotelTexts: HotelTranslation[];
  roomTexts: RoomTypeTranslation[];
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
    roomTexts: translated.flatMap(roomTextsOf),
  };
}

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
