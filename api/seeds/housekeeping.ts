import { addNights } from '../../schema/nights';
import { newLostItem, type LostItem } from '../src/bookings/housekeeping/lostItem.entity';
import { newRepair, type Repair } from '../src/bookings/housekeeping/repair.entity';
import { now } from '../src/core/clock';
import { floorOf } from '../../schema/floors';
import {
  newStoredRoomState,
  RoomStateCause,
  RoomStatus,
  type StoredRoomState,
} from '../src/rooms/housekeeping/roomState.entity';
import { busyHotels } from './demoDesks';
import type { SeededHotel } from './hotels';
import { makeRandom, type Random } from './random';

/** Housekeeping has its own random numbers, so that everything else stays the same. */
const HOUSEKEEPING_SEED = 20_260_114;
const HOUR = 3_600_000;
const { CLEAN, DIRTY, INSPECTED } = RoomStatus;
/** Of ten rooms. */
const STATUSES = [INSPECTED, INSPECTED, INSPECTED, INSPECTED, CLEAN, CLEAN, CLEAN, DIRTY, DIRTY, DIRTY];

/** Of each busy hotel: two repairs, the older one first, and something that was left behind. */
const REPORTS = [
  {
    repairs: [
      'The bathroom tap drips. A new washer is needed.',
      'The reading lamp on the left of the bed is dark, also with another bulb.',
    ],
    lost: { what: 'Grey wool scarf', note: 'In the cupboard behind the front desk.' },
  },
  {
    repairs: ['The window does not close.', 'The shower drain is slow.'],
    lost: { what: 'Phone charger', note: 'In the drawer of the front desk.' },
  },
  {
    repairs: ['The safe does not open. Its battery may be empty.', 'A hinge of the wardrobe is loose.'],
    lost: { what: 'Child’s picture book', note: 'On the shelf of housekeeping.' },
  },
];
const HOURS_AGO = [20, 3];

/** The housekeeping of the demonstration. */
export interface HousekeepingRows {
  states: StoredRoomState[];
  repairs: Repair[];
  lostItems: LostItem[];
}

/** The rooms of the busy hotels as they are this morning, with two repairs and a lost item in each hotel. */
export function planHousekeeping(
  hotels: readonly SeededHotel[],
  staffId: string,
  todayAt: (timeZone: string) => string,
): HousekeepingRows {
  const random = makeRandom(HOUSEKEEPING_SEED);
  const busy = busyHotels(hotels);
  const states = busy.flatMap((hotel) => planStates(random, hotel, staffId));
  const rows: HousekeepingRows = { states, repairs: [], lostItems: [] };
  busy.forEach((hotel, place) => {
    const report = REPORTS[place];
    if (report) planReports(random, hotel, { ...report, staffId, today: todayAt(hotel.timeZone) }, rows);
  });
  return rows;
}

type Report = (typeof REPORTS)[number] & { staffId: string; today: string };

function planReports(
  random: Random,
  { row, roomTypes }: SeededHotel,
  { repairs, lost, staffId, today }: Report,
  rows: HousekeepingRows,
): void {
  const where = () => {
    const { id: roomNumberId, number } = random.pick(random.pick(roomTypes).numbers);
    return { hotelId: row.id, roomNumberId, place: `Room ${number}` };
  };
  const keyed = (at: Date) => {
    const id = random.id(Math.floor(at.getTime() / 1000));
    return { id, reportKey: `seed-${id}` };
  };
  const ago = (hours: number) => new Date(now().getTime() - hours * HOUR);
  repairs.forEach((text, index) => {
    const reportedAt = ago(HOURS_AGO[index]!);
    rows.repairs.push(
      newRepair({ ...keyed(reportedAt), ...where(), text, reportedAt, reportedById: staffId }),
    );
  });
  const recordedAt = ago(26);
  const found = { foundOn: addNights(today, -1), foundById: staffId, bookingId: null, recordedAt };
  rows.lostItems.push(newLostItem({ ...keyed(recordedAt), ...where(), ...lost, ...found }));
}

function planStates(random: Random, { roomTypes }: SeededHotel, staffId: string): StoredRoomState[] {
  return roomTypes
    .flatMap(({ numbers }) => numbers)
    .map((room) => {
      const changedAt = new Date(now().getTime() - random.whole(20, 180) * 60_000);
      return newStoredRoomState({
        roomNumberId: room.id,
        status: random.pick(STATUSES),
        // the lower floors are the manager's own
        assigneeId: floorOf(room) <= 1 ? staffId : null,
        revision: random.id(Math.floor(changedAt.getTime() / 1000)),
        cause: RoomStateCause.HAND,
        changedById: staffId,
        changedAt,
      });
    });
}
