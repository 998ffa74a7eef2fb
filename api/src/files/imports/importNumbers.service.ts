import { inEnglish } from '../../core/readerLanguage';
import { In } from 'typeorm';
import { fill } from '../../../../schema/fill';
import { describeRooms } from '../../../../schema/roomDetails';
import { build } from '../../core/build';
import { bulkInsert } from '../../database/bulkInsert';
import { repo } from '../../database/transaction';
import { RoomNumber, newRoomNumber } from '../../rooms/roomNumber.entity';
import { RoomType } from '../../rooms/roomType.entity';
import type { ImportedNumber } from '../importLog/importLog.service';
import type { RefusedRow, RoomTypeToImport } from './importFile.service';

/** The rooms of a type before and after an import, as the audit log shows them. */
interface NumbersOfType {
  isChanged: boolean;
  before: LoggedNumbers;
  since: LoggedNumbers;
}
type LoggedNumbers = ReturnType<typeof logged>;

/**
 * Writes the room numbers of existing room types. A number is unique in its hotel and never moves to another
 * room type.
 */
export async function importNumbers(roomTypes: { row: RoomType; room: RoomTypeToImport }[]) {
  const known = await findNumbers([...new Set(roomTypes.map(({ row }) => row.hotelId))]);
  const [added, changed]: [RoomNumber[], RoomNumber[]] = [[], []];
  const written: ImportedNumber[] = [];
  const refused: RefusedRow[] = [];
  const ofTypes = new Map<string, NumbersOfType>();
  for (const { row, room } of roomTypes) {
    const own = new Map(known.ofType.get(row.id)?.map((each) => [each.number, each]));
    const before = logged(own);
    const writtenBefore = written.length;
    const listed = new Set<number>();
    for (const { where, number, ...details } of room.numbers) {
      const place = `${row.hotelId} ${number}`;
      const owner = known.ownerOf.get(place);
      if (listed.has(number))
        refused.push({
          where,
          reason: fill('number {number} is in the list twice', { number: String(number) }),
        });
      else if (owner && owner.id !== row.id)
        refused.push({
          where,
          reason: fill('number {number} belongs to {title} of the same hotel', {
            number: String(number),
            title: JSON.stringify(owner.title),
          }),
        });
      else {
        const old = own.get(number);
        const provided = said(details);
        const fresh = old
          ? build(RoomNumber, { ...old, ...provided })
          : newRoomNumber({ ...provided, roomTypeId: row.id, number });
        const isChanged = old && JSON.stringify(fresh) !== JSON.stringify(old);
        if (!old) added.push(fresh);
        else if (isChanged) changed.push(fresh);
        if (!old || isChanged) written.push({ title: row.title, before: old, after: fresh });
        own.set(number, fresh);
      }
      if (!owner) known.ownerOf.set(place, row);
      listed.add(number);
    }
    const isChanged = written.length > writtenBefore;
    ofTypes.set(row.id, { isChanged, before, since: logged(own) });
  }
  await bulkInsert(RoomNumber, added);
  await repo(RoomNumber).save(changed);
  return { added: added.length, changed: changed.length, refused, ofTypes, written };
}

/** The details that a row provides. */
const said = (details: Omit<RoomTypeToImport['numbers'][number], 'number' | 'where'>) =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value != null)) as Partial<RoomNumber>;

const logged = (rooms: ReadonlyMap<number, RoomNumber>) => ({
  roomNumbers: [...rooms.keys()],
  roomDetails: inEnglish(() => describeRooms([...rooms.values()])),
});

/** Every room number of these hotels by room type, and the room type of each number by hotel. */
async function findNumbers(hotelIds: string[]) {
  const types = hotelIds.length ? await repo(RoomType).findBy({ hotelId: In(hotelIds) }) : [];
  const byId = new Map(types.map((type) => [type.id, type]));
  const numbers = types.length
    ? await repo(RoomNumber)
        .createQueryBuilder('room')
        .innerJoin('room.roomTypeRow', 'type')
        .where('type.hotelId IN (:...hotelIds)', { hotelIds })
        .getMany()
    : [];
  const ofType = new Map<string, RoomNumber[]>(types.map(({ id }) => [id, []]));
  const ownerOf = new Map<string, { id: string; title: string }>();
  for (const number of numbers) {
    const type = byId.get(number.roomTypeId);
    if (!type) continue;
    ofType.get(type.id)!.push(number);
    ownerOf.set(`${type.hotelId} ${number.number}`, type);
  }
  return { ofType, ownerOf };
}
