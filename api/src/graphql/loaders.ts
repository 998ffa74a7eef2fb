import DataLoader from 'dataloader';
import { In, IsNull, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { Booking } from '../bookings/booking.entity';
import { BookingNote } from '../bookings/desk/bookingNote.entity';
import { BookingCharge } from '../bookings/bookingCharge.entity';
import { BookingEvent } from '../bookings/bookingEvent.entity';
import { BookingChange, ChangeStatus } from '../bookings/change/bookingChange.entity';
import { Payment } from '../bookings/pay/payment.entity';
import { Refund } from '../bookings/pay/refund.entity';
import { Stay } from '../bookings/stay.entity';
import { Chat } from '../chats/chat.entity';
import { ChatInvitation } from '../chats/groups/chatInvitation.entity';
import { ChatMember } from '../chats/chatMember.entity';
import { Message } from '../chats/messages/message.entity';
import { cachedTable, type CachedTable } from '../database/cachedTable';
import { repo } from '../database/transaction';
import { City } from '../hotels/cities/city.entity';
import { CityCharge } from '../hotels/cities/cityCharge.entity';
import { Hotel } from '../hotels/hotel.entity';
import { OPEN } from '../hotels/hotel.service';
import { HotelType } from '../hotels/hotelTypes/hotelType.entity';
import { StaffMember } from '../hotels/staff.entity';
import { Upload } from '../photos/upload.entity';
import { Rate } from '../rooms/rates/rate.entity';
import { COUNTED, Review } from '../reviews/review.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { nightsTaken, stayPrices } from '../rooms/nights/dateRange.loaders';
import { EmailChange } from '../users/emails/emailChange.entity';
import { User } from '../users/user.entity';
import type { OperationBudget } from './cost/operationBudget';

export type Loaders = ReturnType<typeof makeLoaders>;
type LoaderOptions = Pick<DataLoader.Options<string, unknown>, 'batchScheduleFn' | 'maxBatchSize'>;

/** Keys whose rows one statement reads; while it is read, an embedded database leaves no turn to others. */
const KEYS_A_STATEMENT = 100;

const cities = cachedTable(City);
const hotelTypes = cachedTable(HotelType);

/**
 * Loads rows for resolvers: all that are asked for in one tick, and by pieces of the operation that wait for a turn of
 * the event loop, are read in one statement. Made for each operation, and for each event of a subscription, within its
 * budget.
 */
export function makeLoaders(budget: OperationBudget) {
  const options = { batchScheduleFn: budget.pieces.whenAllAsked, maxBatchSize: KEYS_A_STATEMENT };
  /** The one row with this value that meets the other conditions. */
  const oneBy = <T extends ObjectLiteral>(
    entity: new () => T,
    key: keyof T & string,
    where: FindOptionsWhere<T> = {},
  ) =>
    new DataLoader<string, T | null>(async (ids) => {
      const rows = await repo(entity).findBy({ ...where, [key]: In([...ids]) });
      budget.countRows(rows.length);
      const found = new Map<string, T>(rows.map((row) => [row[key], row]));
      return ids.map((id) => found.get(id) ?? null);
    }, options);
  const listsBy = <T extends ObjectLiteral>(
    entity: new () => T,
    key: keyof T & string,
    ...order: (keyof T & string)[]
  ) =>
    new DataLoader<string, T[]>(async (ids) => {
      const rows = await repo(entity).find({
        where: { [key]: In([...ids]) } as never,
        order: Object.fromEntries(order.map((column) => [column, 'ASC'])) as never,
        take: budget.rowsLeft + 1,
      });
      budget.countRows(rows.length);
      const lists = new Map<string, T[]>(ids.map((id) => [id, []]));
      for (const row of rows) lists.get(row[key])!.push(row);
      return ids.map((id) => lists.get(id)!);
    }, options);
  const memberships = new Map<string, DataLoader<string, ChatMember | null>>();
  /** The memberships of one person, by chat. */
  const membershipOf = (userId: string) => {
    const made = memberships.get(userId) ?? oneBy(ChatMember, 'chatId', { userId });
    memberships.set(userId, made);
    return made;
  };
  return {
    users: oneBy(User, 'id'),
    pendingEmailChange: oneBy(EmailChange, 'userId', { confirmedAt: IsNull() }),
    cities: fromCachedTable(cities, options),
    hotelTypes: fromCachedTable(hotelTypes, options),
    hotels: oneBy(Hotel, 'id'),
    roomTypes: oneBy(RoomType, 'id'),
    roomNumbers: oneBy(RoomNumber, 'id'),
    bookings: oneBy(Booking, 'id'),
    paymentOfBooking: oneBy(Payment, 'bookingId', { changeId: IsNull() }),
    payments: oneBy(Payment, 'id'),
    paymentsOfBooking: listsBy(Payment, 'bookingId', 'id'),
    paymentOfChange: oneBy(Payment, 'changeId'),
    changeOfBooking: oneBy(BookingChange, 'bookingId', { status: ChangeStatus.HELD }),
    refundsOfBooking: listsBy(Refund, 'bookingId', 'id'),
    notesOfBooking: listsBy(BookingNote, 'bookingId', 'createdAt', 'id'),
    eventsOfBooking: listsBy(BookingEvent, 'bookingId', 'step'),
    roomTypesOfHotel: listsBy(RoomType, 'hotelId', 'priceCents', 'id'),
    roomNumbersOfType: listsBy(RoomNumber, 'roomTypeId', 'number', 'id'),
    ratesOfRoomType: listsBy(Rate, 'roomTypeId', 'place'),
    chargesOfCity: listsBy(CityCharge, 'cityId', 'place'),
    chargesOfBooking: listsBy(BookingCharge, 'bookingId', 'place'),
    staysOfBooking: listsBy(Stay, 'bookingId', 'number', 'id'),
    reviewsOfBooking: listsBy(Review, 'bookingId', 'id'),
    ratingsOfHotel: ratingsOfHotel(options),
    chats: oneBy(Chat, 'id'),
    messages: oneBy(Message, 'id'),
    membersOfChat: listsBy(ChatMember, 'chatId', 'joinedAt', 'id'),
    invitationsOfChat: listsBy(ChatInvitation, 'chatId', 'createdAt', 'id'),
    memberCountOfChat: memberCountOfChat(options),
    membershipOf,
    staffOfHotel: listsBy(StaffMember, 'hotelId', 'id'),
    filesOfOffer: listsBy(Upload, 'offerId', 'createdAt', 'id'),
    hotelsInCity: countBy('cityId', options),
    hotelsOfType: countBy('typeId', options),
    nightsTaken: nightsTaken(budget),
    stayPrices: stayPrices(budget),
  };
}

/** Loads cached rows at once, the others together in one statement. */
function fromCachedTable<T>(table: CachedTable<T>, options: LoaderOptions) {
  const missing = new DataLoader<string, T | null>(table.read, options);
  return { load: (id: string): T | Promise<T | null> => table.find(id) ?? missing.load(id) };
}

const countBy = (column: 'cityId' | 'typeId', options: LoaderOptions) =>
  new DataLoader<string, number>(async (ids) => {
    const rows = await repo(Hotel)
      .createQueryBuilder('hotel')
      .select(`hotel.${column}`, 'key')
      .addSelect('COUNT(*)', 'hotels')
      .where({ [column]: In([...ids]), ...OPEN })
      .groupBy(`hotel.${column}`)
      .getRawMany<{ key: string; hotels: string | number }>();
    const counts = new Map(rows.map((row) => [row.key, Number(row.hotels)]));
    return ids.map((id) => counts.get(id) ?? 0);
  }, options);

const memberCountOfChat = (options: LoaderOptions) =>
  new DataLoader<string, number>(async (ids) => {
    const rows = await repo(ChatMember)
      .createQueryBuilder('member')
      .select('member.chatId', 'chatId')
      .addSelect('COUNT(*)', 'members')
      .where({ chatId: In([...ids]) })
      .groupBy('member.chatId')
      .getRawMany<{ chatId: string; members: string | number }>();
    const counts = new Map(rows.map((row) => [row.chatId, Number(row.members)]));
    return ids.map((id) => counts.get(id) ?? 0);
  }, options);

/** How many reviews of a hotel that count gave 1, 2, 3, 4 and 5 stars. */
const ratingsOfHotel = (options: LoaderOptions) =>
  new DataLoader<string, number[]>(async (ids) => {
    const rows = await repo(Review)
      .createQueryBuilder('review')
      .select('review.hotelId', 'hotelId')
      .addSelect('review.rating', 'rating')
      .addSelect('COUNT(*)', 'reviews')
      .where({ hotelId: In([...ids]), ...COUNTED })
      .groupBy('review.hotelId')
      .addGroupBy('review.rating')
      .getRawMany<{ hotelId: string; rating: number; reviews: string | number }>();
    const counts = new Map(ids.map((id) => [id, [0, 0, 0, 0, 0]]));
    for (const { hotelId, rating, reviews } of rows) counts.get(hotelId)![rating - 1] = Number(reviews);
    return ids.map((id) => counts.get(id)!);
  }, options);
