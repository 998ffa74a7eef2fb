import { pictureAddress } from '../../../schema/pictures';

const DRAWING = /^\/pictures\/(\d+)\/([\w-]+)\.svg$/;
const FIRST_EDITION = /^\/pictures\/(city|hotel|room)-(\d{1,2})\.svg$/;

/** What stands in place of the drawings of the first edition, which had numbers for names. */
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

/** The address of now of a drawing of the first edition, which rows and existing clients still have; others as they are. */
export const presentAddress = (photo: string): string =>
  photo.replace(FIRST_EDITION, (_, of: string, number: string) =>
    pictureAddress(successorOf(of, Number(number))),
  );

/** The address of a picture that link previews can show: they show no drawings (SVG), so these are made into PNG. */
export const previewOf = (photo: string): string =>
  presentAddress(photo).replace(DRAWING, '/previews/$1/$2.png');
