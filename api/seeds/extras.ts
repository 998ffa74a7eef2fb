import { createHash } from 'node:crypto';
import { type Extra, newExtra } from '../src/hotels/extras/extra.entity';
import { readData } from './readData';
import { ExtrasByType, type HotelTypeName } from './seed.types';

const EXTRAS = readData('extras', ExtrasByType);

/** The price list of a hotel: that of its type, without what its amenities include. Its ids follow from the hotel's. */
export const extrasOf = (hotelId: string, type: HotelTypeName, amenities: readonly string[]): Extra[] =>
  EXTRAS[type]
    .filter(({ unless }) => !unless || !new RegExp(unless, 'i').test(amenities.join()))
    .map(({ title, description = null, unit, dollars, soldOnline = true, soldAtDesk = true }, place) =>
      newExtra({
        id: idOf(hotelId, title),
        hotelId,
        place,
        title,
        description,
        unit,
        cents: dollars * 100,
        soldOnline,
        soldAtDesk,
        active: true,
      }),
    );

/** An id of a part of a hotel. Drawing a random number for it would change all later data. */
export const idOf = (hotelId: string, title: string): string =>
  createHash('sha256').update(`${hotelId} ${title}`).digest('hex').slice(0, 24);
