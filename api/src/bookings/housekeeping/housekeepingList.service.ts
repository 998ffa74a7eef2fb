import { In, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { floorOf } from '../../../../schema/floors';
import { addNights } from '../../../../schema/nights';
import { inListQuota } from '../../access/limits/listQuota.service';
import { authorize, type Viewer } from '../../access/policy';
import { build } from '../../core/build';
import { repo } from '../../database/transaction';
import { findHotelWithCity } from '../../hotels/hotel.service';
import { findRoomsOfHotel, statesOf } from '../../rooms/housekeeping/roomState.service';
import { RoomType } from '../../rooms/roomType.entity';
import { BookingStatus } from '../booking.entity';
import { OVERDUE_DAYS } from '../desk/stayActions';
import { todayFor } from '../hotelDay.service';
import { Stay, StayState } from '../stay.entity';
import { Housekeeping, HousekeepingRoom, type HousekeepingArgs } from './housekeeping.types';
import { countOpenRepairs } from './repair.service';

/** What the list needs to know of a stay. */
interface StayRow {
  roomNumberId: string | null;
  checkIn: string;
  checkOut: string;
  state: StayState;
  arrivalHour: number | null;
}

/**
 * All room numbers of a hotel with their housekeeping today; null if no such hotel is open. It is read with nine statements,
 * however many rooms there are. Guests are not named: the list lies on a trolley.
 */
export async function readHousekeeping(
  viewer: Viewer | undefined,
  { hotelId }: HousekeepingArgs,
): Promise<Housekeeping | null> {
  authorize(viewer, 'housekeeping:read', { hotelId });
  const found = await findHotelWithCity(hotelId);
  if (!found) return null;
  const today = todayFor(found.city);
  return inListQuota('staff', viewer, async () => {
    const rooms = await findRoomsOfHotel(hotelId);
    const states = await statesOf(rooms, today);
    const titles = new Map((await repo(RoomType).findBy({ hotelId })).map(({ id, title }) => [id, title]));
    const stays = await findStays(hotelId, today);
    const repairs = await countOpenRepairs(hotelId);
    const rows = rooms.map((room, index) =>
      build(HousekeepingRoom, {
        id: room.id,
        state: states[index]!,
        title: titles.get(room.roomTypeId) ?? '',
        floor: floorOf(room),
        ...workOf(stays.get(room.id) ?? [], today),
        openRepairs: repairs.get(room.id) ?? 0,
      }),
    );
    return build(Housekeeping, { hotelId, hotelName: found.hotel.name, today, rooms: rows });
  });
}

/** What the stays in a room mean for its work today. */
function workOf(stays: readonly StayRow[], today: string) {
  const inside = stays.filter(({ state }) => state === StayState.CHECKED_IN);
  const coming = stays.find(
    ({ state, checkIn, checkOut }) => state === StayState.EXPECTED && checkIn <= today && checkOut > today,
  );
  return {
    occupied: inside.length > 0,
    dueOut: inside.some(({ checkOut }) => checkOut <= today),
    stayOver: inside.some(({ checkIn, checkOut }) => checkIn < today && checkOut > today),
    arrival: coming !== undefined,
    arrivalHour: coming?.checkIn === today ? coming.arrivalHour : null,
  };
}

/** The stays of confirmed bookings around today, by room number. */
async function findStays(hotelId: string, today: string): Promise<Map<string, StayRow[]>> {
  const rows = await repo(Stay)
    .createQueryBuilder('stay')
    .innerJoin('stay.bookingRow', 'booking')
    .select('stay.roomNumberId', 'roomNumberId')
    .addSelect('stay.checkIn', 'checkIn')
    .addSelect('stay.checkOut', 'checkOut')
    .addSelect('stay.state', 'state')
    .addSelect('booking.arrivalHour', 'arrivalHour')
    .where('booking.hotelId = :hotelId AND booking.status = :status', {
      hotelId,
      status: BookingStatus.CONFIRMED,
    })
    .andWhere('booking.checkIn <= :today AND booking.checkOut >= :from', {
      today,
      from: addNights(today, -OVERDUE_DAYS),
    })
    .andWhere({
      state: In([StayState.EXPECTED, StayState.CHECKED_IN]),
      checkIn: LessThanOrEqual(today),
      checkOut: MoreThanOrEqual(addNights(today, -OVERDUE_DAYS)),
    })
    .getRawMany<StayRow>();
  const stays = new Map<string, StayRow[]>();
  for (const row of rows)
    if (row.roomNumberId) stays.set(row.roomNumberId, [...(stays.get(row.roomNumberId) ?? []), row]);
  return stays;
}
