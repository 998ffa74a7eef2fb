import { In } from 'typeorm';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import type { Change } from '../../access/audit/recordChange.service';
import { build } from '../../core/build';
import { bulkInsert } from '../../database/bulkInsert';
import { repo } from '../../database/transaction';
import type { Hotel } from '../../hotels/hotel.entity';
import { RoomType, newRoomType } from '../../rooms/roomType.entity';
import { roomPhotos } from './import.defaults';
import type { RoomTypeToImport } from './importFile.service';
import { importNumbers } from './importNumbers.service';

interface ImportedHotel {
  row: Hotel;
  rooms: RoomTypeToImport[];
}

/** Writes the room types and room numbers of existing hotels and answers each hotel's cheapest price. */
export async function importRooms(hotels: ImportedHotel[], updatedById: string | null) {
  const before = await repo(RoomType).findBy({ hotelId: In(hotels.map(({ row }) => row.id)) });
  const known = new Map(before.map((row) => [`${row.hotelId} ${row.titleKey}`, row]));
  const cheapest = new Map<string, number>();
  const [added, changed]: [RoomType[], RoomType[]] = [[], []];
  const roomTypes = hotels.flatMap((hotel) =>
    hotel.rooms.map((room, rank) => {
      const old = known.get(`${hotel.row.id} ${room.key}`);
      const fields = fieldsOf(room);
      const row = old
        ? build(RoomType, { ...old, ...fields })
        : newRoomType({ ...fields, ...columnsOf(hotel.row, room, rank), updatedById });
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
  await repo(RoomType).save(changed);
  const numbers = await importNumbers(roomTypes);
  return {
    cheapest,
    added: { roomTypes: added.length, roomNumbers: numbers.added },
    changed: { roomTypes: changed.length, roomNumbers: numbers.changed },
    refused: numbers.refused,
    numbers: numbers.written,
    lines: roomTypes.flatMap(({ row, old }): Change[] => {
      const own = numbers.ofTypes.get(row.id)!;
      if (old && row.version === old.version && !own.isChanged) return [];
      return [
        {
          action: 'importHotels',
          record: AuditRecord.ROOM_TYPE,
          id: row.id,
          name: row.title,
          before: old && { ...old, ...own.before },
          after: { ...row, ...own.since },
        },
      ];
    }),
  };
}

/** The file's prices are in dollars, the database's in cents. */
export const centsOf = ({ row }: Pick<RoomTypeToImport, 'row'>): number => Math.round(row.price * 100);

/** The columns of a room type that the file provides. */
const fieldsOf = ({ row }: RoomTypeToImport) => ({
  description: row.description,
  priceCents: centsOf({ row }),
  maxPeople: row.maxPeople,
  amenities: [...new Set(row.amenities ?? [])],
});

/** The other columns of a new room type. */
const columnsOf = (hotel: Hotel, { row, key }: RoomTypeToImport, rank: number) => ({
  hotelId: hotel.id,
  title: row.title,
  titleKey: key,
  photos: row.photos ?? roomPhotos(row.title, hotel.nameKey, rank),
});
