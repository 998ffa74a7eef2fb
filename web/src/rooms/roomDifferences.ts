import { NO_ROOM_DETAILS, type RoomDetails } from '../../../schema/roomDetails';

/** A room number, with what staff have said of it. */
export type DescribedRoom = { id: string; number: number } & Partial<RoomDetails>;

const NAMES = Object.keys(NO_ROOM_DETAILS) as (keyof RoomDetails)[];

/** What is said of all these rooms alike, which tells none from the others. */
export function inCommon(rooms: readonly Partial<RoomDetails>[]): RoomDetails {
  const shared = NAMES.filter((name) => rooms.every((room) => room[name] === rooms[0]?.[name]));
  return {
    ...NO_ROOM_DETAILS,
    ...Object.fromEntries(shared.map((name) => [name, rooms[0]?.[name] ?? null])),
  };
}

/** What is left to say of a room where that was said. */
export const withoutCommon = (room: Partial<RoomDetails>, common: RoomDetails): RoomDetails => ({
  ...NO_ROOM_DETAILS,
  ...Object.fromEntries(
    NAMES.filter((name) => common[name] === null).map((name) => [name, room[name] ?? null]),
  ),
});
