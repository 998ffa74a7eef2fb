import { Between, In } from 'typeorm';
import { minimumNights, type RateRule } from '../../../../schema/prices';
import { addNights, countNights, listNights, type StayDates } from '../../../../schema/nights';
import { repo } from '../../database/transaction';
import type { Dates } from '../../rooms/nights/night.types';
import { findNearest, NIGHTS_AROUND } from '../../rooms/nights/nearestDates';
import { Night } from '../../rooms/nights/night.entity';
import { findRates } from '../../rooms/rates/rate.service';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { RoomType } from '../../rooms/roomType.entity';
import type { RoomSelection } from './quote.service';

/** Alternatives in an answer. */
const MAX_ROOMS = 10;

/**
 * Free room numbers of the hotel for the same nights: of the wanted types first, then by the nearest price.
 */
export async function findAlternatives(
  hotelId: string,
  wanted: RoomNumber[],
  stay: StayDates,
): Promise<RoomNumber[]> {
  const types = await repo(RoomType).findBy({ hotelId });
  const typeIds = types.map((type) => type.id);
  const [numbers, rates] = await Promise.all([findFreeRooms(typeIds, stay), findRates(typeIds)]);
  const wantedIds = new Set(wanted.map((number) => number.id));
  const wantedTypes = new Set(wanted.map((number) => number.roomTypeId));
  const price = new Map(types.map((type) => [type.id, type.priceCents]));
  const wantedPrices = [...wantedTypes].map((id) => price.get(id) ?? 0);
  const distance = ({ roomTypeId }: RoomNumber): number =>
    wantedTypes.has(roomTypeId)
      ? -1
      : Math.min(...wantedPrices.map((cents) => Math.abs(cents - (price.get(roomTypeId) ?? 0))));

  return numbers
    .filter(({ id }) => !wantedIds.has(id))
    .filter(({ roomTypeId }) => isLongEnough(stay, rates.get(roomTypeId)!))
    .sort((a, b) => distance(a) - distance(b) || a.number - b.number || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_ROOMS);
}

/** The nearest dates of the same length, from today on, when all room numbers are free and can be booked. */
export async function findNearestDates({
  hotel,
  numbers: wanted,
  stay,
  today,
}: RoomSelection): Promise<Dates[]> {
  const first = addNights(stay.checkIn, -NIGHTS_AROUND);
  const last = addNights(stay.checkOut, NIGHTS_AROUND - 1);
  const taken = await findTakenBetween(hotel.id, wanted, first < today ? today : first, last);
  const rates = [...(await findRates([...new Set(wanted.map(({ roomTypeId }) => roomTypeId))])).values()];
  return findNearest(
    stay,
    (dates) =>
      dates.checkIn >= today &&
      listNights(dates.checkIn, dates.checkOut).every((night) => !taken.has(night)) &&
      rates.every((own) => isLongEnough(dates, own)),
  );
}

/**
 * Room numbers of these types without a taken night. The statement does not read the taken nights themselves.
 */
export const findFreeRooms = (
  roomTypeIds: string[],
  { checkIn, checkOut }: StayDates,
): Promise<RoomNumber[]> =>
  repo(RoomNumber)
    .createQueryBuilder('roomNumber')
    .where({ roomTypeId: In(roomTypeIds) })
    .andWhere(
      (query) =>
        `NOT EXISTS ${query
          .subQuery()
          .select('1')
          .from(Night, 'taken')
          .where('taken.roomNumberId = roomNumber.id AND taken.night >= :checkIn AND taken.night < :checkOut')
          .getQuery()}`,
    )
    .setParameters({ checkIn, checkOut })
    .getMany();

const isLongEnough = (stay: StayDates, rates: readonly RateRule[]): boolean =>
  countNights(stay.checkIn, stay.checkOut) >= minimumNights(rates, stay.checkIn);

/** The nights, first and last included, on which one of these room numbers is taken. */
async function findTakenBetween(
  hotelId: string,
  numbers: RoomNumber[],
  first: string,
  last: string,
): Promise<Set<string>> {
  const rows = await repo(Night).find({
    where: { hotelId, roomNumberId: In(numbers.map((number) => number.id)), night: Between(first, last) },
    select: { roomNumberId: true, night: true },
  });
  return new Set(rows.map(({ night }) => night));
}
