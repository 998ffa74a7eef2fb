import { bulkInsert } from '../database/bulkInsert';
import { Booking } from '../bookings/booking.entity';
import { BookingEvent } from '../bookings/bookingEvent.entity';
import { Stay } from '../bookings/stay.entity';
import { City } from '../hotels/city.entity';
import { Hotel } from '../hotels/hotel.entity';
import { HotelType } from '../hotels/hotelType.entity';
import { Payment } from '../payments/payment.entity';
import { Refund } from '../payments/refund.entity';
import { Review } from '../reviews/review.entity';
import { Night } from '../rooms/night.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { User } from '../users/user.entity';
import type { BookingRows } from './bookingRows';
import type { SeededHotel, SeededPlaces } from './hotels';

/** What a seeding made, table by table. */
export interface SeedSummary {
  accounts: number;
  cities: number;
  hotelTypes: number;
  hotels: number;
  roomTypes: number;
  roomNumbers: number;
  bookings: number;
  reviews: number;
}

export async function writeUsers(users: User[]): Promise<Partial<SeedSummary>> {
  await bulkInsert(User, users);
  return { accounts: users.length };
}

export async function writePlaces({ cities, types }: SeededPlaces): Promise<Partial<SeedSummary>> {
  await bulkInsert(City, cities);
  await bulkInsert(HotelType, types);
  return { cities: cities.length, hotelTypes: types.length };
}

export async function writeHotels(
  hotels: SeededHotel[],
  rows: BookingRows,
  reviews: Review[],
): Promise<Partial<SeedSummary>> {
  const roomTypes = hotels.flatMap((hotel) => hotel.roomTypes);
  const numbers = roomTypes.flatMap((roomType) => roomType.numbers);
  await bulkInsert(
    Hotel,
    hotels.map(({ row }) => row),
  );
  await bulkInsert(
    RoomType,
    roomTypes.map(({ row }) => row),
  );
  await bulkInsert(RoomNumber, numbers);
  await bulkInsert(Booking, rows.bookings);
  await bulkInsert(Stay, rows.stays);
  await bulkInsert(Night, rows.nights);
  await bulkInsert(Payment, rows.payments);
  await bulkInsert(Refund, rows.refunds);
  await bulkInsert(BookingEvent, rows.events);
  await bulkInsert(Review, reviews);
  return {
    hotels: hotels.length,
    roomTypes: roomTypes.length,
    roomNumbers: numbers.length,
    bookings: rows.bookings.length,
    reviews: reviews.length,
  };
}

export function sumUp(...parts: Partial<SeedSummary>[]): SeedSummary {
  const total = {
    accounts: 0,
    cities: 0,
    hotelTypes: 0,
    hotels: 0,
    roomTypes: 0,
    roomNumbers: 0,
    bookings: 0,
    reviews: 0,
  };
  for (const part of parts)
    for (const key of Object.keys(part) as (keyof SeedSummary)[]) total[key] += part[key] ?? 0;
  return total;
}
