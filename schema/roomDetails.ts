import { fill, translated } from './fill';
import { currentLanguage } from './language';
import { LIMITS } from './limits';
import { hasUnseen } from './textRules';

/** Details of a room number; null if not specified. */
export interface RoomDetails {
  floor: number | null;
  view: string | null;
  beds: string | null;
}

export const NO_ROOM_DETAILS: RoomDetails = { floor: null, view: null, beds: null };

/** What is wrong with the words for a view or for beds, or undefined. */
export const roomDetailProblem = (text: string): string | undefined => {
  if (text.trim().length > LIMITS.roomDetail)
    return fill('Enter at most {most} characters.', { most: LIMITS.roomDetail });
  return hasUnseen(text.trim())
    ? translated('Retype it on one line. It contains an invisible character.')
    : undefined;
};

/** The details of a room in words: `3rd floor, garden view, 2 single beds`; empty if there are none. */
export function roomDetailWords({ floor, view, beds }: RoomDetails): string {
  const words = [floor === null ? '' : floorWords(floor), view ?? '', beds ?? ''].filter(Boolean).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function floorWords(floor: number): string {
  if (floor === 0) return translated('Ground floor');
  return floor < 0
    ? fill('{ordinal} floor below ground', { ordinal: ordinal(-floor) })
    : fill('{ordinal} floor', { ordinal: ordinal(floor) });
}

/** `3rd`; in other languages the number alone, whose sign their text has. */
function ordinal(count: number): string {
  if (currentLanguage() !== 'en') return String(count);
  const isTeen = count % 100 >= 11 && count % 100 <= 13;
  return `${count}${(!isTeen && ['', 'st', 'nd', 'rd'][count % 10]) || 'th'}`;
}

/** The details of the rooms that have any, one line each: `101: 1st floor, garden`. */
export const describeRooms = (rooms: readonly (RoomDetails & { number: number })[]): string[] =>
  rooms.filter((room) => roomDetailWords(room)).map((room) => `${room.number}: ${roomDetailWords(room)}`);
