import { fill, text } from '../../../../schema/fill';
import { clockIn } from '../../../../schema/hotelTime';
import { spokenDate } from '../../../../schema/spoken';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { authorizedToAsk, can, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import { BadInput, refuse } from '../../core/problems';
import { isDuplicate } from '../../database/dbErrors';
import { lockRows, repo, transaction } from '../../database/transaction';
import { DoesNotExist } from '../../hotels/catalogue.types';
import { User } from '../../users/user.entity';
import { RoomNumber } from '../roomNumber.entity';
import { newRoomChange, RoomChange } from './roomChange.entity';
import { newStoredRoomState, RoomStateCause, type StoredRoomState } from './roomState.entity';
import type { ChangeRoomStateInput } from './roomState.inputs';
import { announceRooms, findPlaceOfRoom, findStored, statesOf, type PlaceOfRoom } from './roomState.service';
import { RoomStateRefused, type RoomState } from './roomState.types';
import { storeRoomState } from './setRoomStates.service';

/**
 * Changes the status of a room number, or whether its guests are not to be disturbed today. Sending a change again does
 * nothing. A change that was made without knowing a newer one is refused, unless the room is as it asks already. Refuses
 * DoesNotExist and RoomStateRefused.
 */
export async function changeRoomState(
  viewer: Viewer | undefined,
  input: ChangeRoomStateInput,
): Promise<RoomState> {
  const { id: userId } = authorizedToAsk(viewer, 'housekeeping:change');
  const { roomNumberId } = input;
  const place = await findPlaceOfRoom(roomNumberId);
  if (!can(viewer, 'housekeeping:change', { hotelId: place.hotel.id })) refuse(new DoesNotExist('room'));
  try {
    return await transaction(async () => {
      const [room] = await lockRows(RoomNumber, [roomNumberId]);
      if (!room) refuse(new DoesNotExist('room'));
      if (await wasSent(userId, input)) return readState(room, place);
      return change(viewer, { userId, room, place }, input);
    });
  } catch (error) {
    // The same reference was used for two rooms at once.
    if (isDuplicate(error)) throw usedBefore();
    throw error;
  }
}

/** Whether this person has sent this change before. */
async function wasSent(userId: string, { roomNumberId, changeId, ...input }: ChangeRoomStateInput) {
  const sent = await repo(RoomChange).findOneBy({ userId, changeId });
  if (!sent) return false;
  const isSame =
    sent.roomNumberId === roomNumberId &&
    (input.status ?? sent.status) === sent.status &&
    (input.doNotDisturb ?? sent.doNotDisturb) === sent.doNotDisturb;
  if (!isSame) throw usedBefore();
  return true;
}

const usedBefore = () =>
  new BadInput('This reference was used for another change. Choose a new one for each change.');

interface Changing {
  userId: string;
  room: RoomNumber;
  place: PlaceOfRoom;
}

async function change(
  viewer: Viewer | undefined,
  { userId, room, place }: Changing,
  { status, doNotDisturb, seenRevision, changeId, madeAt }: ChangeRoomStateInput,
): Promise<RoomState> {
  const { today, hotel } = place;
  const row = (await findStored([room.id])).get(room.id) ?? newStoredRoomState({ roomNumberId: room.id });
  const before = (await statesOf([room], today))[0]!;
  const wanted = { status: status ?? row.status, doNotDisturb: doNotDisturb ?? before.doNotDisturb };
  if (before.outOfOrder) refuse(new RoomStateRefused(outOfOrderWords(before), before));
  if (row.status === wanted.status && before.doNotDisturb === wanted.doNotDisturb) return before;
  if ((seenRevision ?? null) !== row.revision)
    refuse(new RoomStateRefused(await newerWords(before, row, place), before));
  const at = now();
  await repo(RoomChange).insert(
    newRoomChange({
      roomNumberId: room.id,
      userId,
      changeId,
      cause: RoomStateCause.HAND,
      ...wanted,
      madeAt: madeAt ?? null,
      at,
    }),
  );
  await storeRoomState({
    ...row,
    status: wanted.status,
    doNotDisturbOn: wanted.doNotDisturb ? today : null,
    revision: changeId,
    cause: RoomStateCause.HAND,
    changedById: userId,
    changedAt: at,
  });
  await recordChange(viewer, {
    action: 'changeRoomState',
    record: AuditRecord.ROOM_NUMBER,
    id: room.id,
    name: nameOf(room, place),
    hotelId: hotel.id,
    before: { roomStatus: row.status, doNotDisturb: before.doNotDisturb },
    after: { roomStatus: wanted.status, doNotDisturb: wanted.doNotDisturb },
  });
  announceRooms(hotel.id, [room.id]);
  return readState(room, place);
}

/** The name of a room number in the audit log. */
export const nameOf = (
  { number }: Pick<RoomNumber, 'number'>,
  { hotel }: Pick<PlaceOfRoom, 'hotel'>,
): string => `Room ${number}, ${hotel.name}`;

const readState = async (room: RoomNumber, { today }: PlaceOfRoom): Promise<RoomState> =>
  (await statesOf([room], today))[0]!;

const outOfOrderWords = ({ room, outOfOrder }: RoomState): string =>
  fill('Room {number} is out of order until {date}: {reason}', {
    number: room.number,
    date: spokenDate(outOfOrder!.until),
    reason: outOfOrder!.reason,
  });

const CHANGED = text(
  '{cause, select, PERSON {{person}} CHECK_OUT {The check-out} NIGHT {The night} BACK_IN_ORDER {The end of its repair} other {A colleague}} set room {number} to {status, select, CLEAN {clean} DIRTY {dirty} INSPECTED {inspected} other {out of order}} {day, select, TODAY {at {time}} other {on {date} at {time}}}, after you saw it{guests, select, DISTURB {} other {, and its guests are not to be disturbed}}. Your change was not made.',
);
const UNCHANGED = text(
  'Room {number} is {status, select, CLEAN {clean} DIRTY {dirty} INSPECTED {inspected} other {out of order}}. It was never changed.',
);

/** Who changed the room meanwhile: `Ana set room 308 to dirty at 10:42, after you saw it.` */
async function newerWords(
  { room, doNotDisturb }: RoomState,
  { status, cause, changedById, changedAt }: StoredRoomState,
  { timeZone, today }: PlaceOfRoom,
): Promise<string> {
  if (!changedAt || !cause) return fill<string>(UNCHANGED, { number: room.number, status });
  const person = changedById && (await repo(User).findOneBy({ id: changedById }))?.name;
  const { day, time } = clockIn(timeZone, changedAt);
  return fill<string>(CHANGED, {
    cause: person ? 'PERSON' : cause,
    person: person ?? '',
    number: room.number,
    status,
    day: day === today ? 'TODAY' : 'OTHER',
    date: spokenDate(day),
    time,
    guests: doNotDisturb ? 'DO_NOT_DISTURB' : 'DISTURB',
  });
}
