import { referenceOf } from '../../../schema/bookingReferences';
import { Type, type Static } from '@sinclair/typebox';
import type { Booking as BookingRow } from '../bookings/booking.entity';
import { partyOf } from '../bookings/guests/stayDetails.service';
import type { Stay } from '../bookings/stay.entity';
import type { Loaders } from '../database/loaders';
import { dateOf } from './nights';
import { Id, Instant, Named, Nullable } from './shapes';

const Detail = Named('BookingDetail', 'One room number of a booking.', {
  _id: Id,
  roomType_id: Nullable(Id),
  room_id: Nullable(Id),
  roomNumber: Type.Integer(),
  checkin_date: Instant,
  checkout_date: Instant,
  price_per_night: Type.Number({ description: 'Dollars; the average if the nights differ.' }),
  number_of_nights: Type.Integer(),
  room_type: Type.String(),
});

const Party = Named('BookingParty', 'Who stays; null for a booking that does not say.', {
  adults: Type.Integer(),
  childrenAges: Type.Array(Type.Integer({ description: 'In years.' })),
});

export const Booking = Named('Booking', 'A confirmed booking.', {
  _id: Id,
  reference: Type.String({ description: 'For people: 8 letters and digits, such as K7M4-2QXR.' }),
  user: Id,
  user_name: Type.String(),
  hotel: Nullable(Id),
  hotel_name: Type.String(),
  createdAt: Instant,
  updatedAt: Instant,
  party: Nullable(Party),
  bookingDetails: Type.Array(Detail),
});

/**
 * A booking as existing clients read it. The people and the stays of a whole list take one statement each.
 */
export async function presentBooking(booking: BookingRow, loaders: Loaders): Promise<Static<typeof Booking>> {
  const [user, stays] = await Promise.all([
    loaders.users.load(booking.userId),
    loaders.staysOfBooking.load(booking.id),
  ]);
  return {
    _id: booking.id,
    reference: referenceOf(booking),
    user: booking.userId,
    user_name: user?.name ?? '',
    hotel: booking.hotelId,
    hotel_name: booking.hotelName,
    createdAt: booking.createdAt.toISOString(),
    updatedAt: (booking.changedAt ?? booking.createdAt).toISOString(),
    party: partyOf(booking),
    bookingDetails: stays.map(presentStay),
  };
}

export const presentBookings = (bookings: BookingRow[], loaders: Loaders) =>
  Promise.all(bookings.map((booking) => presentBooking(booking, loaders)));

const presentStay = (stay: Stay): Static<typeof Detail> => ({
  _id: stay.id,
  roomType_id: stay.roomTypeId,
  room_id: stay.roomNumberId,
  roomNumber: stay.number,
  checkin_date: dateOf(stay.checkIn),
  checkout_date: dateOf(stay.checkOut),
  price_per_night: stay.pricePerNightCents / 100,
  number_of_nights: stay.nights,
  room_type: stay.title,
});
