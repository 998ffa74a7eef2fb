import { repo, transaction } from '../../src/database/transaction';
import type { Hotel } from '../../src/hotels/hotel.entity';
import { newRoomNumber, RoomNumber } from '../../src/rooms/roomNumber.entity';
import type { RoomType } from '../../src/rooms/roomType.entity';
import type { User } from '../../src/users/user.entity';
import { setExtras } from '../extras';
import { makeHotel, makeRoomType, makeUser } from '../factories';
import { setCharges } from '../priceHelpers';
import type { TestServer, Visitor } from '../testServer';
import type { Terms } from './nights';

/** Terms of cancellation, each of a hotel of its own. */
export const TERMS: Terms[] = [
  { freeDays: 1, latePercent: 50 },
  { freeDays: 3, latePercent: 33 },
  { freeDays: 0, latePercent: 0 },
  { freeDays: 365, latePercent: 100 },
];

/** A hotel where histories take place, each in rooms of its own. */
export interface Place {
  hotel: Hotel;
  types: [RoomType, RoomType];
  extras: Record<string, string>;
}

let rooms = 0;

/** Two types of rooms, taxes and fees as in taxesOf(), and a price list of extras. */
export async function makePlace(admin: Visitor, { freeDays, latePercent }: Terms): Promise<Place> {
  const hotel = await makeHotel({ freeCancellationDays: freeDays, lateRefundPercent: latePercent });
  const types = [10_000, 15_000].map((priceCents) => makeRoomType(hotel, 0, { priceCents }));
  const [one, other] = await Promise.all(types);
  await setCharges(admin, hotel.cityId, [
    { title: 'VAT', kind: 'PERCENT', amount: 1000 },
    { title: 'City tax', kind: 'PER_NIGHT', amount: 300 },
    { title: 'Linen', kind: 'PER_STAY', amount: 500 },
  ]);
  return { hotel, types: [one!.roomType, other!.roomType], extras: await setExtras(admin, hotel.id) };
}

/** Three rooms of the first type, and one of the other. */
export async function makeRooms({ types }: Place): Promise<RoomNumber[]> {
  const made = [0, 0, 0, 1].map((type) =>
    newRoomNumber({ roomTypeId: types[type as 0 | 1].id, number: (rooms += 1) }),
  );
  await transaction(() => repo(RoomNumber).insert(made));
  return made;
}

/** An administrator and a guest. Days pass, so they sign in for each history and each day. */
export async function makePeople(server: TestServer) {
  const users: User[] = [await makeUser('ADMIN'), await makeUser()];
  const signIn = async () => {
    const [admin, guest] = await Promise.all(users.map((user) => server.as(user)));
    return { admin: admin!, guest: guest! };
  };
  return { guestId: users[1]!.id, signIn };
}
