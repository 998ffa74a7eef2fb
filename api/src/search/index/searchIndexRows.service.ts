import { In, MoreThan } from 'typeorm';
import { groupBy } from '../../core/groupBy';
import { nameKey } from '../../core/nameKey';
import { repo } from '../../database/transaction';
import { City } from '../../hotels/cities/city.entity';
import { Hotel } from '../../hotels/hotel.entity';
import { LISTED } from '../../hotels/visibleHotel';
import { Night } from '../../rooms/nights/night.entity';
import { findRates } from '../../rooms/rates/rate.service';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { RoomType } from '../../rooms/roomType.entity';
import type { IndexedCity } from './searchIndex';
import type { HotelRows } from './indexedHotel';
import { dayOf } from './dayNumber';

/**
 * Hotels read in one batch: few enough not to delay other requests, even if each hotel has thousands of taken
 * nights.
 */
export const BATCH = 20;

export const countRoomNumbers = (): Promise<number> => repo(RoomNumber).count();

export const readCities = (): Promise<IndexedCity[]> =>
  repo(City).find({ select: { id: true, nameKey: true, timeZone: true } });

/** Ids of the next hotels after this one, in order. */
export async function readIdsAfter(hotelId: string): Promise<string[]> {
  const rows = await repo(Hotel).find({
    select: { id: true },
    where: { id: MoreThan(hotelId), ...LISTED },
    order: { id: 'ASC' },
    take: BATCH,
  });
  return rows.map(({ id }) => id);
}

/**
 * The existing ones of these hotels with all data that searches read, and the taken nights from `from` on.
 * Takes five statements.
 */
export async function readHotels(ids: string[], from: string): Promise<HotelRows[]> {
  const hotels = await repo(Hotel).findBy({ id: In(ids), ...LISTED });
  if (!hotels.length) return [];
  const types = await repo(RoomType)
    .createQueryBuilder('type')
    .select([
      'type.id AS id',
      'type.hotelId AS hotelId',
      'type.priceCents AS cents',
      'type.maxPeople AS people',
    ])
    .where('type.hotelId IN (:...ids)', { ids })
    .getRawMany<{ id: string; hotelId: string; cents: number; people: number }>();
  const numbers = await repo(RoomNumber)
    .createQueryBuilder('number')
    .innerJoin(RoomType, 'type', 'type.id = number.roomTypeId')
    .select(['number.id AS id', 'number.roomTypeId AS typeId'])
    .where('type.hotelId IN (:...ids)', { ids })
    .getRawMany<{ id: string; typeId: string }>();
  const days = await readDays(
    nightsFrom(from)
      .innerJoin(RoomNumber, 'number', 'number.id = night.roomNumberId')
      .innerJoin(RoomType, 'type', 'type.id = number.roomTypeId')
      .andWhere('type.hotelId IN (:...ids)', { ids }),
  );
  const rates = await findRates(types.map(({ id }) => id));
  const numbersOf = groupBy(numbers, ({ typeId }) => typeId);
  const typesOf = groupBy(types, ({ hotelId }) => hotelId);
  return hotels.map((hotel) => ({
    hotel,
    amenityKeys: hotel.amenities.map(nameKey),
    rooms: (typesOf.get(hotel.id) ?? []).map(({ id, cents, people }) => ({
      cents,
      people,
      rates: rates.get(id)!,
      numbers: (numbersOf.get(id) ?? []).map((number) => ({
        id: number.id,
        days: days.get(number.id) ?? [],
      })),
    })),
  }));
}

/**
 * The days from `from` on on which each of these room numbers is taken. Numbers that are always free have no
 * entry.
 */
export const readNights = (roomNumberIds: string[], from: string): Promise<Map<string, number[]>> =>
  readDays(nightsFrom(from).andWhere('night.roomNumberId IN (:...ids)', { ids: roomNumberIds }));

/** The hotels of these room types. */
export async function readHotelIdsOf(roomTypeIds: string[]): Promise<string[]> {
  const rows = await repo(RoomType).find({
    select: { hotelId: true },
    where: { id: In(roomTypeIds) },
  });
  return rows.map(({ hotelId }) => hotelId);
}

/** The hotels of these room numbers. */
export async function readHotelIdsOfRooms(roomNumberIds: string[]): Promise<string[]> {
  const rows = await repo(RoomNumber)
    .createQueryBuilder('number')
    .innerJoin(RoomType, 'type', 'type.id = number.roomTypeId')
    .select('DISTINCT type.hotelId', 'hotelId')
    .where('number.id IN (:...ids)', { ids: roomNumberIds })
    .getRawMany<{ hotelId: string }>();
  return rows.map(({ hotelId }) => hotelId);
}

const nightsFrom = (from: string) =>
  repo(Night)
    .createQueryBuilder('night')
    .select(['night.roomNumberId AS id', 'night.night AS night'])
    .where('night.night >= :from', { from });

async function readDays(query: ReturnType<typeof nightsFrom>): Promise<Map<string, number[]>> {
  const days = new Map<string, number[]>();
  for (const { id, night } of await query.getRawMany<{ id: string; night: string }>()) {
    const known = days.get(id);
    if (known) known.push(dayOf(night));
    else days.set(id, [dayOf(night)]);
  }
  return days;
}
