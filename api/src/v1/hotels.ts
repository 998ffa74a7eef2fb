import { Type } from '@sinclair/typebox';
import { ArrayMaxSize } from 'class-validator';
import { LIMITS, PRICE_BAND } from '../../../schema/limits';
import { DeleteHotelInput, NewHotel, UpdateHotelInput } from '../hotels/hotel.inputs';
import { createHotel, updateHotel } from '../hotels/hotel.service';
import { deleteHotel } from '../hotels/hotelDeletion.service';
import { ifVisible } from '../hotels/visibleHotel';
import { notFound } from './failures';
import { listHotelIds } from './hotels.service';
import { HotelObject, presentHotel, presentHotels } from './hotels.present';
import { inputOf } from './read';
import { route } from './route';
import { Data, Id, IdParams, Ignored, List, list, pageQuery, rowsOf } from './shapes';

const Person = Type.Object(
  { name: Ignored, ref_number: Type.Optional(Type.String()) },
  { description: 'A user by reference; the name is taken from the user.' },
);
const Manager = Type.Object(
  { name: Ignored, ref_number: Type.String() },
  { description: 'The manager by reference; the name is taken from the user.' },
);
const text = Type.Optional(Type.String());
const miles = Type.Optional(Type.Number({ description: 'Miles; may be a text.' }));
const band = Type.Optional(
  Type.String({ description: 'US dollars; 0 or an invalid number means the default.' }),
);

/** Existing clients omit staff whose reference is unknown, so the list may be empty. */
class PostedHotel extends NewHotel {
  @ArrayMaxSize(LIMITS.staff, { message: `A hotel can have at most ${LIMITS.staff} staff` })
  staffIds!: string[];
}

/** Routes to list, read and manage hotels. */
export const hotelRoutes = [
  route({
    method: 'get',
    path: '/hotels',
    permission: 'catalogue:read',
    summary: 'All hotels, or those of a city',
    query: Type.Object({
      ...pageQuery,
      sort: Type.Optional(
        Type.String({
          description:
            'Comma-separated fields of a hotel; a minus reverses the order, as in -ratingsAverage.',
        }),
      ),
      city: Type.Optional(Type.String({ description: 'Name of the city, ignoring case.' })),
      cityref: Type.Optional(Id),
    }),
    shared: true,
    list: true,
    answer: List(HotelObject),
    async handle({ query: { sort, city, cityref, ...page }, ...request }) {
      const { items, total } = await listHotelIds(request.viewer, {
        city,
        cityId: cityref,
        sort,
        ...rowsOf(page),
      });
      request.total(total);
      return list(await request.present(items, (ids) => presentHotels(ids, request)));
    },
  }),
  route({
    method: 'get',
    path: '/hotels/price',
    permission: 'catalogue:read',
    summary: `Hotels whose cheapest price is within a range, $${PRICE_BAND.min} to $${PRICE_BAND.max} by default`,
    query: Type.Object({ ...pageQuery, city: text, min: band, max: band }),
    shared: true,
    list: true,
    answer: List(HotelObject),
    async handle({ query: { city, min, max, ...page }, ...request }) {
      const minPriceCents = centsOf(min, PRICE_BAND.min);
      const maxPriceCents = centsOf(max, PRICE_BAND.max);
      const { items, total } = await listHotelIds(request.viewer, {
        city,
        minPriceCents,
        maxPriceCents,
        ...rowsOf(page),
      });
      request.total(total);
      return list(await request.present(items, (ids) => presentHotels(ids, request)));
    },
  }),
  route({
    method: 'get',
    path: '/hotels/:id',
    permission: 'catalogue:read',
    summary: 'One hotel',
    params: IdParams,
    shared: true,
    answer: Data(HotelObject),
    async handle({ params: { id }, ...request }) {
      const hotel = ifVisible(request.viewer, await request.loaders.hotels.load(id));
      if (!hotel) throw notFound('this hotel');
      return { data: await presentHotel(hotel, request) };
    },
  }),
  route({
    method: 'post',
    path: '/hotels',
    permission: 'hotel:create',
    summary: 'Creates a hotel; add rooms and photos afterwards',
    status: 201,
    body: Type.Object({
      name: Type.String(),
      city: Id,
      type: Id,
      description: Type.String(),
      detailedDescription: Type.String(),
      address: text,
      closestTouristLocation: text,
      distanceToClosestTouristLocation: miles,
      manager: Manager,
      staff: Type.Array(Person),
    }),
    answer: Data(HotelObject),
    async handle({ body, ...request }) {
      const { city: cityId, type: typeId, manager, staff, distanceToClosestTouristLocation, ...words } = body;
      const input = await inputOf(PostedHotel, {
        ...words,
        cityId,
        typeId,
        distanceMiles: distanceToClosestTouristLocation,
        managerId: refsOf(manager)[0] ?? '',
        staffIds: refsOf(staff),
      });
      return { data: await presentHotel(await createHotel(request.viewer, input), request) };
    },
  }),
  route({
    method: 'patch',
    path: '/hotels/:id',
    permission: 'hotel:manage',
    summary: 'Changes the given fields of a hotel; missing fields and empty texts stay unchanged',
    params: IdParams,
    body: Type.Object({
      name: text,
      city: Type.Optional(Id),
      type: Type.Optional(Id),
      address: text,
      description: text,
      detailedDescription: text,
      closestTouristLocation: text,
      distanceToClosestTouristLocation: miles,
      manager: Type.Optional(Person),
      addStaff: Type.Optional(Type.Union([Person, Type.Array(Person)])),
      removeStaff: Type.Optional(Type.String({ description: 'Comma-separated references.' })),
    }),
    answer: Data(HotelObject),
    async handle({ params, body, ...request }) {
      const { city: cityId, type: typeId, manager, addStaff, removeStaff, ...fields } = body;
      const { distanceToClosestTouristLocation: distanceMiles, ...words } = fields;
      const input = await inputOf(UpdateHotelInput, {
        ...words,
        hotelId: params.id,
        cityId,
        typeId,
        distanceMiles,
        managerId: refsOf(manager)[0],
        addStaffIds: refsOf(addStaff),
        removeStaffIds: refsOf(removeStaff),
      });
      return { data: await presentHotel(await updateHotel(request.viewer, input), request) };
    },
  }),
  route({
    method: 'delete',
    path: '/hotels/:id',
    permission: 'hotel:delete',
    summary:
      'Deletes a hotel with its rooms and reviews; upcoming bookings are cancelled and refunded in full; refused while guests are in house',
    params: IdParams,
    async handle({ params: { id }, viewer }) {
      await deleteHotel(viewer, await inputOf(DeleteHotelInput, { hotelId: id }));
    },
  }),
];

interface Ref {
  ref_number?: string;
}

/** References as sent: one, several, or one text separated by commas. */
function refsOf(sent: Ref | Ref[] | string | undefined): string[] {
  const words =
    typeof sent === 'string' ? [sent] : [sent ?? []].flat().map((person) => person.ref_number ?? '');
  return words.flatMap((word) => word.toLowerCase().split(/[\s,]+/)).filter(Boolean);
}

/** In cents, limited to the highest price of a night: clients send any number that was typed. */
const centsOf = (dollars: string | undefined, otherwise: number): number =>
  Math.round(Math.max(-1, Math.min((Number(dollars) || otherwise) * 100, LIMITS.priceCents)));
