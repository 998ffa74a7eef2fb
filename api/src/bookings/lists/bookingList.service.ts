import { text } from '../../../../schema/fill';
import { parseReference } from '../../../../schema/bookingReferences';
import { todayIn } from '../../../../schema/nights';
import { now } from '../../core/clock';
import type { Counting } from '../../core/counting.decorator';
import { slice, type PageOf } from '../../core/pagination';
import { authorized, authorizedHotels, type Viewer } from '../../access/policy';
import { BadInput } from '../../core/problems';
import { anyOf, equals, ofHotels, type Condition, type Range } from '../../database/lists/conditions';
import { readPage, type ListOrder } from '../../database/lists/readPage';
import { repo } from '../../database/transaction';
import { matchText, type WordSource } from '../../database/lists/wordIndex';
import { inListQuota } from '../../access/limits/listQuota.service';
import { Hotel } from '../../hotels/hotel.entity';
import { LEAD_GUEST } from '../guests/stayDetails.service';
import { Booking, BookingStatus } from '../booking.entity';
import { BookingGroup, type MyBookingsArgs } from '../booking.types';
import { BookingChange, ChangeStatus } from '../change/bookingChange.entity';
import { OWED_AT_DESK, Refund } from '../pay/refund.entity';
import { BookingSort, type BookingFilter, type BookingsArgs } from './bookingList.inputs';

/** The viewer's own bookings: all of them newest first, or one group in its own order. */
export function listMyBookings(
  viewer: Viewer | undefined,
  { status, group, after, ...page }: MyBookingsArgs,
  counting: Counting = {},
): Promise<PageOf<Booking>> {
  const { id } = authorized(viewer, 'booking:list-own');
  const where = equals<Booking>({ userId: id, status });
  if (group) where.push(...conditionsOfGroup(group));
  const sort = ORDERS[group ? GROUP_SORTS[group] : BookingSort.CREATED_DESC];
  return readPage(Booking, { where, sort, after, ...slice(page), ...counting });
}

/** One page of the bookings of the viewer's hotels that match all filters. */
export async function listBookings(
  viewer: Viewer | undefined,
  { hotelId, status, unpaid, text, filter, sort, after, ...page }: BookingsArgs,
  counting: Counting = {},
): Promise<PageOf<Booking>> {
  const asked = [hotelId, filter?.hotelId].filter(Boolean);
  const hotels = (asked.length ? asked : [null]).map((one) => authorizedHotels(viewer, 'booking:list', one));
  const order = ORDERS[sort ?? BookingSort.CREATED_DESC];
  return inListQuota('staff', viewer, async () => {
    if (filter?.cityId) hotels.push(await inCity(filter.cityId));
    const scope = ofHotels<Booking>(commonOf(hotels));
    const where = [
      ...(await conditionsOf({ status, unpaid, text })),
      ...(filter ? await conditionsOf(filter) : []),
    ];
    return readPage(Booking, { scope, where, sort: order, after, ...slice(page), ...counting });
  });
}

const ORDERS: Record<BookingSort, ListOrder<Booking>> = {
  CREATED_DESC: { by: ['createdAt'], descending: true },
  CREATED_ASC: { by: ['createdAt'] },
  CHECK_IN_ASC: { by: ['checkIn'] },
  CHECK_IN_DESC: { by: ['checkIn'], descending: true },
  CHECK_OUT_ASC: { by: ['checkOut'] },
  CHECK_OUT_DESC: { by: ['checkOut'], descending: true },
  GUEST_ASC: { by: ['guestKey'] },
  GUEST_DESC: { by: ['guestKey'], descending: true },
  HOTEL_ASC: { by: ['hotelKey'] },
  HOTEL_DESC: { by: ['hotelKey'], descending: true },
  TOTAL_ASC: { by: ['totalCents'] },
  TOTAL_DESC: { by: ['totalCents'], descending: true },
};

const GROUP_SORTS: Record<BookingGroup, BookingSort> = {
  UPCOMING: BookingSort.CHECK_IN_ASC,
  PAST: BookingSort.CHECK_IN_DESC,
  CANCELLED: BookingSort.CREATED_DESC,
};

/** How long a booking that was never paid stays in the list, in milliseconds. */
const SHOWN_UNPAID = 86_400_000;

/** A stay is past from the day after its departure in UTC, when that day is over in every time zone. */
function conditionsOfGroup(group: BookingGroup): readonly Condition<Booking>[] {
  const today = todayIn('UTC', now());
  const confirmed: Condition<Booking> = { column: 'status', is: BookingStatus.CONFIRMED };
  if (group === BookingGroup.PAST) return [confirmed, { column: 'checkOut', before: today }];
  if (group === BookingGroup.UPCOMING)
    return anyOf<Booking>([
      [{ column: 'status', is: BookingStatus.HELD }],
      [confirmed, { column: 'checkOut', from: today }],
    ]);
  const expired: Condition<Booking> = { column: 'status', is: BookingStatus.EXPIRED };
  return anyOf<Booking>([
    [{ column: 'status', is: BookingStatus.CANCELLED }],
    [expired, { column: 'createdAt', from: new Date(now().getTime() - SHOWN_UNPAID) }],
    [expired, { column: 'paidCents', from: 1 }],
  ]);
}

const SOURCES: WordSource<Booking>[] = [
  { kind: 'user', column: 'userId' },
  { kind: 'bookedHotel', column: 'hotelKey' },
  { kind: LEAD_GUEST, column: 'id' },
];

async function conditionsOf(filter: BookingFilter): Promise<Condition<Booking>[]> {
  const { userId, status, payment, unpaid, paid, owedAtDesk, text } = filter;
  const where = equals<Booking>({ userId, status, payment });
  where.push(...rangesOf(filter));
  if (unpaid) where.push(...(await holdsUnpaid()));
  if (owedAtDesk) where.push(await isOwedAtDesk());
  if (paid) where.push({ column: 'status', oneOf: [BookingStatus.CONFIRMED, BookingStatus.CANCELLED] });
  const reference = parseReference(text ?? '');
  if (reference) where.push({ column: 'reference', is: reference });
  else where.push(...(await matchText(text, SOURCES, ['id'])));
  return where;
}

function rangesOf(filter: BookingFilter): Condition<Booking>[] {
  const {
    createdFrom,
    createdTo,
    cancelledFrom,
    cancelledTo,
    checkInFrom,
    checkInTo,
    checkOutFrom,
    checkOutTo,
    totalFrom,
    totalTo,
  } = filter;
  const ranges: (Range<Booking> & { wrong: string })[] = [
    {
      wrong: text('The range of moments ends before it begins.'),
      column: 'createdAt',
      from: createdFrom,
      before: createdTo,
    },
    {
      wrong: text('The range of moments ends before it begins.'),
      column: 'cancelledAt',
      from: cancelledFrom,
      before: cancelledTo,
    },
    {
      wrong: text('The range of first nights ends before it begins.'),
      column: 'checkIn',
      from: checkInFrom,
      to: checkInTo,
    },
    {
      wrong: text('The range of days of departure ends before it begins.'),
      column: 'checkOut',
      from: checkOutFrom,
      to: checkOutTo,
    },
    {
      wrong: text('The range of totals ends before it begins.'),
      column: 'totalCents',
      from: totalFrom,
      to: totalTo,
    },
  ];
  return ranges.flatMap(({ wrong, ...range }) => {
    const end = range.to ?? range.before;
    if (range.from == null && end == null) return [];
    if (range.from != null && end != null && range.from > end) throw new BadInput(wrong);
    return [range];
  });
}

async function inCity(cityId: string): Promise<string[]> {
  const hotels = await repo(Hotel).find({ where: { cityId }, select: { id: true } });
  return hotels.map(({ id }) => id);
}

/** The hotels that are in each of these lists; undefined, which means all hotels, if each list means that. */
const commonOf = (lists: readonly (readonly string[] | undefined)[]): readonly string[] | undefined =>
  lists.reduce((common, list) =>
    common && list ? common.filter((id) => list.includes(id)) : (common ?? list),
  );

/** Bookings with refunds that front desks have not paid out yet. There are few of these at any moment. */
async function isOwedAtDesk(): Promise<Condition<Booking>> {
  const due = await repo(Refund).find({ where: OWED_AT_DESK, select: { bookingId: true } });
  return { column: 'id', oneOf: [...new Set(due.map(({ bookingId }) => bookingId))] };
}

/**
 * Held bookings, and bookings with a change that waits for its payment. There are few of these at any moment.
 */
async function holdsUnpaid(): Promise<readonly Condition<Booking>[]> {
  const where = { status: ChangeStatus.HELD };
  const waiting = await repo(BookingChange).find({ where, select: { bookingId: true } });
  return anyOf<Booking>([
    [{ column: 'status', is: BookingStatus.HELD }],
    [{ column: 'id', oneOf: waiting.map(({ bookingId }) => bookingId) }],
  ]);
}
