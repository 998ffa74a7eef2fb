import { pictureAddress } from '../../../schema/pictures';

const DRAWING = /^\/pictures\/(\d+)\/([\w-]+)\.svg$/;
const FIRST_EDITION = /^\/pictures\/(city|hotel|room)-(\d{1,2})\.svg$/;

/** Replacements of the first edition's drawings, which had numbers as names. */
const HOTELS: Record<number, string> = {
  0: 'boutique',
  7: 'boutique',
  2: 'resort',
  9: 'resort',
  3: 'motel',
  10: 'motel',
  6: 'lodge',
  13: 'lodge',
  11: 'apartments',
  12: 'apartments',
};
const TWO_BEDS = [2, 6, 10];

function successorOf(of: string, number: number): string {
  const way = number % 2 === 0 ? 'a' : 'b';
  if (of === 'city') return `city-${'abcd'[number % 4]}`;
  if (of === 'hotel') return `hotel-kind-${HOTELS[number] ?? 'city-hotel'}-${way}`;
  return `room-city-hotel-standard-${TWO_BEDS.includes(number) ? 'twin' : 'double'}-${way}`;
}

/**
 * The current address of a drawing of the first edition, which rows and existing clients still use; other
 * addresses unchanged.
 */
export const presentAddress = (photo: string): string =>
  photo.replace(FIRST_EDITION, (_, of: string, number: string) =>
    pictureAddress(successorOf(of, Number(number))),
  );

/** The address of a picture for link previews. They do not show SVG, so drawings are converted to PNG. */
export const previewOf = (photo: string): string =>
  presentAddress(photo).replace(DRAWING, '/previews/$1/$2.png');
