import { In } from 'typeorm';
import { newId } from '../database/columns';
import { bulkInsert } from '../database/bulkInsert';
import { repo } from '../database/transaction';
import type { Hotel } from '../hotels/hotel.entity';
import { roomPhotos } from './import.places';
import type { RefusedRow, RoomTypeToImport } from './importFile.service';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';

interface House {
  row: Hotel;
  rooms: RoomTypeToImport[];
}

/** Brings in the room types and room numbers of hotels that are there; answers each hotel's cheapest price as well. */
export async function importRooms(houses: House[]) {
  const there = await repo(RoomType).findBy({ hotelId: In(houses.map(({ row }) => row.id)) });
  const known = new Map(there.map((row) => [`${row.hotelId} ${row.titleKey}`, row]));
  const cheapest = new Map<string, number>();
  const [fresh, stale]: [RoomType[], RoomType[]] = [[], []];
  const taken = houses.flatMap((house) =>
    house.rooms.map((room, rank) => {
      const old = known.get(`${house.row.id} ${room.key}`);
      const fields = fieldsOf(room);
      const row: RoomType = old
        ? { ...old, ...fields }
        : { ...fields, ...newRoomType(house.row, room, rank) };
      if (!old) fresh.push(row);
      else if (JSON.stringify(row) !== JSON.stringify(old)) stale.push(row);
      known.set(`${row.hotelId} ${row.titleKey}`, row);
      return { row, room };
    }),
  );
  for (const { hotelId, priceCents } of known.values())
    cheapest.set(hotelId, Math.min(priceCents, cheapest.get(hotelId) ?? Infinity));
  await bulkInsert(RoomType, fresh);
  await repo(RoomType).save(stale.map((row) => Object.assign(new RoomType(), row)));
  const numbers = await importNumbers(taken);
  return {
    cheapest,
    added: { roomTypes: fresh.length, roomNumbers: numbers.added },
    changed: { roomTypes: stale.length },
    refused: numbers.refused,
  };
}

/** The file writes dollars; the house counts cents. */
export const centsOf = ({ row }: Pick<RoomTypeToImport, 'row'>): number => Math.round(row.price * 100);

/** What the file says of a room type. */
const fieldsOf = ({ row }: RoomTypeToImport) => ({
  description: row.description,
  priceCents: centsOf({ row }),
  maxPeople: row.maxPeople,
  amenities: [...new Set(row.amenities ?? [])],
});

/** What a room type has besides when it comes in. */
const newRoomType = (hotel: Hotel, { row, key }: RoomTypeToImport, rank: number) => ({
  id: newId(),
  hotelId: hotel.id,
  title: row.title,
  titleKey: key,
  photos: roomPhotos(row.title, hotel.nameKey, rank),
});

/** A number is on one door of a hotel: the room type that has it keeps it. */
async function importNumbers(taken: { row: RoomType; room: RoomTypeToImport }[]) {
  const hotelIds = [...new Set(taken.map(({ row }) => row.hotelId))];
  const there = hotelIds.length
    ? await repo(RoomNumber)
        .createQueryBuilder('door')
        .innerJoin('door.roomTypeRow', 'type')
        .select([
          'type.hotelId AS hotelId',
          'door.number AS number',
          'type.id AS typeId',
          'type.title AS title',
        ])
        .where('type.hotelId IN (:...hotelIds)', { hotelIds })
        .getRawMany<{ hotelId: string; number: number; typeId: string; title: string }>()
    : [];
  const doors = new Map(there.map(({ hotelId, number, ...type }) => [`${hotelId} ${number}`, type]));
  const fresh: RoomNumber[] = [];
  const refused: RefusedRow[] = [];
  for (const { row, room } of taken) {
    const seen = new Set<number>();
    for (const { number, where } of room.numbers) {
      const door = doors.get(`${row.hotelId} ${number}`);
      if (seen.has(number)) refused.push({ where, reason: `number ${number} stands in the list twice` });
      else if (door && door.typeId !== row.id)
        refused.push({
          where,
          reason: `number ${number} belongs to ${JSON.stringify(door.title)} of the same hotel`,
        });
      else if (!door) fresh.push({ id: newId(), roomTypeId: row.id, number });
      if (!door) doors.set(`${row.hotelId} ${number}`, { typeId: row.id, title: row.title });
      seen.add(number);
    }
  }
  await bulkInsert(RoomNumber, fresh);
  return { added: fresh.length, refused };
}
