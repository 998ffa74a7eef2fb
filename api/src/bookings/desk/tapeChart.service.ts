import { Between, In } from 'typeorm';
import { LIMITS } from '../../../../schema/limits';
import { addNights } from '../../../../schema/nights';
import { slice } from '../../core/pagination';
import { authorize, type Viewer } from '../../access/policy';
import { BadInput } from '../../core/problems';
import { streamEvents, type Events } from '../../core/events';
import type { PushStream } from '../../core/pushStream';
import { repo } from '../../database/transaction';
import { findHotelWithCity } from '../../hotels/hotel.service';
import { checkDateRange } from '../../rooms/nights/dateRange';
import { Night } from '../../rooms/nights/night.entity';
import { RoomBlock } from '../../rooms/blocks/roomBlock.entity';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { RoomType } from '../../rooms/roomType.entity';
import { owedBy } from '../balance/owed';
import { Booking, BookingStatus } from '../booking.entity';
import { todayFor } from '../hotelDay.service';
import { leadGuestOf, partyOf } from '../guests/stayDetails.service';
import { nextStay, previousStay } from '../roomMoves';
import { Stay } from '../stay.entity';
import type { TapeChartArgs } from './tapeChart.inputs';
import { BarKind, type TapeBar, type TapeChart, type TapeGroup } from './tapeChart.types';

type NightRow = Pick<Night, 'roomNumberId' | 'night' | 'bookingId' | 'changeId' | 'blockId'>;
/** Consecutive nights of one owner in a room number; `stay` is its stay there. */
interface Run extends Omit<NightRow, 'night'> {
  stay: Stay | undefined;
  from: string;
  to: string;
}

/**
 * A page of the room numbers of a hotel with the bookings and blocks of their nights; null if no such hotel
 * is open.
 * Reads with eight statements, whatever the selected fields.
 */
export async function readTapeChart(
  viewer: Viewer | undefined,
  { hotelId, from, to, ...page }: TapeChartArgs,
): Promise<TapeChart | null> {
  authorize(viewer, 'tapeChart:read', { hotelId });
  if (to <= from) throw new BadInput('Choose an end date after the start date.');
  checkDateRange(from, to, LIMITS.calendarNights);
  const found = await findHotelWithCity(hotelId);
  if (!found) return null;
  const rooms = await repo(RoomNumber)
    .createQueryBuilder('room')
    .innerJoin('room.roomTypeRow', 'type')
    .where('type.hotelId = :hotelId', { hotelId })
    .orderBy('type.priceCents')
    .addOrderBy('type.id')
    .addOrderBy('room.number')
    .limit(slice(page).take)
    .offset(slice(page).skip)
    .getMany();
  return {
    hotel: found.hotel,
    today: todayFor(found.city),
    groups: await readGroups(hotelId),
    rooms,
    bars: await readBars(hotelId, rooms, from, to),
  };
}

async function readGroups(hotelId: string): Promise<TapeGroup[]> {
  const rows = await repo(RoomType)
    .createQueryBuilder('type')
    .innerJoin(RoomNumber, 'room', 'room.roomTypeId = type.id')
    .select(['type.id AS roomTypeId', 'type.title AS title', 'COUNT(*) AS rooms'])
    .where('type.hotelId = :hotelId', { hotelId })
    .groupBy('type.id')
    .addGroupBy('type.title')
    .addGroupBy('type.priceCents')
    .orderBy('type.priceCents')
    .addOrderBy('type.id')
    .getRawMany<TapeGroup>();
  return rows.map((row) => ({ ...row, rooms: Number(row.rooms) }));
}

async function readBars(hotelId: string, rooms: RoomNumber[], from: string, to: string): Promise<TapeBar[]> {
  const place = new Map(rooms.map(({ id }, index) => [id, index]));
  const nights = await repo(Night).find({
    where: { hotelId, roomNumberId: In([...place.keys()]), night: Between(from, addNights(to, -1)) },
    order: { roomNumberId: 'ASC', night: 'ASC' },
  });
  const bookingIds = [...new Set(nights.flatMap(({ bookingId }) => bookingId ?? []))];
  const blockIds = [...new Set(nights.flatMap(({ blockId }) => blockId ?? []))];
  const [guests, stays, blocks] = [
    await readGuests(bookingIds),
    await readStays(bookingIds),
    await readBlocks(blockIds),
  ];
  const runs = joinNights(nights, stays);
  return runs
    .map((run) => barOf(run, guests, stays, blocks))
    .sort((one, other) => place.get(one.roomNumberId)! - place.get(other.roomNumberId)!);
}

/** Nights ordered by room and date, with consecutive nights of one owner joined. */
function joinNights(nights: NightRow[], stays: Map<string, Stay[]>): Run[] {
  const runs: Run[] = [];
  for (const { night, roomNumberId, bookingId, changeId, blockId } of nights) {
    const last = runs.at(-1);
    const isHere = (stay: Stay) =>
      stay.roomNumberId === roomNumberId && stay.checkIn <= night && stay.checkOut > night;
    const stay = changeId ? undefined : stays.get(bookingId ?? '')?.find(isHere);
    const goesOn =
      last?.to === night &&
      last.roomNumberId === roomNumberId &&
      last.bookingId === bookingId &&
      last.changeId === changeId &&
      last.blockId === blockId &&
      last.stay === stay;
    if (goesOn) last.to = addNights(night, 1);
    else
      runs.push({ roomNumberId, bookingId, changeId, blockId, stay, from: night, to: addNights(night, 1) });
  }
  return runs;
}

interface Guest {
  id: string;
  status: BookingStatus;
  name: string;
  balanceCents: number | null;
  adults: number | null;
  childrenAges: string | null;
  leadFirstName: string | null;
  leadLastName: string | null;
}

async function readGuests(ids: string[]): Promise<Map<string, Guest>> {
  const rows = await repo(Booking)
    .createQueryBuilder('booking')
    .innerJoin('booking.userRow', 'guest')
    .select(['booking.id AS id', 'booking.status AS status', 'guest.name AS name'])
    .addSelect('booking.balanceCents', 'balanceCents')
    .addSelect('booking.adults', 'adults')
    .addSelect('booking.childrenAges', 'childrenAges')
    .addSelect('booking.leadFirstName', 'leadFirstName')
    .addSelect('booking.leadLastName', 'leadLastName')
    .where({ id: In(ids) })
    .getRawMany<Guest>();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The stays of these bookings, by booking. */
async function readStays(bookingIds: string[]): Promise<Map<string, Stay[]>> {
  const rows = await repo(Stay).find({
    select: {
      id: true,
      bookingId: true,
      roomNumberId: true,
      number: true,
      checkIn: true,
      checkOut: true,
      state: true,
      nextStayId: true,
    },
    where: { bookingId: In(bookingIds) },
  });
  const stays = new Map<string, Stay[]>();
  for (const row of rows) stays.set(row.bookingId, [...(stays.get(row.bookingId) ?? []), row]);
  return stays;
}

async function readBlocks(ids: string[]): Promise<Map<string, RoomBlock>> {
  const rows = await repo(RoomBlock).findBy({ id: In(ids) });
  return new Map(rows.map((row) => [row.id, row]));
}

function barOf(
  { changeId, stay, ...run }: Run,
  guests: Map<string, Guest>,
  stays: Map<string, Stay[]>,
  blocks: Map<string, RoomBlock>,
): TapeBar {
  const { bookingId, blockId } = run;
  if (!bookingId)
    return {
      ...run,
      kind: BarKind.BLOCKED,
      stayId: null,
      state: null,
      movedFrom: null,
      movesTo: null,
      guestName: null,
      leadGuestName: null,
      party: null,
      owedCents: 0,
      reason: blocks.get(blockId ?? '')?.reason ?? null,
      fromCalendar: Boolean(blocks.get(blockId ?? '')?.calendarId),
    };
  const guest = guests.get(bookingId);
  const all = stays.get(bookingId) ?? [];
  const isHeld = guest?.status === BookingStatus.HELD;
  return {
    ...run,
    from: stay?.checkIn ?? run.from,
    to: stay?.checkOut ?? run.to,
    kind: changeId ? BarKind.CHANGE : isHeld ? BarKind.HELD : BarKind.CONFIRMED,
    stayId: stay?.id ?? null,
    state: stay?.state ?? null,
    movedFrom: (stay && previousStay(stay, all)?.number) ?? null,
    movesTo: (stay && nextStay(stay, all)?.number) ?? null,
    guestName: guest?.name ?? null,
    leadGuestName: (guest && leadGuestOf(guest)?.name) ?? null,
    party: guest ? partyOf(guest) : null,
    owedCents: guest ? owedBy(guest) : 0,
    reason: null,
    fromCalendar: false,
  };
}

/**
 * References of bookings of the hotel that take a step from now on. A viewer without permission is refused
 * when subscribing, not at the first event.
 */
export function openBookingSteps(
  viewer: Viewer | undefined,
  hotelId: string,
): PushStream<Events['bookingMoved']> {
  authorize(viewer, 'tapeChart:read', { hotelId });
  return streamEvents('bookingMoved', hotelId);
}
