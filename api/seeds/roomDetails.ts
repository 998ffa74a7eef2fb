import { LIMITS } from '../../schema/limits';
import type { RoomDetails } from '../../schema/roomDetails';
import type { HotelSeed, RoomTypeSeed } from './seed.types';

/** Differences between rooms with the same view, after the first of them. */
const WINDOWS = ['corner window', 'window seat', 'two windows'];

/** Words for beds in the amenities of a room, and the beds as a guest counts them. */
const BEDS: readonly [words: RegExp, beds: string][] = [
  [/two double beds/i, '2 double beds'],
  [/two single beds|twin beds/i, '2 single beds'],
  [/two queen beds/i, '2 queen beds'],
  [/king bed/i, '1 king bed'],
  [/queen bed/i, '1 queen bed'],
  [/double bed/i, '1 double bed'],
];

/** The details of the room at this position in its type, such as the view from its windows. */
export function roomDetailsOf(
  hotel: HotelSeed,
  room: RoomTypeSeed,
  { text, floor, place }: { text: string; floor: number; place: number },
): RoomDetails {
  const [isFront, isBack] = [text.includes('FRONT'), text.includes('BACK')];
  const isAnySide = isFront === isBack;
  const side = isAnySide ? (place % 2 ? hotel.back : hotel.front) : isFront ? hotel.front : hotel.back;
  const window = isAnySide ? undefined : WINDOWS[(place % (WINDOWS.length + 1)) - 1];
  const beds = BEDS.find(([words]) => words.test(room.amenities.join()))?.[1] ?? null;
  return { floor: floorIn(hotel, room, floor), view: window ?? viewOf(side), beds };
}

/** A cabin has one floor, and a motel has two. */
function floorIn({ type }: HotelSeed, { title }: RoomTypeSeed, floor: number): number | null {
  if (type === 'Motel') return /upstairs/i.test(title) ? 1 : 0;
  return /cabin|cottage|villa|bungalow|tent/i.test(title) ? null : floor;
}

const viewOf = (side: string): string | null =>
  [`view of ${side}`, side].find((words) => words.length <= LIMITS.roomDetail) ?? null;
