import { In, MoreThan, Not } from 'typeorm';
import { fill, text } from '../../../../schema/fill';
import { AuditEntry, AuditRecord } from '../../access/audit/auditEntry.entity';
import { Booking } from '../../bookings/booking.entity';
import { Stay } from '../../bookings/stay.entity';
import { repo } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { Review } from '../../reviews/review.entity';
import { Night } from '../../rooms/nights/night.entity';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { RoomType } from '../../rooms/roomType.entity';
import { TeamMember } from '../../users/teams/teamMember.entity';
import type { ImportedRow } from './importedRow.entity';

/** Imported rows whose audit entries are read by one statement. */
const BATCH = 200;

/** What was built upon the records of an import since, in words; undefined if nothing was. */
export async function useOf(rows: readonly ImportedRow[]): Promise<string | undefined> {
  const addedOf = (record: AuditRecord): string[] =>
    rows.filter((row) => row.record === record && !row.change.before).map(({ recordId }) => recordId);
  const [cities, types, hotels, roomTypes, numbers] = [
    AuditRecord.CITY,
    AuditRecord.HOTEL_TYPE,
    AuditRecord.HOTEL,
    AuditRecord.ROOM_TYPE,
    AuditRecord.ROOM_NUMBER,
  ].map((record) => addedOf(record)) as [string[], string[], string[], string[], string[]];
  if (await repo(Booking).existsBy({ hotelId: In(hotels) })) return text('one of its hotels has bookings');
  if (await repo(Review).existsBy({ hotelId: In(hotels) })) return text('one of its hotels has reviews');
  if (await repo(TeamMember).existsBy({ hotelId: In(hotels) })) return text('one of its hotels has a team');
  if (await repo(Stay).existsBy({ roomTypeId: In(roomTypes) }))
    return text('one of its room types was booked');
  if (await repo(Stay).existsBy({ roomNumberId: In(numbers) })) return text('one of its rooms was booked');
  if (await repo(Night).existsBy({ roomNumberId: In(numbers) }))
    return text('one of its rooms has taken nights');
  const later =
    (await hasOthers(Hotel, 'cityId', cities, hotels)) ??
    (await hasOthers(Hotel, 'typeId', types, hotels)) ??
    (await hasOthers(RoomType, 'hotelId', hotels, roomTypes)) ??
    (await hasOthers(RoomNumber, 'roomTypeId', roomTypes, numbers));
  return later ?? changedLater(rows);
}

/** Words about rows that belong to added ones and that the import did not add. */
async function hasOthers(
  entity: typeof Hotel | typeof RoomType | typeof RoomNumber,
  column: string,
  owners: readonly string[],
  known: readonly string[],
): Promise<string | undefined> {
  if (!owners.length) return undefined;
  const where = { [column]: In([...owners]), id: Not(In([...known])) };
  const hasAny = await repo<Hotel | RoomType | RoomNumber>(entity).existsBy(where);
  return hasAny ? text('hotels or rooms were added to its records since') : undefined;
}

/** The audit log knows changes that leave a record itself as it is, such as rates and blocks of its rooms. */
async function changedLater(rows: readonly ImportedRow[]): Promise<string | undefined> {
  for (let from = 0; from < rows.length; from += BATCH) {
    const some = rows.slice(from, from + BATCH);
    const where = some.map(({ recordId, at }) => ({ recordId, at: MoreThan(at) }));
    const entry = await repo(AuditEntry).findOne({ where });
    const changed = some.find(({ recordId }) => recordId === entry?.recordId);
    if (changed) return fill('{name} was changed since', { name: changed.name });
  }
  return undefined;
}
