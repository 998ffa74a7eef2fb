import { In } from 'typeorm';
import { fill } from '../../../../schema/fill';
import { refundIfCancelled } from '../../../../schema/cancellation';
import { LIMITS } from '../../../../schema/limits';
import { sumCents } from '../../../../schema/prices';
import { authorizeToAsk, can, type Viewer } from '../../access/policy';
import { build } from '../../core/build';
import { refuse } from '../../core/problems';
import { repo } from '../../database/transaction';
import { findHotelWithCity, listCityCharges } from '../../hotels/hotel.service';
import { Night } from '../../rooms/nights/night.entity';
import { TakenNight } from '../../rooms/nights/night.types';
import { findRates } from '../../rooms/rates/rate.service';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { areRoomsOf } from '../../rooms/roomNumbers.service';
import { RoomType } from '../../rooms/roomType.entity';
import { owedBy } from '../balance/owed';
import { mostRefundBy } from '../pay/authorizeRefund';
import { Booking, BookingStatus } from '../booking.entity';
import { firstNight } from '../booking.service';
import { todayFor } from '../hotelDay.service';
import { leftToRefund } from '../pay/refund.service';
import { ofBooking } from '../ofBooking.service';
import { Stay } from '../stay.entity';
import { nightsOf } from './applyChange.service';
import { ChangedNights, NotChangeable } from './change.types';
import { chargesOf } from './changeable.service';
import type { StayWishes } from './changedStays.service';
import { StaffChangeQuote, type StaffChangeQuoteInput } from './staffChange.types';
import { planStaffChange, type StaffChangePlan } from './staffChangePlan.service';

/** A planned change with what can come back to the guest. */
interface Planned {
  plan: StaffChangePlan;
  rooms: RoomNumber[];
  differenceCents: number;
  termsCents: number;
  mostCents: number;
}

/** What a change by staff would cost; null if there is no such booking. Refuses NotChangeable. */
export async function quoteStaffChange(
  viewer: Viewer | undefined,
  input: StaffChangeQuoteInput,
): Promise<StaffChangeQuote | null> {
  authorizeToAsk(viewer, 'stay:manage');
  const booking = await repo(Booking).findOneBy({ id: input.bookingId });
  if (!booking || !can(viewer, 'stay:manage', booking)) return null;
  const { plan, rooms, differenceCents, termsCents, mostCents } = await planFor(booking, input);
  return build(StaffChangeQuote, {
    kept: sumOf(plan.kept),
    added: sumOf(plan.added),
    givenUp: sumOf(plan.givenUp),
    totalCents: plan.totalCents,
    differenceCents,
    termsCreditCents: termsCents,
    mostCreditCents: Math.min(mostRefundBy(viewer, booking), mostCents),
    owedCents: owedBy(booking),
    taken: await takenNights(booking, plan, rooms),
  });
}

const sumOf = (nights: { cents: number }[]): ChangedNights =>
  build(ChangedNights, { nights: nights.length, cents: sumCents(nights) });

/** The ids of the rooms that staff choose. */
export const chosenRooms = ({ stays, addedStays }: StayWishes): string[] =>
  [...stays, ...addedStays].flatMap(({ roomNumberId }) => roomNumberId ?? []);

/** A change by staff as it would be now. Refuses NotChangeable. */
export async function planFor(booking: Booking, input: StaffChangeQuoteInput): Promise<Planned> {
  const { id: bookingId, hotelId } = booking;
  if (booking.status !== BookingStatus.CONFIRMED)
    refuse(new NotChangeable('Only a confirmed booking can be changed.'));
  const found = hotelId && (await findHotelWithCity(hotelId));
  if (!found)
    refuse(new NotChangeable('The hotel is no longer available, so the booking cannot be changed.'));
  const stays = await repo(Stay).find({
    where: ofBooking(booking),
    order: { checkIn: 'ASC', number: 'ASC', id: 'ASC' },
  });
  const chosen = chosenRooms(input);
  const ids = [...stays.flatMap(({ roomNumberId }) => roomNumberId ?? []), ...chosen];
  const rooms = await repo(RoomNumber).findBy({ id: In(ids) });
  if (!(await areRoomsOf(found.hotel.id, [...new Set(chosen)])))
    refuse(new NotChangeable('Choose a room of the same hotel.'));
  const typeIds = [...new Set(rooms.map(({ roomTypeId }) => roomTypeId))];
  const types = await repo(RoomType).findBy({ id: In(typeIds) });
  const today = todayFor(found.city);
  const plan = planStaffChange(input, {
    stays,
    charges: await chargesOf(bookingId),
    today,
    rooms: new Map(rooms.map((room) => [room.id, room])),
    types: new Map(types.map((type) => [type.id, type])),
    rates: await findRates(typeIds),
    rules: await listCityCharges(found.city.id),
    addedNightCents: input.addedNightCents ?? null,
  });
  checkRoomsOnce(plan);
  const differenceCents = plan.totalCents - booking.totalCents;
  if (booking.totalCents + Math.max(0, differenceCents) > LIMITS.highestPaymentCents)
    refuse(
      new NotChangeable('The booking would be too expensive. Make another booking for the added nights.'),
    );
  const fall = Math.max(0, -differenceCents);
  const mostCents = Math.min(fall, owedBy(booking) + leftToRefund(booking));
  const byTerms = refundIfCancelled(fall, firstNight(stays), today, booking);
  return { plan, rooms, differenceCents, mostCents, termsCents: Math.min(byTerms, mostCents) };
}

/** Refuses a room that two stays of the booking would have on the same night. */
function checkRoomsOnce({ stays }: StaffChangePlan): void {
  const seen = new Set<string>();
  for (const stay of stays)
    for (const { roomNumberId, night } of nightsOf({ stays: [stay] })) {
      const key = `${roomNumberId} ${night}`;
      if (seen.has(key))
        refuse(
          new NotChangeable(
            fill(
              'Room {number} is chosen twice for the night of {night}. Choose another room or other dates.',
              { number: stay.number, night },
            ),
          ),
        );
      seen.add(key);
    }
}

async function takenNights(
  booking: Booking,
  plan: StaffChangePlan,
  rooms: RoomNumber[],
): Promise<TakenNight[]> {
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const taken = await findTaken(booking, plan);
  return taken.map(({ roomNumberId, night }) =>
    build(TakenNight, { roomNumber: byId.get(roomNumberId)!, night }),
  );
}

/** The nights of the change that the booking does not have and others do. */
export async function findTaken(booking: Booking, { stays }: StaffChangePlan): Promise<Night[]> {
  const { hotelId } = booking;
  const wanted = nightsOf({ stays });
  const rooms = [...new Set(wanted.map(({ roomNumberId }) => roomNumberId))];
  const days = [...new Set(wanted.map(({ night }) => night))];
  const keys = new Set(wanted.map(({ roomNumberId, night }) => `${roomNumberId} ${night}`));
  const found = await repo(Night).find({
    where: { ...(hotelId && { hotelId }), roomNumberId: In(rooms), night: In(days) },
    order: { night: 'ASC', roomNumberId: 'ASC' },
  });
  return found.filter(
    ({ roomNumberId, night, bookingId }) => bookingId !== booking.id && keys.has(`${roomNumberId} ${night}`),
  );
}
