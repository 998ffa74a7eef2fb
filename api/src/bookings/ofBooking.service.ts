import { Equal, type FindOperator } from 'typeorm';
import type { Booking } from './booking.entity';

interface AtHotel {
  hotelId?: FindOperator<string>;
}

/**
 * The condition that rows are of a hotel, beside one by which they are looked up. A table can be cut into shards by it. No
 * condition if the hotel was deleted.
 */
export const atHotel = (hotelId: string | null): AtHotel =>
  hotelId === null ? {} : { hotelId: Equal(hotelId) };

/** The condition of the rows of a booking in a table of its hotel. */
export const ofBooking = ({
  id: bookingId,
  hotelId,
}: Pick<Booking, 'id' | 'hotelId'>): AtHotel & { bookingId: string } => ({ bookingId, ...atHotel(hotelId) });
