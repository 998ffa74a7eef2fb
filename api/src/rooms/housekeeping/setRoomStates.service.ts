import { In, LessThan } from 'typeorm';
import { now } from '../../core/clock';
import { bulkInsert } from '../../database/bulkInsert';
import { newId } from '../../database/columns';
import { lockRows, repo, requireTransaction, transaction } from '../../database/transaction';
import { RoomNumber } from '../roomNumber.entity';
import { newRoomChange, RoomChange } from './roomChange.entity';
import { newStoredRoomState, RoomStatus, StoredRoomState, type RoomStateCause } from './roomState.entity';
import { announceRooms, findStored } from './roomState.service';

const DAY = 86_400_000;
/** Days for which changes are kept. A device that was without a connection for longer would find its changes refused. */
const KEEP_DAYS = 60;

/** Writes the row of a room whose number the caller has locked. */
export async function storeRoomState({
  roomNumberRow: _,
  assigneeRow: __,
  ...row
}: StoredRoomState): Promise<void> {
  requireTransaction('storeRoomState()');
  const { roomNumberId } = row;
  if (await repo(StoredRoomState).existsBy({ roomNumberId }))
    await repo(StoredRoomState).update({ roomNumberId }, row);
  else await repo(StoredRoomState).insert(row);
}

/**
 * Makes rooms dirty for the server: their guests left, or slept in them. Rooms that are dirty already stay as they are, and
 * so do those of which `isSpared` says so. Inside the caller's transaction.
 */
export async function makeDirty(
  hotelId: string,
  roomNumberIds: readonly string[],
  cause: RoomStateCause,
  isSpared: (row: StoredRoomState) => boolean = () => false,
): Promise<void> {
  requireTransaction('makeDirty()');
  const rooms = await lockRows(RoomNumber, [...new Set(roomNumberIds)]);
  const stored = await findStored(rooms.map(({ id }) => id));
  const at = now();
  const rows = rooms
    .map(({ id: roomNumberId }) => stored.get(roomNumberId) ?? newStoredRoomState({ roomNumberId }))
    .filter((row) => row.status !== RoomStatus.DIRTY && !isSpared(row));
  if (!rows.length) return;
  const changes = rows.map(({ roomNumberId }) =>
    newRoomChange({ roomNumberId, cause, status: RoomStatus.DIRTY, doNotDisturb: false, at }),
  );
  await bulkInsert(RoomChange, changes);
  const shared = { status: RoomStatus.DIRTY, cause, revision: newId(), changedById: null, changedAt: at };
  const fresh = rows.filter(({ roomNumberId }) => !stored.has(roomNumberId));
  await bulkInsert(
    StoredRoomState,
    fresh.map((row) => newStoredRoomState({ ...row, ...shared })),
  );
  const present = rows.map(({ roomNumberId }) => roomNumberId).filter((id) => stored.has(id));
  if (present.length) await repo(StoredRoomState).update({ roomNumberId: In(present) }, shared);
  announceRooms(
    hotelId,
    rows.map(({ roomNumberId }) => roomNumberId),
  );
}

/** Deletes changes that no device sends again; a job. */
export async function purgeRoomChanges(): Promise<void> {
  const before = new Date(now().getTime() - KEEP_DAYS * DAY);
  await transaction(() => repo(RoomChange).delete({ at: LessThan(before) }));
}
