import { Brackets, In } from 'typeorm';
import type { Viewer } from '../access/policy';
import { nameKey } from '../core/nameKey';
import { readRows } from '../database/lists/readPage';
import { repo } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { OPEN } from '../hotels/hotel.service';
import { hotelsSeenClosed } from '../hotels/visibleHotel';
import { StaffMember } from '../hotels/staff.entity';
import { RoomType } from '../rooms/roomType.entity';
import { BadInput } from '../core/problems';
import { slice, type PageArgs, type PageOf } from '../core/pagination';

/** The fields that existing clients sort hotels by, each with its column. */
const SORT_COLUMNS: Record<string, string> = {
  _id: 'hotel.id',
  id: 'hotel.id',
  createdAt: 'hotel.id',
  name: 'hotel.nameKey',
  city: 'city.nameKey',
  'city.cityName': 'city.nameKey',
  type: 'type.nameKey',
  'type.hotelType': 'type.nameKey',
  manager: 'manager.name',
  'manager.name': 'manager.name',
  address: 'hotel.address',
  description: 'hotel.description',
  detailedDescription: 'hotel.detailedDescription',
  closestTouristLocation: 'hotel.closestTouristLocation',
  distanceToClosestTouristLocation: 'hotel.distanceMiles',
  latitude: 'hotel.latitude',
  longitude: 'hotel.longitude',
  photos: 'hotel.photos',
  ratingsAverage: 'hotel.ratingsAverage',
  numberOfRatings: 'hotel.numberOfRatings',
  cheapestPrice: 'hotel.cheapestPriceCents',
};
const MOST_FIELDS = 5;

interface HotelOrder {
  column: string;
  descending: boolean;
}

export interface HotelQuery extends PageArgs {
  /** Name of the city in any case. With `cityId`, either of the two has to match. */
  city?: string;
  cityId?: string;
  /** The price band in cents, compared with the cheapest price. A hotel without rooms costs 0. */
  minPriceCents?: number;
  maxPriceCents?: number;
  /**
   * Fields separated by commas or spaces, as in `-ratingsAverage,name`. A minus sorts descending. Ties are
   * sorted oldest first.
   */
  sort?: string;
}

/**
 * The ids of a page of the hotels that the viewer sees in this order, null values first. Throws BadInput for an unknown
 * field.
 */
export async function listHotelIds(
  viewer: Viewer | undefined,
  { sort, ...wanted }: HotelQuery,
): Promise<PageOf<string>> {
  const order = readSort(sort);
  const { take, skip } = slice(wanted);
  const query = repo(Hotel).createQueryBuilder('hotel').select('hotel.id', 'id').where(OPEN);
  leaveOutHidden(query, viewer);
  narrow(query, wanted);
  const counted = query.clone();
  for (const { column } of order) join(query, column);
  for (const { column, descending } of order) query.addOrderBy(column, descending ? 'DESC' : 'ASC');
  if (!order.some(({ column }) => column === 'hotel.id')) query.addOrderBy('hotel.id', 'ASC');
  const [rows, total] = await Promise.all([
    query.limit(take).offset(skip).getRawMany<{ id: string }>(),
    counted.getCount(),
  ]);
  return { items: rows.map(({ id }) => id), total };
}

/** These hotels in this order, without deleted ones. */
export const findHotels = (ids: string[]): Promise<Hotel[]> => readRows(Hotel, ids);

/** A room type in the overview of its hotel. */
export interface RoomOverview {
  hotelId: string;
  id: string;
  title: string;
  description: string;
  priceCents: number;
}

/**
 * The room types of hotels, cheapest first. A list has thousands, and loading entities takes three times as
 * long.
 */
export const listRoomOverviews = (hotelIds: string[]): Promise<RoomOverview[]> =>
  repo(RoomType)
    .createQueryBuilder('room')
    .select('room.hotelId', 'hotelId')
    .addSelect('room.id', 'id')
    .addSelect('room.title', 'title')
    .addSelect('room.description', 'description')
    .addSelect('room.priceCents', 'priceCents')
    .where({ hotelId: In(hotelIds) })
    .orderBy('room.hotelId')
    .addOrderBy('room.priceCents')
    .addOrderBy('room.id')
    .getRawMany<RoomOverview>();

/** A member of a hotel's staff with the current name. */
export interface Post {
  hotelId: string;
  id: string;
  userId: string;
  name: string;
  isManager: unknown;
}

/** The staff of hotels in the order in which they were added. */
export const listPosts = (hotelIds: string[]): Promise<Post[]> =>
  repo(StaffMember)
    .createQueryBuilder('post')
    .innerJoin('post.userRow', 'user')
    .select('post.hotelId', 'hotelId')
    .addSelect('post.id', 'id')
    .addSelect('post.userId', 'userId')
    .addSelect('post.isManager', 'isManager')
    .addSelect('user.name', 'name')
    .where({ hotelId: In(hotelIds) })
    .orderBy('post.id')
    .getRawMany<Post>();

function readSort(text: string | undefined): HotelOrder[] {
  const words = (text ?? '').split(/[\s,]+/).filter(Boolean);
  if (words.length > MOST_FIELDS) throw new BadInput(`Sort by at most ${MOST_FIELDS} fields.`);
  const order = words.map((word) => {
    const name = word.replace(/^[+-]/, '');
    if (!Object.hasOwn(SORT_COLUMNS, name))
      throw new BadInput(
        `Hotels cannot be sorted by ${name.slice(0, 60)}. Sort by ${Object.keys(SORT_COLUMNS).join(', ')}.`,
      );
    return { column: SORT_COLUMNS[name]!, descending: word.startsWith('-') };
  });
  return order.filter(({ column }, index) => order.findIndex((other) => other.column === column) === index);
}

type Query = ReturnType<ReturnType<typeof repo<Hotel>>['createQueryBuilder']>;

/** Leaves out hotels that are not open for booking, except those of the viewer's teams. */
function leaveOutHidden(query: Query, viewer: Viewer | undefined): void {
  const own = hotelsSeenClosed(viewer);
  if (own === 'all') return;
  const listed = 'hotel.openForBooking = :openForBooking';
  const seen = own.length ? `(${listed} OR hotel.id IN (:...own))` : listed;
  query.andWhere(seen, { openForBooking: true, own });
}

function narrow(query: Query, { city, cityId, minPriceCents, maxPriceCents }: HotelQuery): void {
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

/** Joins the table of a column that belongs to another entity. */
function join(query: Query, column: string): void {
  if (column.startsWith('city.')) query.innerJoin('hotel.cityRow', 'city');
  if (column.startsWith('type.')) query.innerJoin('hotel.typeRow', 'type');
  if (column.startsWith('manager.'))
    query
      .leftJoin(StaffMember, 'post', 'post.hotelId = hotel.id AND post.isManager = :isManager', {
        isManager: true,
      })
      .leftJoin('post.userRow', 'manager');
}
