import { Type, type Static } from '@sinclair/typebox';
import { HOUSE_RULE_FIELDS, HOUSE_RULES } from '../../../schema/houseRules';
import type { Context } from '../access/context';
import { groupBy } from '../core/groupBy';
import type { City } from '../hotels/cities/city.entity';
import type { Hotel } from '../hotels/hotel.entity';
import type { HotelType } from '../hotels/hotelTypes/hotelType.entity';
import { findHotels, listPosts, listRoomOverviews, type Post, type RoomOverview } from './hotels.service';
import { pictureAt } from './pictures';
import { Id, Named } from './shapes';

/** Money in whole units, as existing clients read it. */
export const Dollars = Type.Number({ minimum: 0, description: 'US dollars.' });
export const dollarsOf = (cents: number | null): number => (cents ?? 0) / 100;

const Photo = Type.Optional(Type.String({ description: 'Address of the photo.' }));
const Hotels = Type.Integer({ minimum: 0, description: 'Number of hotels.' });

export const CityReference = Named('City', 'A city with hotels.', {
  _id: Id,
  cityName: Type.String(),
  numberOfHotels: Hotels,
  photo: Photo,
});

export const HotelTypeReference = Named('HotelType', 'A kind of hotel.', {
  _id: Id,
  hotelType: Type.String(),
  numberOfHotels: Hotels,
  photo: Photo,
});

const Hour = Type.Optional(Type.String({ description: 'HH:MM at the hotel.' }));
const Rule = Type.Optional(Type.Union(HOUSE_RULES.map((rule) => Type.Literal(rule))));

const StaffName = { name: Type.String(), ref_number: Id };

export const HotelObject = Named('Hotel', 'A hotel with an overview of its rooms.', {
  _id: Id,
  name: Type.String(),
  city: Type.Object({ _id: Id, cityName: Type.String() }),
  type: Type.Object({ _id: Id, hotelType: Type.String() }),
  address: Type.Optional(Type.String()),
  description: Type.String(),
  detailedDescription: Type.String(),
  closestTouristLocation: Type.Optional(Type.String()),
  distanceToClosestTouristLocation: Type.Optional(Type.Number({ description: 'Miles.' })),
  photos: Type.String({ description: 'The first photo; empty if there is none.' }),
  ratingsAverage: Type.Number({ description: '1 to 5, one decimal; 0 without reviews.' }),
  numberOfRatings: Type.Integer(),
  cheapestPrice: Type.Number({ description: 'US dollars a night; 0 without rooms.' }),
  amenities: Type.Array(Type.String()),
  checkInFrom: Hour,
  checkInUntil: Hour,
  checkOutUntil: Hour,
  quietFrom: Hour,
  quietUntil: Hour,
  childrenRule: Rule,
  petsRule: Rule,
  smokingRule: Rule,
  partiesRule: Rule,
  houseRules: Type.Optional(Type.String()),
  manager: Type.Object(
    { name: Type.String(), ref_number: Type.String() },
    { description: 'Empty if it has no manager.' },
  ),
  staff: Type.Array(Type.Object({ _id: Id, ...StaffName })),
  room_ids: Type.Array(
    Type.Object({ _id: Id, title: Type.String(), price: Dollars, description: Type.String() }),
  ),
});

export const presentCity = async ({ id, name, photo }: City, { loaders }: Context) => ({
  _id: id,
  cityName: name,
  numberOfHotels: await loaders.hotelsInCity.load(id),
  ...(photo && { photo: pictureAt(photo) }),
});

export const presentHotelType = async ({ id, name, photo }: HotelType, { loaders }: Context) => ({
  _id: id,
  hotelType: name,
  numberOfHotels: await loaders.hotelsOfType.load(id),
  ...(photo && { photo: pictureAt(photo) }),
});

/** The hotels with these ids as existing clients read them, without deleted ones. */
export const presentHotels = async (ids: string[], context: Pick<Context, 'loaders'>) =>
  presentAll(await findHotels(ids), context);

/** A hotel as existing clients read it. */
export const presentHotel = async (hotel: Hotel, context: Pick<Context, 'loaders'>) =>
  (await presentAll([hotel], context))[0]!;

/** Presenting many hotels takes the same number of statements as presenting one. */
async function presentAll(
  hotels: Hotel[],
  { loaders }: Pick<Context, 'loaders'>,
): Promise<Static<typeof HotelObject>[]> {
  const ids = hotels.map(({ id }) => id);
  const [rooms, posts] = await Promise.all([listRoomOverviews(ids), listPosts(ids)]);
  const roomsOf = groupBy(rooms, ({ hotelId }) => hotelId);
  const postsOf = groupBy(posts, ({ hotelId }) => hotelId);
  return Promise.all(
    hotels.map(async (hotel) => {
      const [city, type] = await Promise.all([
        loaders.cities.load(hotel.cityId),
        loaders.hotelTypes.load(hotel.typeId),
      ]);
      return present(hotel, { city, type, rooms: roomsOf.get(hotel.id), posts: postsOf.get(hotel.id) });
    }),
  );
}

interface Parts {
  city: City | null;
  type: HotelType | null;
  rooms: RoomOverview[] | undefined;
  posts: Post[] | undefined;
}

function present(hotel: Hotel, { city, type, rooms = [], posts = [] }: Parts): Static<typeof HotelObject> {
  const manager = posts.find(isManager);
  return {
    _id: hotel.id,
    name: hotel.name,
    city: { _id: hotel.cityId, cityName: city?.name ?? '' },
    type: { _id: hotel.typeId, hotelType: type?.name ?? '' },
    ...(hotel.address !== null && { address: hotel.address }),
    description: hotel.description,
    detailedDescription: hotel.detailedDescription,
    ...(hotel.closestTouristLocation !== null && { closestTouristLocation: hotel.closestTouristLocation }),
    ...(hotel.distanceMiles !== null && { distanceToClosestTouristLocation: hotel.distanceMiles }),
    photos: pictureAt(hotel.photos[0] ?? ''),
    ratingsAverage: hotel.ratingsAverage ?? 0,
    numberOfRatings: hotel.numberOfRatings,
    cheapestPrice: dollarsOf(hotel.cheapestPriceCents),
    amenities: hotel.amenities,
    ...saidRules(hotel),
    manager: { name: manager?.name ?? '', ref_number: manager?.userId ?? '' },
    staff: posts
      .filter((post) => !isManager(post))
      .map(({ id, name, userId }) => ({ _id: id, name, ref_number: userId })),
    room_ids: rooms.map(({ id, title, priceCents, description }) => {
      return { _id: id, title, price: dollarsOf(priceCents), description };
    }),
  };
}

/** Some engines return a flag as 1, others as true. */
const isManager = (post: Post): boolean => Boolean(Number(post.isManager));

/** The house rules that the hotel has set. */
const saidRules = (hotel: Hotel): Partial<Static<typeof HotelObject>> =>
  Object.fromEntries(
    HOUSE_RULE_FIELDS.filter((name) => hotel[name] !== null).map((name) => [name, hotel[name]]),
  );
