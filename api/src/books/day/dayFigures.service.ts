import { addNights, countNights } from '../../../../schema/nights';
import { Booking, BookingStatus } from '../../bookings/booking.entity';
import { Stay, StayState } from '../../bookings/stay.entity';
import { repo } from '../../database/transaction';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import type { DayFigures } from './dayClose.entity';

/** Days of a hotel, both included. */
interface Days {
  from: string;
  through: string;
}

/** The most rows of a list that is shown. */
const MOST_SHOWN = 100;
/** Days after departure in which a stay that is still checked in is looked for. */
const OVERDUE_DAYS = 30;

/** What is to be settled before some days of a hotel are closed. */
export interface Unsettled {
  notArrived: Stay[];
  notCheckedOut: Stay[];
  openBookings: Booking[];
}

/** What happened at a hotel in some days. */
export async function readFigures(hotelId: string, days: Days): Promise<DayFigures> {
  const { from, through } = days;
  const stays = await findStays(hotelId, days);
  const rooms = await repo(RoomNumber).countBy({ roomTypeRow: { hotelId } });
  const { count, cents } = await sumOpen(hotelId, through);
  return {
    nightsSold: stays
      .flatMap(({ nightPrices }) => nightPrices)
      .filter(({ night }) => night >= from && night <= through).length,
    nightsOffered: rooms * countNights(from, addNights(through, 1)),
    ...countMoves(stays, days),
    openBookings: count,
    openCents: cents,
  };
}

/** Arrivals and departures; guests who only change rooms do neither. */
function countMoves(stays: readonly Stay[], { from, through }: Days) {
  const isIn = (day: string) => day >= from && day <= through;
  const arrivals = firstStays(stays).filter(({ checkIn }) => isIn(checkIn));
  return {
    arrivals: arrivals.length,
    notArrived: arrivals.filter(({ state }) => state === StayState.EXPECTED || state === StayState.NO_SHOW)
      .length,
    departures: stays.filter(({ nextStayId, checkOut }) => !nextStayId && isIn(checkOut)).length,
  };
}

/** Stays that are not the continuation of another one in another room. */
function firstStays(stays: readonly Stay[]): Stay[] {
  const later = new Set(stays.map(({ nextStayId }) => nextStayId));
  return stays.filter(({ id }) => !later.has(id));
}

/** The confirmed stays of a hotel that begin, end or have a night in these days. */
const findStays = (hotelId: string, { from, through }: Days): Promise<Stay[]> =>
  staysOf(hotelId)
    .andWhere('booking.checkIn <= :through AND booking.checkOut >= :from', { from, through })
    .andWhere('stay.checkIn <= :through AND stay.checkOut >= :from')
    .getMany();

const staysOf = (hotelId: string) =>
  repo(Stay)
    .createQueryBuilder('stay')
    .innerJoinAndSelect('stay.bookingRow', 'booking')
    .where('booking.hotelId = :hotelId AND booking.status = :status', {
      hotelId,
      status: BookingStatus.CONFIRMED,
    });

/** What is to be settled before some days are closed. */
export async function readUnsettled(hotelId: string, days: Days): Promise<Unsettled> {
  const { from, through } = days;
  const expected = firstStays(await findStays(hotelId, days)).filter(
    ({ state, checkIn }) => state === StayState.EXPECTED && checkIn >= from && checkIn <= through,
  );
  const notCheckedOut = await staysOf(hotelId)
    .andWhere('booking.checkOut >= :since AND stay.checkOut <= :through AND stay.state = :state', {
      since: addNights(through, -OVERDUE_DAYS),
      through,
      state: StayState.CHECKED_IN,
    })
    .andWhere('stay.nextStayId IS NULL')
    .orderBy('stay.number')
    .addOrderBy('stay.id')
    .limit(MOST_SHOWN)
    .getMany();
  const openBookings = await openOf(hotelId, through)
    .orderBy('booking.balanceCents', 'DESC')
    .addOrderBy('booking.id')
    .limit(MOST_SHOWN)
    .getMany();
  const byNumber = (one: Stay, other: Stay) => one.number - other.number || one.id.localeCompare(other.id);
  return { notArrived: expected.sort(byNumber).slice(0, MOST_SHOWN), notCheckedOut, openBookings };
}

/** Bookings of guests who have left and owe something. */
const openOf = (hotelId: string, through: string) =>
  repo(Booking)
    .createQueryBuilder('booking')
    .where('booking.hotelId = :hotelId AND booking.status = :status', {
      hotelId,
      status: BookingStatus.CONFIRMED,
    })
    .andWhere('booking.checkOut <= :through AND booking.balanceCents > 0', { through });

async function sumOpen(hotelId: string, through: string): Promise<{ count: number; cents: number }> {
  const sums = await openOf(hotelId, through)
    .select('COUNT(*)', 'count')
    .addSelect('SUM(booking.balanceCents)', 'cents')
    .getRawOne<{ count: unknown; cents: unknown }>();
  return { count: Number(sums?.count), cents: Number(sums?.cents ?? 0) };
}
