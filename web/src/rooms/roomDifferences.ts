import { NO_ROOM_DETAILS, type RoomDetails } from '../../../schema/roomDetails';

/** A room number with the details that staff have entered. */
export type DescribedRoom = { id: string; number: number } & Partial<RoomDetails>;

const NAMES = Object.keys(NO_ROOM_DETAILS) as (keyof RoomDetails)[];

/** The details that all these rooms share. */
export function inCommon(rooms: readonly Partial<RoomDetails>[]): RoomDetails {
  const shared = NAMES.filter((name) => rooms.every((room) => room[name] === rooms[0]?.[name]));
  return {
    ...NO_ROOM_DETAILS,
    ...Object.fromEntries(shared.map((name) => [name, rooms[0]?.[name] ?? null])),
  };
}

/** The details of a room without those that all rooms share. */
export const withoutCommon = (room: Partial<RoomDetails>, common: RoomDetails): RoomDetails => ({
  ...NO_ROOM_DETAILS,
  ...Object.fromEntries(
    NAMES.filter((name) => common[name] === null).map((name) => [name, room[name] ?? null]),
  ),
});
