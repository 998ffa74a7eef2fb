import { BookingStatus, type Booking } from '../src/bookings/booking.entity';
import { newHotelGuest, type HotelGuest } from '../src/bookings/guests/hotelGuest.entity';

/** The guests of hotels by their bookings that were confirmed, each once. */
export function guestsOf(bookings: readonly Booking[]): HotelGuest[] {
  const guests = new Map<string, HotelGuest>();
  for (const { id, hotelId, userId, guestKey: nameKey, status, createdAt: bookedAt } of bookings) {
    const wasConfirmed = status === BookingStatus.CONFIRMED || status === BookingStatus.CANCELLED;
    if (!hotelId || !wasConfirmed) continue;
    const key = `${hotelId} ${userId}`;
    const known = guests.get(key);
    if (!known) guests.set(key, newHotelGuest({ id, hotelId, userId, nameKey, bookedAt }));
    else if (known.bookedAt < bookedAt) known.bookedAt = bookedAt;
  }
  return [...guests.values()];
}
