import { Between, In, IsNull } from 'typeorm';
import { authorizedHotels, can, mayAsk, type HotelPermission, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import { repo } from '../../database/transaction';
import { PropertyOffer, PropertyOfferState } from '../../photos/offers/propertyOffer.entity';
import { RoomStatus, StoredRoomState } from '../../rooms/housekeeping/roomState.entity';
import { Booking, BookingStatus } from '../booking.entity';
import { PaymentDifference } from '../pay/paymentDifference.entity';
import { Stay, StayState } from '../stay.entity';
import type { Dashboard } from './dashboard.types';

/** A hold that ends within this time needs a call. */
const SOON_MS = 86_400_000;

type Hotels = readonly string[] | undefined;

/**
 * Counts what waits at the hotels of a dashboard that this permission covers; null if it covers none of them. `count` gets
 * the ids, or undefined for all hotels.
 */
export async function countFor(
  viewer: Viewer | undefined,
  permission: HotelPermission,
  { hotelIds }: Pick<Dashboard, 'hotelIds'>,
  count: (hotels: Hotels) => Promise<number>,
): Promise<number | null> {
  if (!mayAsk(viewer, permission)) return null;
  if (!hotelIds) return count(authorizedHotels(viewer, permission));
  const covered = hotelIds.filter((hotelId) => can(viewer, permission, { hotelId }));
  return covered.length ? count(covered) : null;
}

const at = (hotels: Hotels) => (hotels ? { hotelId: In([...hotels]) } : {});

/** Unpaid bookings that staff hold until a time within the next day. */
export const countHoldsEnding = (hotels: Hotels): Promise<number> =>
  repo(Booking).countBy({
    heldUntil: Between(now(), new Date(now().getTime() + SOON_MS)),
    status: BookingStatus.CONFIRMED,
    ...at(hotels),
  });

/** Rooms of guests who arrive on the day that are not clean yet. */
export async function countRoomsNotReady(hotels: Hotels, today: string): Promise<number> {
  const question = repo(Booking)
    .createQueryBuilder('booking')
    .innerJoin(Stay, 'stay', 'stay.bookingId = booking.id')
    .innerJoin(StoredRoomState, 'room', 'room.roomNumberId = stay.roomNumberId')
    .select('COUNT(DISTINCT stay.roomNumberId)', 'count')
    .where('booking.checkIn = :today AND stay.checkIn = :today', { today })
    .andWhere('booking.status = :confirmed AND stay.state = :expected AND room.status = :dirty', {
      confirmed: BookingStatus.CONFIRMED,
      expected: StayState.EXPECTED,
      dirty: RoomStatus.DIRTY,
    });
  if (hotels) question.andWhere({ hotelId: In([...hotels]) });
  return Number((await question.getRawOne<{ count: unknown }>())?.count);
}

/** Payments that do not match, and that nobody has resolved. */
export const countDifferences = (hotels: Hotels): Promise<number> =>
  repo(PaymentDifference).countBy({ resolvedAt: IsNull(), ...at(hotels) });

/** Properties that wait for an answer; null for those who give none. */
export const countOffers = async (viewer: Viewer | undefined): Promise<number | null> =>
  can(viewer, 'submission:list') ? repo(PropertyOffer).countBy({ state: PropertyOfferState.NEW }) : null;
