import { addNights, todayIn } from '../../../../schema/nights';
import { BookingStatus } from '../booking.entity';
import { todayFor } from '../booking.service';
import { Stay, StayState } from '../stay.entity';
import { authorize, type Viewer } from '../../access/policy';
import { repo } from '../../database/transaction';
import type { City } from '../../hotels/cities/city.entity';
import { findHotelWithCity } from '../../hotels/hotel.service';
import { inListQuota } from '../../access/limits/listQuota';
import { DeskStay, type FrontDesk, type FrontDeskArgs } from './frontDesk.types';
import { actionsOf } from './stayActions';
import { build } from '../../core/build';

/** Days for which stays that nobody has checked out are shown. */
const OVERDUE_DAYS = 30;
/** Stays in one list. */
const MOST = 2000;

/** Who comes, goes and is there on a day at a hotel; null where there is no such hotel. */
export async function readFrontDesk(
  viewer: Viewer | undefined,
  { hotelId, day: asked }: FrontDeskArgs,
): Promise<FrontDesk | null> {
  authorize(viewer, 'frontDesk:read');
  const found = await findHotelWithCity(hotelId);
  if (!found) return null;
  const today = todayFor(found.city);
  const day = asked ?? today;
  const isToday = day === today;
  return inListQuota('staff', viewer, async () => {
    const coming = await find(hotelId, 'booking.checkIn = :day', { day });
    const going = await find(hotelId, 'booking.checkOut = :day', { day });
    const staying = await find(hotelId, 'booking.checkOut > :day AND booking.checkIn < :day', { day });
    const from = addNights(day, -OVERDUE_DAYS);
    const overdue = isToday
      ? await find(hotelId, 'booking.checkOut >= :from AND booking.checkOut < :day AND stay.state = :state', {
          day,
          from,
          state: StayState.CHECKED_IN,
        })
      : [];
    const isIn = ({ state }: Stay) => state === StayState.CHECKED_IN;
    const late = isToday ? staying.filter(({ state }) => state === StayState.EXPECTED) : [];
    const isThere = ({ state }: Stay) => state === StayState.EXPECTED || state === StayState.CHECKED_IN;
    const inHouse = isToday
      ? [...coming, ...staying, ...going, ...overdue].filter(isIn)
      : [...coming, ...staying].filter(isThere);
    const show = (stays: Stay[]) => inOrder(stays).map((stay) => deskStay(stay, found.city));
    return {
      today,
      day,
      arrivals: show([...late, ...coming]),
      departures: show([...overdue, ...going].filter(({ state }) => state !== StayState.NO_SHOW)),
      inHouse: show(inHouse),
    };
  });
}

/** A stay, read with its booking, and what may be done with it. */
export function deskStay(stay: Stay, city: City): DeskStay {
  const since = stay.stateAt ? todayIn(city.timeZone, stay.stateAt) : undefined;
  const actions = actionsOf(stay, todayFor(city), since);
  return build(DeskStay, { id: stay.id, stay, booking: stay.bookingRow!, actions });
}

const find = (hotelId: string, when: string, values: object): Promise<Stay[]> =>
  repo(Stay)
    .createQueryBuilder('stay')
    .innerJoinAndSelect('stay.bookingRow', 'booking')
    .where('booking.hotelId = :hotelId AND booking.status = :status', {
      hotelId,
      status: BookingStatus.CONFIRMED,
    })
    .andWhere(when, values)
    .limit(MOST)
    .getMany();

const inOrder = (stays: Stay[]): Stay[] =>
  [...stays].sort((one, other) => one.number - other.number || one.id.localeCompare(other.id));
