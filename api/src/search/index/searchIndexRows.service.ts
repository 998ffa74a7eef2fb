import { In, MoreThan, type FindOptionsWhere } from 'typeorm';
import type { RateRule } from '../../../../schema/prices';
import { groupBy } from '../../core/groupBy';
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
import type { AvailabilityBitset } from './availabilityBitset';
import { dayOf, nightOf } from './dayNumber';
import { hotelColumns, packHotel } from './hotelRecord.service';

/**
 * Hotels read in one batch beside other work: few enough not to delay other requests, even if each hotel has thousands
 * of taken nights.
 */
export const BATCH = 20;

export const readCities = (): Promise<IndexedCity[]> =>
  repo(City).find({ select: { id: true, nameKey: true, names: true, timeZone: true } });

/** Ids of the next hotels after this one, in order. */
export async function readIdsAfter(hotelId: string, most: number): Promise<string[]> {
  const rows = await repo(Hotel)
    .createQueryBuilder('hotel')
    .select('hotel.id', 'id')
    .where({ id: MoreThan(hotelId), ...LISTED })
    .orderBy('hotel.id')
    .limit(most)
    .getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

/** The existing ones of these hotels with their records. Takes one statement. */
export async function readRecords(where: FindOptionsWhere<Hotel>): Promise<{ id: string; record: string }[]> {
  const rows = await repo(Hotel)
    .createQueryBuilder('hotel')
    .select(hotelColumns().map((name) => `hotel.${name} AS ${name}`))
    .where(where)
    .getRawMany<{ id: string }>();
  return rows.map((row) => ({ id: row.id, record: packHotel(row) }));
}

/** Characters of a night. */
const NIGHT = 'YYYY-MM-DD'.length;

/** The days of an index. */
type Days = Pick<AvailabilityBitset, 'firstDay' | 'endDay'>;

/**
 * The existing ones of these hotels with all data that searches read. They have the nights of these days; without days
 * their room numbers are free. Takes five statements.
 */
export async function readHotels(ids: readonly string[], days?: Days): Promise<HotelRows[]> {
  const hotels = await readRecords({ id: In([...ids]), ...LISTED });
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
    .orderBy('type.priceCents')
    .addOrderBy('type.id')
    .getRawMany<{ id: string; hotelId: string; cents: number; people: number }>();
  const numbers = await repo(RoomNumber)
    .createQueryBuilder('number')
    .innerJoin(RoomType, 'type', 'type.id = number.roomTypeId')
    .select(['number.id AS id', 'number.roomTypeId AS typeId'])
    .where('type.hotelId IN (:...ids)', { ids })
    .orderBy('number.roomTypeId')
    .addOrderBy('number.number')
    .getRawMany<{ id: string; typeId: string }>();
  const taken = days && (await readNightsOfHotels(ids, days));
  const rates = await findRates(types.map(({ id }) => id));
  const numbersOf = groupBy(numbers, ({ typeId }) => typeId);
  const typesOf = groupBy(types, ({ hotelId }) => hotelId);
  return hotels.map(({ id: hotelId, record }) => ({
    id: hotelId,
    record,
    rooms: (typesOf.get(hotelId) ?? []).map(({ id, cents, people }) => {
      const ids = (numbersOf.get(id) ?? []).map((number) => number.id);
      return {
        people,
        cents,
        rates: rates.get(id)!.map(ruleOf),
        ids: ids.join(''),
        days: ids.map((number) => taken?.get(number) ?? []),
      };
    }),
  }));
}

const readNightsOfHotels = (hotelIds: readonly string[], days: Days): Promise<Map<string, number[]>> =>
  readDays(
    nightsOf(days)
      .innerJoin(RoomNumber, 'number', 'number.id = night.roomNumberId')
      .innerJoin(RoomType, 'type', 'type.id = number.roomTypeId')
      .andWhere('type.hotelId IN (:...hotelIds)', { hotelIds }),
  );

/** What searches read of a rate. */
const ruleOf = ({ from, to, weekdays, priceCents, minimumNights }: RateRule): RateRule => ({
  from,
  to,
  weekdays,
  priceCents,
  minimumNights,
});

/**
 * The same of the next room numbers after this one, in order, that are taken on any of the days; up to a limit.
 */
export const readNightsAfter = (
  roomNumberId: string,
  days: Days,
  most: number,
): Promise<Map<string, number[]>> =>
  readDays(
    nightsOf(days)
      .andWhere('night.roomNumberId > :after', { after: roomNumberId })
      .orderBy('night.roomNumberId')
      .limit(most),
  );

/**
 * On which of these days each of these room numbers is taken. Numbers that are always free have no entry.
 */
export const readNights = (roomNumberIds: string[], days: Days): Promise<Map<string, number[]>> =>
  readDays(nightsOf(days).andWhere('night.roomNumberId IN (:...ids)', { ids: roomNumberIds }));

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

const nightsOf = ({ firstDay, endDay }: Days) =>
  repo(Night)
    .createQueryBuilder('night')
    .select(['night.roomNumberId AS id', 'GROUP_CONCAT(night.night) AS nights'])
    .where('night.night >= :from AND night.night < :to', { from: nightOf(firstDay), to: nightOf(endDay) })
    .groupBy('night.roomNumberId');

async function readDays(query: ReturnType<typeof nightsOf>): Promise<Map<string, number[]>> {
  const rows = await query.getRawMany<{ id: string; nights: string }>();
  return new Map(rows.map(({ id, nights }) => [id, daysOf(nights)]));
}

/** The days of nights between commas, in order. */
function daysOf(nights: string): number[] {
  const days: number[] = [];
  for (let at = 0; at < nights.length; at += NIGHT + 1) days.push(dayOf(nights.slice(at, at + NIGHT)));
  return days.sort((a, b) => a - b);
}
