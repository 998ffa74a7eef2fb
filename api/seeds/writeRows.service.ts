import { bulkInsert } from '../src/database/bulkInsert';
import { addToDailySales, salesOf } from '../src/bookings/stats/salesStats.service';
import { Booking, BookingStatus } from '../src/bookings/booking.entity';
import { BookingEvent } from '../src/bookings/bookingEvent.entity';
import { Dispute } from '../src/bookings/dispute/dispute.entity';
import { LostItem } from '../src/bookings/housekeeping/lostItem.entity';
import { Repair } from '../src/bookings/housekeeping/repair.entity';
import { BookingExtra } from '../src/bookings/extras/bookingExtra.entity';
import { guestsOf } from './hotelGuests';
import { HotelGuest } from '../src/bookings/guests/hotelGuest.entity';
import { FolioLine } from '../src/bookings/folio/folioLine.entity';
import { CashCount } from '../src/books/day/cashCount.entity';
import { JournalEntry } from '../src/books/journal/journalEntry.entity';
import { addStats, dayOf, type SalesStats } from '../src/bookings/stats/salesStats.entity';
import { Stay } from '../src/bookings/stay.entity';
import { Chat } from '../src/chats/chat.entity';
import { ChatMember } from '../src/chats/chatMember.entity';
import { Message } from '../src/chats/messages/message.entity';
import { insertWords } from '../src/chats/messageSearch/messageWords.service';
import { City } from '../src/hotels/cities/city.entity';
import { Extra } from '../src/hotels/extras/extra.entity';
import { Hotel } from '../src/hotels/hotel.entity';
import { HotelType } from '../src/hotels/hotelTypes/hotelType.entity';
import { Payment } from '../src/bookings/pay/payment.entity';
import { Refund } from '../src/bookings/pay/refund.entity';
import { Review } from '../src/reviews/review.entity';
import { Night } from '../src/rooms/nights/night.entity';
import { StoredRoomState } from '../src/rooms/housekeeping/roomState.entity';
import { RoomNumber } from '../src/rooms/roomNumber.entity';
import { RoomType } from '../src/rooms/roomType.entity';
import { User } from '../src/users/user.entity';
import type { BookingRows } from './bookingRows';
import type { ChatRows } from './chats';
import { giveReferences } from './giveReferences';
import type { HousekeepingRows } from './housekeeping';
import type { SeededHotel, SeededPlaces } from './hotels';
import type { BookRows } from './postBooks';

/** The number of rows that a seeding wrote, by table. */
export interface SeedSummary {
  accounts: number;
  cities: number;
  hotelTypes: number;
  hotels: number;
  roomTypes: number;
  roomNumbers: number;
  bookings: number;
  reviews: number;
  chats: number;
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

/** Writes hotels with their bookings and reviews; `written` bookings were written before. */
export async function writeHotels(
  hotels: SeededHotel[],
  rows: BookingRows,
  reviews: Review[],
  written = 0,
): Promise<Partial<SeedSummary>> {
  const roomTypes = hotels.flatMap((hotel) => hotel.roomTypes);
  const numbers = roomTypes.flatMap((roomType) => roomType.numbers);
  await bulkInsert(
    Hotel,
    hotels.map(({ row }) => row),
  );
  await bulkInsert(
    Extra,
    hotels.flatMap(({ extras }) => extras),
  );
  await bulkInsert(
    RoomType,
    roomTypes.map(({ row }) => row),
  );
  await bulkInsert(RoomNumber, numbers);
  giveReferences(rows.bookings, written);
  await bulkInsert(Booking, rows.bookings);
  await bulkInsert(HotelGuest, guestsOf(rows.bookings));
  await bulkInsert(Stay, rows.stays);
  await bulkInsert(Night, rows.nights);
  await bulkInsert(Payment, rows.payments);
  await bulkInsert(Refund, rows.refunds);
  await bulkInsert(BookingEvent, rows.events);
  await bulkInsert(Review, reviews);
  await addToDailySales(salesLinesOf(rows));
  return {
    hotels: hotels.length,
    roomTypes: roomTypes.length,
    roomNumbers: numbers.length,
    bookings: rows.bookings.length,
    reviews: reviews.length,
  };
}

/** Writes what was sold and disputed of bookings that are written, and the entries and counts of the books. */
export async function writeBooks(
  { lines, entries, counts }: BookRows & { counts: CashCount[] },
  { bookingExtras, disputes }: BookingRows,
): Promise<void> {
  await bulkInsert(BookingExtra, bookingExtras);
  await bulkInsert(Dispute, disputes);
  await bulkInsert(FolioLine, lines);
  await bulkInsert(JournalEntry, entries);
  await bulkInsert(CashCount, counts);
}

/** What the bookings add to the sales of days. */
function salesLinesOf({ bookings, stays }: BookingRows) {
  const staysOf = new Map<string, Stay[]>();
  for (const stay of stays) staysOf.set(stay.bookingId, [...(staysOf.get(stay.bookingId) ?? []), stay]);
  return bookings.flatMap((booking) => {
    const { id, hotelId, status, createdAt, cancelledAt } = booking;
    const isSold = status === BookingStatus.CONFIRMED;
    const days = isSold ? salesOf(booking, staysOf.get(id) ?? []) : new Map<string, SalesStats>();
    if (isSold || cancelledAt) addStats(days, dayOf(createdAt), { bookings: 1 });
    if (cancelledAt) addStats(days, dayOf(cancelledAt), { cancellations: 1 });
    return [...days].map(([day, stats]) => ({ hotelId, day, ...stats }));
  });
}

/** Writes how the rooms are, what is to be repaired and what was found. */
export async function writeHousekeeping({ states, repairs, lostItems }: HousekeepingRows): Promise<void> {
  await bulkInsert(StoredRoomState, states);
  await bulkInsert(Repair, repairs);
  await bulkInsert(LostItem, lostItems);
}

export async function writeChats({ chats, members, messages }: ChatRows): Promise<Partial<SeedSummary>> {
  await bulkInsert(Chat, chats);
  await bulkInsert(ChatMember, members);
  await bulkInsert(Message, messages);
  await insertWords(messages);
  return { chats: chats.length };
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
    chats: 0,
  };
  for (const part of parts)
    for (const key of Object.keys(part) as (keyof SeedSummary)[]) total[key] += part[key] ?? 0;
  return total;
}
