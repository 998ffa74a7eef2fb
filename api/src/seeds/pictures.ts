import type { Random } from './random';

/** The drawings of rooms with one large bed, and with two. */
const ONE_BED = [0, 1, 3, 4, 5, 7, 8, 9, 11, 12, 13];
const TWO_BEDS = [2, 6, 10];

/** The address of a drawing. */
export const pictureOf = (of: 'city' | 'hotel' | 'room', number: number): string =>
  `/pictures/${of}-${number}.svg`;

/** Two or three drawings for each room type; the first ones differ within a hotel. */
export function roomPhotos(random: Random, rooms: readonly { twin?: true }[]): string[][] {
  const one = random.shuffle(ONE_BED);
  const two = random.shuffle(TWO_BEDS);
  return rooms.map(({ twin }, rank) => {
    const own = twin ? two : one;
    const spare = one.slice(rooms.length + 2 * rank, rooms.length + 2 * rank + (rank % 2) + 1);
    return [own[rank % own.length]!, ...spare].map((number) => pictureOf('room', number));
  });
}

/** The hotel from outside, two of its rooms, and its city. */
export const hotelPhotos = (hotel: number, city: number, rooms: readonly string[][]): string[] => [
  pictureOf('hotel', hotel),
  rooms.at(-1)![0]!,
  rooms[0]![0]!,
  pictureOf('city', city),
];
