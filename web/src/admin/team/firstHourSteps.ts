import { fill } from '../../../../schema/fill';
import { dollars } from '../../kit/format';
import { paths } from '../../paths';
import { uploadPath } from '../../photos/uploadTask';
import { staffPaths } from '../staffPaths';
import type { FirstHour_HotelFragment } from './FirstHour.generated';
import * as texts from './texts';

type Hotel = FirstHour_HotelFragment & { setUp: NonNullable<FirstHour_HotelFragment['setUp']> };
type Need = Hotel['setUp']['missing'][number];

const NEEDS: Readonly<Record<Need, string>> = {
  ROOMS: texts.needsRooms,
  RATES: texts.needsRates,
  PHOTOS: texts.needsPhotos,
  DESCRIPTION: texts.needsDescription,
  HOURS: texts.needsHours,
};

/** A step of the set-up, with the page where it is done. */
export interface Step {
  title: string;
  text: string;
  isDone: boolean;
  /** What it still lacks, in words. */
  lacks: readonly string[];
  link: readonly [label: string, to: string];
}

/** The steps before a hotel is opened, with how far each is. */
export function stepsOf({ id, setUp, cheapestPriceCents, checkInFrom, checkOutUntil }: Hotel): Step[] {
  const back = paths.firstHour(id);
  const lacks = (...needs: Need[]) => needs.filter((need) => setUp.missing.includes(need));
  const step = (needs: Need[], isDone: boolean, words: Pick<Step, 'title' | 'text' | 'link'>): Step => ({
    ...words,
    isDone,
    lacks: needs.map((need) => NEEDS[need]),
  });
  const [rooms, photos, rates] = [lacks('ROOMS'), lacks('PHOTOS'), lacks('RATES')];
  const rules = lacks('HOURS', 'DESCRIPTION');
  const numbers = { types: setUp.roomTypes, numbers: setUp.roomNumbers };
  return [
    step(rooms, !rooms.length, {
      title: texts.rooms,
      text: rooms.length ? texts.roomsText : fill(texts.roomsDone, numbers),
      link: rooms.length
        ? [texts.addRooms, staffPaths.createRoom(id)]
        : [texts.moreRooms, staffPaths.staffRooms({ hotel: id })],
    }),
    step(photos, !photos.length, {
      title: texts.photos,
      text: photos.length ? texts.photosText : fill(texts.photosDone, { photos: setUp.photos }),
      link: [photos.length ? texts.addPhotos : texts.morePhotos, uploadPath('hotelphoto', id, back)],
    }),
    step(rates, !rates.length, {
      title: texts.rates,
      text: rates.length
        ? texts.ratesText
        : fill(texts.ratesDone, { price: dollars(cheapestPriceCents ?? 0) }),
      link: [texts.openRates, staffPaths.rates({ hotel: id })],
    }),
    step(rules, !rules.length, {
      title: texts.hours,
      text: rules.length
        ? texts.hoursText
        : fill(texts.hoursDone, { from: checkInFrom ?? '', until: checkOutUntil ?? '' }),
      link: [rules.length ? texts.writeHours : texts.changeHours, staffPaths.updateHotel(id)],
    }),
  ];
}

/** The page of the hotel, which only its team sees before it is open. */
export const pageLink = ({ id, openForBooking }: Pick<Hotel, 'id' | 'openForBooking'>) =>
  [openForBooking ? texts.seePage : texts.seePreview, paths.hotel(id)] as const;
