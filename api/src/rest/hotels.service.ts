import { Brackets } from 'typeorm';
import { nameKey } from '../core/nameKey';
import { repo } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { StaffMember } from '../hotels/staff.entity';
import { slice, type PageArgs, type PageOf } from '../core/pagination';

/** What a list of hotels can be ordered by, and the column that says it. */
const COLUMNS = {
  id: 'hotel.id',
  name: 'hotel.nameKey',
  city: 'city.nameKey',
  type: 'type.nameKey',
  manager: 'manager.name',
  address: 'hotel.address',
  description: 'hotel.description',
  detailedDescription: 'hotel.detailedDescription',
  closestTouristLocation: 'hotel.closestTouristLocation',
  distanceMiles: 'hotel.distanceMiles',
  latitude: 'hotel.latitude',
  longitude: 'hotel.longitude',
  photos: 'hotel.photos',
  ratingsAverage: 'hotel.ratingsAverage',
  numberOfRatings: 'hotel.numberOfRatings',
  cheapestPriceCents: 'hotel.cheapestPriceCents',
} as const;

export interface HotelOrder {
  by: keyof typeof COLUMNS;
  descending: boolean;
}

export interface WantedHotels extends PageArgs {
  /** Name of the city, whatever the case; with `cityId` either of the two. */
  city?: string;
  cityId?: string;
  /** The band of the cheapest price; a hotel without rooms costs nothing. */
  minPriceCents?: number;
  maxPriceCents?: number;
  /** What comes first, then what decides among equals; the oldest first at last. */
  order?: HotelOrder[];
}

/** One page of hotels by any of their fields: nothing is less than something. */
export async function listHotels({ order = [], ...wanted }: WantedHotels): Promise<PageOf<Hotel>> {
  const { take, skip } = slice(wanted);
  const query = repo(Hotel).createQueryBuilder('hotel');
  narrow(query, wanted);
  const counted = query.clone();
  for (const { by } of order) join(query, by);
  for (const { by, descending } of order) query.addOrderBy(COLUMNS[by], descending ? 'DESC' : 'ASC');
  if (!order.some(({ by }) => by === 'id')) query.addOrderBy('hotel.id', 'ASC');
  const [items, total] = await Promise.all([query.limit(take).offset(skip).getMany(), counted.getCount()]);
  return { items, total };
}

type Query = ReturnType<ReturnType<typeof repo<Hotel>>['createQueryBuilder']>;

function narrow(query: Query, { city, cityId, minPriceCents, maxPriceCents }: WantedHotels): void {
  if (city || cityId)
    query.innerJoin('hotel.cityRow', 'place').andWhere(
      new Brackets((either) => {
        if (city) either.orWhere('place.nameKey = :cityKey', { cityKey: nameKey(city) });
        if (cityId) either.orWhere('place.id = :cityId', { cityId });
      }),
    );
  const orNothing = (condition: string, least: number) =>
    least <= 0 ? `(${condition} OR hotel.cheapestPriceCents IS NULL)` : condition;
  if (minPriceCents !== undefined)
    query.andWhere(orNothing('hotel.cheapestPriceCents >= :minPriceCents', minPriceCents), { minPriceCents });
  if (maxPriceCents !== undefined)
    query.andWhere(orNothing('hotel.cheapestPriceCents <= :maxPriceCents', minPriceCents ?? 0), {
      maxPriceCents,
    });
}

function join(query: Query, by: HotelOrder['by']): void {
  if (by === 'city') query.innerJoin('hotel.cityRow', 'city');
  if (by === 'type') query.innerJoin('hotel.typeRow', 'type');
  if (by === 'manager')
    query
      .leftJoin(StaffMember, 'post', 'post.hotelId = hotel.id AND post.isManager = :isManager', {
        isManager: true,
      })
      .leftJoin('post.userRow', 'manager');
}
