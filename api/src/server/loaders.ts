import DataLoader from 'dataloader';
import { In, type ObjectLiteral } from 'typeorm';
import { Booking } from '../bookings/booking.entity';
import { BookingCharge } from '../bookings/bookingCharge.entity';
import { BookingEvent } from '../bookings/bookingEvent.entity';
import { BookingChange, ChangeStatus } from '../bookings/bookingChange.entity';
import { Payment } from '../payments/payment.entity';
import { Stay } from '../bookings/stay.entity';
import { cachedTable, type CachedTable } from '../database/cachedTable';
import { repo } from '../database/transaction';
import { City } from '../hotels/city.entity';
import { CityCharge } from '../hotels/cityCharge.entity';
import { Hotel } from '../hotels/hotel.entity';
import { HotelType } from '../hotels/hotelType.entity';
import { StaffMember } from '../hotels/staff.entity';
import { Rate } from '../rooms/rate.entity';
import { Review } from '../reviews/review.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { nightsTaken, stayPrices } from '../rooms/dateRange.loaders';
import { User } from '../users/user.entity';

export type Loaders = ReturnType<typeof makeLoaders>;

const cities = cachedTable(City);
const hotelTypes = cachedTable(HotelType);

/**
 * What resolvers ask rows from: all requests of one tick become one statement. Made per request; on a socket
 * with `cache: false`, since its context lives as long as the subscription.
 */
export function makeLoaders({ cache = true } = {}) {
  const byId = <T extends ObjectLiteral & { id: string }>(entity: new () => T) =>
    new DataLoader<string, T | null>(
      async (ids) => {
        const rows = await repo(entity).findBy({ id: In([...ids]) } as never);
        const found = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => found.get(id) ?? null);
      },
      { cache },
    );
  const listsBy = <T extends ObjectLiteral>(
    entity: new () => T,
    key: keyof T & string,
    ...order: (keyof T & string)[]
  ) =>
    new DataLoader<string, T[]>(
      async (ids) => {
        const rows = await repo(entity).find({
          where: { [key]: In([...ids]) } as never,
          order: Object.fromEntries(order.map((column) => [column, 'ASC'])) as never,
        });
        const lists = new Map<string, T[]>(ids.map((id) => [id, []]));
        for (const row of rows) lists.get(row[key])!.push(row);
        return ids.map((id) => lists.get(id)!);
      },
      { cache },
    );
  return {
    users: byId(User),
    cities: fromShelf(cities, cache),
    hotelTypes: fromShelf(hotelTypes, cache),
    hotels: byId(Hotel),
    roomTypes: byId(RoomType),
    roomNumbers: byId(RoomNumber),
    bookings: byId(Booking),
    payments: byId(Payment),
    changeOfBooking: changeOfBooking(cache),
    eventsOfBooking: listsBy(BookingEvent, 'bookingId', 'step'),
    roomTypesOfHotel: listsBy(RoomType, 'hotelId', 'priceCents', 'id'),
    roomNumbersOfType: listsBy(RoomNumber, 'roomTypeId', 'number', 'id'),
    ratesOfRoomType: listsBy(Rate, 'roomTypeId', 'place'),
    chargesOfCity: listsBy(CityCharge, 'cityId', 'place'),
    chargesOfBooking: listsBy(BookingCharge, 'bookingId', 'place'),
    staysOfBooking: listsBy(Stay, 'bookingId', 'number', 'id'),
    reviewsOfBooking: listsBy(Review, 'bookingId', 'id'),
    ratingsOfHotel: ratingsOfHotel(cache),
    staffOfHotel: listsBy(StaffMember, 'hotelId', 'id'),
    hotelsInCity: countBy('cityId', cache),
    hotelsOfType: countBy('typeId', cache),
    nightsTaken: nightsTaken(cache),
    stayPrices: stayPrices(cache),
  };
}

/** Rows that are on the shelf come at once, the others together in one statement. */
function fromShelf<T>(shelf: CachedTable<T>, cache: boolean) {
  const missing = new DataLoader<string, T | null>(shelf.read, { cache });
  return { load: (id: string): T | Promise<T | null> => shelf.find(id) ?? missing.load(id) };
}

/** The change of a booking that waits for its payment. */
const changeOfBooking = (cache: boolean) =>
  new DataLoader<string, BookingChange | null>(
    async (ids) => {
      const waiting = await repo(BookingChange).findBy({
        bookingId: In([...ids]),
        status: ChangeStatus.HELD,
      });
      const found = new Map(waiting.map((change) => [change.bookingId, change]));
      return ids.map((id) => found.get(id) ?? null);
    },
    { cache },
  );

const countBy = (column: 'cityId' | 'typeId', cache: boolean) =>
  new DataLoader<string, number>(
    async (ids) => {
      const rows = await repo(Hotel)
        .createQueryBuilder('hotel')
        .select(`hotel.${column}`, 'key')
        .addSelect('COUNT(*)', 'hotels')
        .where({ [column]: In([...ids]) })
        .groupBy(`hotel.${column}`)
        .getRawMany<{ key: string; hotels: string | number }>();
      const counts = new Map(rows.map((row) => [row.key, Number(row.hotels)]));
      return ids.map((id) => counts.get(id) ?? 0);
    },
    { cache },
  );

/** How many reviews of a hotel gave 1, 2, 3, 4 and 5 stars. */
const ratingsOfHotel = (cache: boolean) =>
  new DataLoader<string, number[]>(
    async (ids) => {
      const rows = await repo(Review)
        .createQueryBuilder('review')
        .select('review.hotelId', 'hotelId')
        .addSelect('review.rating', 'rating')
        .addSelect('COUNT(*)', 'reviews')
        .where({ hotelId: In([...ids]) })
        .groupBy('review.hotelId')
        .addGroupBy('review.rating')
        .getRawMany<{ hotelId: string; rating: number; reviews: string | number }>();
      const counts = new Map(ids.map((id) => [id, [0, 0, 0, 0, 0]]));
      for (const { hotelId, rating, reviews } of rows) counts.get(hotelId)![rating - 1] = Number(reviews);
      return ids.map((id) => counts.get(id)!);
    },
    { cache },
  );
