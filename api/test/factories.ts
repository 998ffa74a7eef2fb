import { hashSync } from '@node-rs/argon2';
import { addNights } from '../../schema/nights';
import type { HotelDuty } from '../src/access/duty.enum';
import {
  Booking,
  BookingStatus,
  PaymentStatus,
  newBooking,
  UNKNOWN_NIGHT,
} from '../src/bookings/booking.entity';
import { nameKey } from '../src/core/nameKey';
import { newId } from '../src/database/columns';
import { repo, transaction } from '../src/database/transaction';
import { City, newCity } from '../src/hotels/cities/city.entity';
import { Hotel, newHotel } from '../src/hotels/hotel.entity';
import { HotelType, newHotelType } from '../src/hotels/hotelTypes/hotelType.entity';
import { Night, newNight } from '../src/rooms/nights/night.entity';
import { RoomNumber, newRoomNumber } from '../src/rooms/roomNumber.entity';
import { RoomType, newRoomType } from '../src/rooms/roomType.entity';
import { endMemberships } from '../src/users/teams/duties.service';
import { TeamMember, newTeamMember } from '../src/users/teams/teamMember.entity';
import { User, newUser } from '../src/users/user.entity';
import { ROLE_CODES, type RoleName } from '../../schema/accounts';

export const PASSWORD = 'Stay#2026';
/**
 * The cheapest hash that argon2 allows. Signing in reads the cost from the hash, and tests sign in thousands of times.
 */
const passwordHash = hashSync(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
let count = 0;

async function save<T extends object>(entity: new () => T, row: T): Promise<T> {
  await transaction(() => repo(entity).save(row as never));
  return row;
}

export async function makeUser(role: RoleName = 'CUSTOMER', row: Partial<User> = {}): Promise<User> {
  const number = ++count;
  const { name = `Person ${number}`, username = `person_${number}` } = row;
  const { email = `${username}@staybook.example` } = row;
  const fields = { name, username, email, roleCode: ROLE_CODES[role], passwordHash };
  return save(User, Object.assign(newUser(fields), row));
}

/** A user with these duties in the teams of these hotels. */
export async function makeTeamMember(hotels: Hotel[], ...duties: HotelDuty[]): Promise<User> {
  const user = await makeUser('TEAM');
  for (const { id: hotelId } of hotels)
    await save(TeamMember, newTeamMember({ hotelId, userId: user.id, duties }));
  return user;
}

/** Takes a person off all teams, as one who leaves. */
export const leaveTeams = ({ id }: User): Promise<void> => transaction(() => endMemberships(id));

/** The manager and the staff of a new hotel, in the form of inputs. */
export async function makePeople(): Promise<{ managerId: string; staffIds: string[] }> {
  return { managerId: (await makeUser()).id, staffIds: [(await makeUser()).id] };
}

export const makeCity = (row: Partial<City> = {}): Promise<City> => {
  const name = row.name ?? `City ${++count}`;
  return save(City, newCity({ name, nameKey: nameKey(name), timeZone: 'UTC', ...row }));
};

export const makeHotelType = (row: Partial<HotelType> = {}): Promise<HotelType> => {
  const name = row.name ?? `Type ${++count}`;
  return save(HotelType, newHotelType({ name, nameKey: nameKey(name), ...row }));
};

export async function makeHotel(row: Partial<Hotel> = {}): Promise<Hotel> {
  const name = row.name ?? `Hotel ${++count}`;
  const hotel = newHotel({
    name,
    nameKey: nameKey(name),
    cityId: row.cityId ?? (await makeCity()).id,
    typeId: row.typeId ?? (await makeHotelType()).id,
    address: '1 Main Street',
    description: 'A hotel.',
    detailedDescription: 'A hotel with rooms.',
    closestTouristLocation: 'the Old Bridge',
    distanceMiles: 0.5,
    ...row,
  });
  return save(Hotel, hotel);
}

/** Adds a room type with this many room numbers, from 101 on; updates the hotel's cheapest price. */
export async function makeRoomType(hotel: Hotel, numbers = 1, row: Partial<RoomType> = {}) {
  const title = row.title ?? `Room ${++count}`;
  const made = newRoomType({
    hotelId: hotel.id,
    title,
    titleKey: nameKey(title),
    description: 'A bed and a window.',
    priceCents: 10_000,
    maxPeople: 2,
    amenities: [],
    ...row,
  });
  const roomType = await save(RoomType, made);
  const roomNumbers = Array.from({ length: numbers }, (_, index) =>
    newRoomNumber({ roomTypeId: roomType.id, number: 101 + index }),
  );
  await transaction(async () => {
    await repo(RoomNumber).insert(roomNumbers);
    const cheapest = Math.min(hotel.cheapestPriceCents ?? Infinity, roomType.priceCents);
    hotel.cheapestPriceCents = cheapest;
    await repo(Hotel).update({ id: hotel.id }, { cheapestPriceCents: cheapest });
  });
  return { roomType, roomNumbers };
}

/** This many hotels of one city and type, each with one room type that has `numbers` room numbers. */
export async function makeHotels(count: number, numbers: number): Promise<void> {
  const [city, type] = [await makeCity(), await makeHotelType()];
  for (let made = 0; made < count; made++)
    await makeRoomType(await makeHotel({ cityId: city.id, typeId: type.id }), numbers);
}

/** A confirmed booking without stays, for rows of nights that need one. */
export async function makeBooking(): Promise<Booking> {
  const { id: userId } = await makeUser();
  const booking = newBooking({
    userId,
    hotelId: null,
    hotelName: 'Any hotel',
    hotelKey: '',
    guestKey: '',
    checkIn: UNKNOWN_NIGHT,
    checkOut: UNKNOWN_NIGHT,
    status: BookingStatus.CONFIRMED,
    payment: PaymentStatus.PAID,
    totalCents: 0,
    freeCancellationDays: 1,
    lateRefundPercent: 0,
    steps: 0,
    holdExpiresAt: null,
    idempotencyKey: newId(),
    requestHash: '',
  });
  return save(Booking, booking);
}

/** Takes nights of a room number for a booking, without a stay. */
export async function takeNights(roomNumberId: string, bookingId: string, nights: string[]): Promise<void> {
  const { roomTypeId } = await repo(RoomNumber).findOneByOrFail({ id: roomNumberId });
  const { hotelId } = await repo(RoomType).findOneByOrFail({ id: roomTypeId });
  const rows = nights.map((each) => newNight({ hotelId, roomNumberId, night: each, bookingId }));
  await transaction(() => repo(Night).insert(rows));
}

/** The night this many days from today, in UTC. */
export const night = (days: number): string => addNights(new Date().toISOString().slice(0, 10), days);
