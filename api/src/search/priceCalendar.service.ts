import { countNights, LIMITS, listNights } from '../../../schema/rules';
import { nameKey } from '../database/columns';
import { repo } from '../database/unit';
import { BadInput } from '../problems';
import { Night } from '../rooms/night.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import type { CalendarNight, PriceCalendarArgs } from './priceCalendar.types';

/** How many of the cheapest room types are looked at first: in most cities one of them is free every night. */
const CHEAPEST_TYPES = 60;

interface Offer {
  id: string;
  cents: number;
  /** How many room numbers it has. */
  numbers: number;
}

/**
 * For each night of [from, to) the cheapest room that is free in a city or a hotel. Two statements; a third
 * only where the cheapest room types of a large city are all taken on some night.
 */
export async function readPriceCalendar(asked: PriceCalendarArgs): Promise<CalendarNight[]> {
  const { from, to } = asked;
  if (to < from) throw new BadInput('The last date is before the first. Choose a later one.');
  if (countNights(from, to) > LIMITS.calendarNights)
    throw new BadInput(`Ask for at most ${LIMITS.calendarNights} nights at once.`);

  const offers = await findOffers(asked);
  const prices = new Map<string, number>();
  for (const part of [offers.slice(0, CHEAPEST_TYPES), offers.slice(CHEAPEST_TYPES)]) {
    const open = listNights(from, to).filter((night) => !prices.has(night));
    if (!open.length || !part.length) break;
    const taken = await countTaken(part, from, to);
    for (const night of open) {
      const free = part.find(({ id, numbers }) => (taken.get(keyOf(id, night)) ?? 0) < numbers);
      if (free) prices.set(night, free.cents);
    }
  }
  return listNights(from, to).map((night) => ({ night, cheapestCents: prices.get(night) ?? null }));
}

/** The room types that are asked about, the cheapest first. */
async function findOffers({ city, cityId, hotelId, guests }: PriceCalendarArgs): Promise<Offer[]> {
  if ([city, cityId, hotelId].filter(Boolean).length !== 1)
    throw new BadInput('Say which calendar: of one city or of one hotel.');
  const query = repo(RoomType)
    .createQueryBuilder('roomType')
    .innerJoin(RoomNumber, 'roomNumber', 'roomNumber.roomTypeId = roomType.id')
    .where('roomType.maxPeople >= :guests', { guests: guests ?? 1 });
  if (hotelId) query.andWhere('roomType.hotelId = :hotelId', { hotelId });
  else query.innerJoin('roomType.hotelRow', 'hotel');
  if (cityId) query.andWhere('hotel.cityId = :cityId', { cityId });
  if (city) query.innerJoin('hotel.cityRow', 'city', 'city.nameKey = :city', { city: nameKey(city) });
  const rows = await query
    .select('roomType.id', 'id')
    .addSelect('roomType.priceCents', 'cents')
    .addSelect('COUNT(*)', 'numbers')
    .groupBy('roomType.id')
    .addGroupBy('roomType.priceCents')
    .orderBy('roomType.priceCents', 'ASC')
    .getRawMany<Record<keyof Offer, string>>();
  return rows.map(({ id, cents, numbers }) => ({ id, cents: Number(cents), numbers: Number(numbers) }));
}

/** How many room numbers of each type are taken on each night; where none is, there is no entry. */
async function countTaken(offers: Offer[], from: string, to: string): Promise<Map<string, number>> {
  const rows = await repo(Night)
    .createQueryBuilder('night')
    .innerJoin('night.roomNumberRow', 'roomNumber')
    .select('roomNumber.roomTypeId', 'id')
    .addSelect('night.night', 'night')
    .addSelect('COUNT(*)', 'taken')
    .where('roomNumber.roomTypeId IN (:...ids)', { ids: offers.map(({ id }) => id) })
    .andWhere('night.night >= :from AND night.night < :to', { from, to })
    .groupBy('roomNumber.roomTypeId')
    .addGroupBy('night.night')
    .getRawMany<{ id: string; night: string; taken: string }>();
  return new Map(rows.map(({ id, night, taken }) => [keyOf(id, night), Number(taken)]));
}

const keyOf = (roomTypeId: string, night: string): string => `${roomTypeId} ${night}`;
