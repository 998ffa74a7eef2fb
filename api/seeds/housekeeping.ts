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

const REPAIRS = [
  { hoursAgo: 20, text: 'The bathroom tap drips. A new washer is needed.' },
  { hoursAgo: 3, text: 'The reading lamp on the left of the bed is dark, also with another bulb.' },
];
const LOST = { what: 'Grey wool scarf', note: 'In the cupboard behind the front desk.' };

/** The housekeeping of the demonstration. */
export interface HousekeepingRows {
  states: StoredRoomState[];
  repairs: Repair[];
  lostItems: LostItem[];
}

/** The rooms of the busy hotels as they are this morning; two repairs and a lost item in the first of them. */
export function planHousekeeping(
  hotels: readonly SeededHotel[],
  staffId: string,
  todayAt: (timeZone: string) => string,
): HousekeepingRows {
  const random = makeRandom(HOUSEKEEPING_SEED);
  const busy = busyHotels(hotels);
  const states = busy.flatMap((hotel) => planStates(random, hotel, staffId));
  const [first] = busy;
  if (!first) return { states, repairs: [], lostItems: [] };
  const { id: hotelId } = first.row;
  const pickRoom = () => {
    const { id: roomNumberId, number } = random.pick(random.pick(first.roomTypes).numbers);
    return { hotelId, roomNumberId, place: `Room ${number}` };
  };
  const newKey = (at: Date) => random.id(Math.floor(at.getTime() / 1000));
  const repairs = REPAIRS.map(({ hoursAgo, text }) => {
    const reportedAt = new Date(now().getTime() - hoursAgo * HOUR);
    const id = newKey(reportedAt);
    const who = { reportedById: staffId, reportKey: `seed-${id}` };
    return newRepair({ id, ...pickRoom(), text, reportedAt, ...who });
  });
  const recordedAt = new Date(now().getTime() - 26 * HOUR);
  const id = newKey(recordedAt);
  const foundOn = addNights(todayAt(first.timeZone), -1);
  const who = { foundById: staffId, reportKey: `seed-${id}` };
  const item = newLostItem({ id, ...pickRoom(), ...LOST, bookingId: null, foundOn, recordedAt, ...who });
  return { states, repairs, lostItems: [item] };
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
