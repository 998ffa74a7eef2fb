import { In } from 'typeorm';
import { AuditRecord } from '../audit/auditEntry.entity';
import type { Change } from '../audit/recordChange.service';
import { bulkInsert } from '../database/bulkInsert';
import { newId } from '../database/columns';
import { repo } from '../database/transaction';
import type { Hotel } from '../hotels/hotel.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { roomPhotos } from './import.defaults';
import type { RefusedRow, RoomTypeToImport } from './importFile.service';

interface ImportedHotel {
  row: Hotel;
  rooms: RoomTypeToImport[];
}

/** Writes the room types and room numbers of hotels that are there; answers each hotel's cheapest price as well. */
export async function importRooms(hotels: ImportedHotel[], updatedById: string | null) {
  const before = await repo(RoomType).findBy({ hotelId: In(hotels.map(({ row }) => row.id)) });
  const known = new Map(before.map((row) => [`${row.hotelId} ${row.titleKey}`, row]));
  const cheapest = new Map<string, number>();
  const [added, changed]: [RoomType[], RoomType[]] = [[], []];
  const roomTypes = hotels.flatMap((hotel) =>
    hotel.rooms.map((room, rank) => {
      const old = known.get(`${hotel.row.id} ${room.key}`);
      const fields = fieldsOf(room);
      const row: RoomType = old
        ? { ...old, ...fields }
        : { ...fields, ...newRoomType(hotel.row, room, rank, updatedById) };
      if (!old) added.push(row);
      else if (JSON.stringify(row) !== JSON.stringify(old))
        changed.push(Object.assign(row, { version: old.version + 1, updatedById }));
      known.set(`${row.hotelId} ${row.titleKey}`, row);
      return { row, room, old };
    }),
  );
  for (const { hotelId, priceCents } of known.values())
    cheapest.set(hotelId, Math.min(priceCents, cheapest.get(hotelId) ?? Infinity));
  await bulkInsert(RoomType, added);
  await repo(RoomType).save(changed.map((row) => Object.assign(new RoomType(), row)));
  const numbers = await importNumbers(roomTypes);
  return {
    cheapest,
    added: { roomTypes: added.length, roomNumbers: numbers.added },
    changed: { roomTypes: changed.length },
    refused: numbers.refused,
    lines: roomTypes.flatMap(({ row, old }): Change[] => {
      const own = numbers.ofTypes.get(row.id);
      if (old && row.version === old.version && !own?.added.length) return [];
      const [before, since] = [own?.before ?? [], [...(own?.before ?? []), ...(own?.added ?? [])]];
      return [
        {
          ...{ action: 'importHotels', record: AuditRecord.ROOM_TYPE, id: row.id, name: row.title },
          before: old && { ...old, roomNumbers: before },
          after: { ...row, roomNumbers: since },
        },
      ];
    }),
  };
}

/** The file's prices are in dollars, the database's in cents. */
export const centsOf = ({ row }: Pick<RoomTypeToImport, 'row'>): number => Math.round(row.price * 100);

/** The columns of a room type that the file gives. */
const fieldsOf = ({ row }: RoomTypeToImport) => ({
  description: row.description,
  priceCents: centsOf({ row }),
  maxPeople: row.maxPeople,
  amenities: [...new Set(row.amenities ?? [])],
});

/** The other columns of a new room type. */
const newRoomType = (
  hotel: Hotel,
  { row, key }: RoomTypeToImport,
  rank: number,
  updatedById: string | null,
) => ({
  id: newId(),
  hotelId: hotel.id,
  title: row.title,
  titleKey: key,
  photos: row.photos ?? roomPhotos(row.title, hotel.nameKey, rank),
  ...{ version: 1, updatedById },
});

/** A number is unique in its hotel: the room type that has it keeps it. */
async function importNumbers(roomTypes: { row: RoomType; room: RoomTypeToImport }[]) {
  const before = await findNumbers([...new Set(roomTypes.map(({ row }) => row.hotelId))]);
  const known = new Map(before.map(({ hotelId, number, ...type }) => [`${hotelId} ${number}`, type]));
  const ofTypes = new Map(
    roomTypes.map(({ row }) => [row.id, { before: [] as number[], added: [] as number[] }]),
  );
  for (const { number, typeId } of before) ofTypes.get(typeId)?.before.push(number);
  const added: RoomNumber[] = [];
  const refused: RefusedRow[] = [];
  for (const { row, room } of roomTypes) {
    const listed = new Set<number>();
    for (const { number, where } of room.numbers) {
      const owner = known.get(`${row.hotelId} ${number}`);
      if (listed.has(number)) refused.push({ where, reason: `number ${number} stands in the list twice` });
      else if (owner && owner.typeId !== row.id)
        refused.push({
          where,
          reason: `number ${number} belongs to ${JSON.stringify(owner.title)} of the same hotel`,
        });
      else if (!owner) {
        added.push({ id: newId(), roomTypeId: row.id, number });
        ofTypes.get(row.id)!.added.push(number);
      }
      if (!owner) known.set(`${row.hotelId} ${number}`, { typeId: row.id, title: row.title });
      listed.add(number);
    }
  }
  await bulkInsert(RoomNumber, added);
  return { added: added.length, refused, ofTypes };
}

interface NumberOfHotel {
  hotelId: string;
  number: number;
  typeId: string;
  title: string;
}

/** Every room number of these hotels with its room type. */
async function findNumbers(hotelIds: string[]): Promise<NumberOfHotel[]> {
  if (!hotelIds.length) return [];
  return repo(RoomNumber)
    .createQueryBuilder('room')
    .innerJoin('room.roomTypeRow', 'type')
    .select(['type.hotelId AS hotelId', 'room.number AS number', 'type.id AS typeId', 'type.title AS title'])
    .where('type.hotelId IN (:...hotelIds)', { hotelIds })
    .getRawMany<NumberOfHotel>();
}
