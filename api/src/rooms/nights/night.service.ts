import { Between, In, IsNull } from 'typeorm';
import { addNights, listNights, type StayDates } from '../../../../schema/nights';
import { isDuplicate } from '../../database/dbErrors';
import { afterCommit, repo } from '../../database/transaction';
import { hook } from '../../core/hooks';
import { publish, type Events } from '../../core/events';
import { Night, newNight } from './night.entity';

type RoomNight = Pick<Night, 'roomNumberId' | 'night'>;
type NewNight = Omit<Parameters<typeof newNight>[0], 'hotelId'>;

/** A change, and the booking for which it holds additional nights. */
interface HoldingChange {
  bookingId: string;
  changeId: string;
}

/**
 * Runs inside the transaction that releases nights of these room numbers: the statement itself does not name
 * them.
 */
export const onNightsFreed = hook<{ roomNumberIds: string[] }>();

/** Nights of a hotel that were taken or released. */
export interface NightsChanged {
  hotelId: string;
  changes: Events['nightsChanged'];
}

/** Runs inside the transaction that takes or releases nights. */
export const onNightsChanged = hook<NightsChanged>();

const keyOf = ({ roomNumberId, night }: RoomNight): string => `${roomNumberId} ${night}`;

/** The nights of a stay that are already held, booked or blocked in these room numbers of a hotel. */
export const findTakenNights = (
  hotelId: string,
  roomNumberIds: string[],
  { checkIn, checkOut }: StayDates,
): Promise<Night[]> =>
  repo(Night).find({
    where: { hotelId, roomNumberId: In(roomNumberIds), night: Between(checkIn, addNights(checkOut, -1)) },
    order: { night: 'ASC', roomNumberId: 'ASC' },
  });

/**
 * Takes every night of the stay in every room number for a booking, inside the caller's transaction. Answers
 * false if one of them is taken: the table's key decides, not an earlier check. The transaction cannot be
 * used after that and must end in a refusal.
 */
export async function reserveNights(
  hotelId: string,
  bookingId: string,
  roomNumberIds: string[],
  stay: StayDates,
): Promise<boolean> {
  const nights = listNights(stay.checkIn, stay.checkOut);
  const rows = [...roomNumberIds]
    .sort()
    .flatMap((roomNumberId) => nights.map((night) => ({ roomNumberId, night, bookingId })));
  return insertNights(hotelId, rows);
}

/** Writes free nights of a hotel; answers false if one is taken, as reserveNights() does. */
export async function insertNights(hotelId: string, rows: NewNight[]): Promise<boolean> {
  if (!rows.length) return true;
  try {
    await repo(Night).insert(rows.map((row) => newNight({ ...row, hotelId })));
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
  await publishNights(hotelId, rows, false);
  return true;
}

/**
 * Takes the wanted nights that the booking does not have, for a change of it. Answers false as
 * reserveNights() does.
 */
export async function reserveExtraNights(
  hotelId: string,
  { bookingId, changeId }: HoldingChange,
  wanted: RoomNight[],
): Promise<boolean> {
  const own = new Set((await repo(Night).findBy({ hotelId, bookingId, changeId: IsNull() })).map(keyOf));
  const extra = wanted.filter((night) => !own.has(keyOf(night)));
  return insertNights(
    hotelId,
    extra.map((night) => ({ ...night, bookingId, changeId })),
  );
}

/**
 * Replaces a booking's nights by the wanted ones, inside the caller's transaction and with the rooms locked.
 * The new nights are those that the change holds and other free ones. Answers false, and changes nothing, if
 * another booking or a block has one.
 */
export async function replaceNights(
  hotelId: string,
  { bookingId, changeId }: HoldingChange,
  wanted: RoomNight[],
): Promise<boolean> {
  const own = (await repo(Night).findBy({ hotelId, bookingId })).filter(
    (row) => row.changeId === null || row.changeId === changeId,
  );
  const [has, wants] = [new Set(own.map(keyOf)), new Set(wanted.map(keyOf))];
  const missing = wanted.filter((night) => !has.has(keyOf(night)));
  if (await anyTaken(hotelId, missing)) return false;
  const added = missing.map((night) => ({ ...night, bookingId }));
  if (!(await insertNights(hotelId, added))) throw new Error('A night was taken while its room was locked.');
  await onNightsFreed.run({ roomNumberIds: own.map(({ roomNumberId }) => roomNumberId) });
  const left = own.filter((night) => !wants.has(keyOf(night)));
  for (const roomNumberId of new Set(left.map((row) => row.roomNumberId))) {
    const nights = left.filter((row) => row.roomNumberId === roomNumberId).map(({ night }) => night);
    await repo(Night).delete({ hotelId, roomNumberId, night: In(nights) });
  }
  await repo(Night).update({ hotelId, changeId }, { changeId: null });
  if (left.length) await publishNights(hotelId, left, true);
  return true;
}

async function anyTaken(hotelId: string, nights: RoomNight[]): Promise<boolean> {
  if (nights.length === 0) return false;
  const rooms = new Set(nights.map(({ roomNumberId }) => roomNumberId));
  const days = new Set(nights.map(({ night }) => night));
  const wanted = new Set(nights.map(keyOf));
  const found = await repo(Night).findBy({ hotelId, roomNumberId: In([...rooms]), night: In([...days]) });
  return found.some((row) => wanted.has(keyOf(row)));
}

/**
 * Releases all nights of a booking, including those that a change holds, or only those of the change; inside
 * the caller's transaction. `hotelId` is null if the hotel was deleted.
 */
export async function freeNights(
  hotelId: string | null,
  of: Pick<HoldingChange, 'bookingId'> | Pick<HoldingChange, 'changeId'>,
): Promise<void> {
  const those = hotelId ? { hotelId, ...of } : of;
  const rows = await repo(Night).findBy(those);
  if (!rows.length) return;
  await onNightsFreed.run({ roomNumberIds: rows.map(({ roomNumberId }) => roomNumberId) });
  await repo(Night).delete(those);
  if (hotelId) await publishNights(hotelId, rows, true);
}

/**
 * Releases nights of a booking in one room number, inside the caller's transaction and with the room locked.
 */
export async function freeRoomNights(
  hotelId: string,
  bookingId: string,
  { roomNumberId, ...stay }: StayDates & { roomNumberId: string },
): Promise<void> {
  const nights = listNights(stay.checkIn, stay.checkOut).map((night) => ({ roomNumberId, night }));
  await onNightsFreed.run({ roomNumberIds: [roomNumberId] });
  const days = In(nights.map(({ night }) => night));
  await repo(Night).delete({ hotelId, bookingId, roomNumberId, night: days });
  await publishNights(hotelId, nights, true);
}

/**
 * Releases blocked nights, inside the caller's transaction and with the rooms locked: all that these blocks have in the rooms
 * on the nights that are given.
 */
export async function freeBlockedNights(hotelId: string, blocked: readonly Night[]): Promise<void> {
  if (!blocked.length) return;
  const valuesOf = (column: 'roomNumberId' | 'night' | 'blockId') => [
    ...new Set(blocked.map((row) => row[column]!)),
  ];
  const roomNumberIds = valuesOf('roomNumberId');
  await onNightsFreed.run({ roomNumberIds });
  await repo(Night).delete({
    hotelId,
    roomNumberId: In(roomNumberIds),
    night: In(valuesOf('night')),
    blockId: In(valuesOf('blockId')),
  });
  await publishNights(hotelId, blocked, true);
}

async function publishNights(hotelId: string, rows: readonly RoomNight[], available: boolean): Promise<void> {
  const changes: Events['nightsChanged'] = rows.map(({ roomNumberId, night }) => ({
    roomNumberId,
    night,
    available,
  }));
  await onNightsChanged.run({ hotelId, changes });
  afterCommit(() => publish('nightsChanged', hotelId, changes));
}
