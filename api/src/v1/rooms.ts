import { Type } from '@sinclair/typebox';
import { maySeeHotel } from '../hotels/visibleHotel';
import { CreateRoomTypeInput, DeleteRoomTypeInput, UpdateRoomTypeInput } from '../rooms/roomType.inputs';
import { createRoomType, deleteRoomType, listRoomTypeIds, updateRoomType } from '../rooms/roomType.service';
import { BadInput } from '../core/problems';
import { notFound } from './failures';
import { midnightsOf } from './nights';
import { inputOf } from './read';
import { findRoomTypes, findTypesWithNumbers } from './rooms.service';
import { RoomObject, presentRooms } from './rooms.present';
import { route } from './route';
import { Data, Id, IdParams, List, Named, PageQuery, list, rowsOf } from './shapes';

const NUMBER = /^\d{1,10}$/;
const text = Type.Optional(Type.String());
const dollars = Type.Number({ description: 'US dollars a night; may be a text.' });
const people = Type.Optional(Type.Integer());
const numbers = (description: string) => Type.Optional(Type.Unknown({ description }));
const Changed = Named('RoomChanged', 'The updated room type.', {
  success: Type.Literal(true),
  data: RoomObject,
});

/** Routes to list, read and manage room types with their room numbers. */
export const roomRoutes = [
  route({
    method: 'get',
    path: '/hotels/allrooms',
    permission: 'catalogue:read',
    summary: 'Room types of all hotels',
    query: PageQuery,
    shared: true,
    list: true,
    answer: List(RoomObject),
    async handle({ query, ...request }) {
      const { items, total } = await listRoomTypeIds(request.viewer, rowsOf(query), { count: 'all' });
      request.total(total);
      const present = async (ids: string[]) => presentRooms(await findRoomTypes(ids), request);
      return list(await request.present(items, present));
    },
  }),
  route({
    method: 'get',
    path: '/hotels/room/:id',
    permission: 'catalogue:read',
    summary: 'The room types of the hotel with this reference, or the room type with it',
    params: IdParams,
    shared: true,
    list: true,
    answer: Data(Type.Union([RoomObject, Type.Array(RoomObject)])),
    async handle({ params: { id }, ...request }) {
      const [hotel, room] = await Promise.all([
        request.loaders.hotels.load(id),
        request.loaders.roomTypes.load(id),
      ]);
      if (hotel && maySeeHotel(request.viewer, hotel)) {
        const types = await request.loaders.roomTypesOfHotel.load(id);
        return { data: await request.present(types, (batch) => presentRooms(batch, request, midnightsOf)) };
      }
      const ofRoom = room && (await request.loaders.hotels.load(room.hotelId));
      if (!room || !ofRoom || !maySeeHotel(request.viewer, ofRoom)) throw notFound('this room');
      return { data: (await presentRooms([room], request))[0]! };
    },
  }),
  route({
    method: 'post',
    path: '/hotels/roomdetails',
    permission: 'catalogue:read',
    summary: 'The complete room types that have any of these room numbers',
    body: Type.Object({
      selectedRooms: Type.Array(Id, { maxItems: 100, description: 'References of room numbers.' }),
    }),
    shared: true,
    list: true,
    answer: List(RoomObject),
    async handle({ body: { selectedRooms }, ...request }) {
      const types = await findTypesWithNumbers(request.viewer, selectedRooms);
      return list(await request.present(types, (batch) => presentRooms(batch, request)));
    },
  }),
  route({
    method: 'post',
    path: '/hotels/room',
    permission: 'roomType:manage',
    summary: 'Creates a room type with its room numbers',
    status: 201,
    body: Type.Object({
      title: Type.String(),
      hotel: Id,
      description: Type.String(),
      price: dollars,
      maxPeople: people,
      roomNumbers: Type.Unknown({ description: 'Numbers, comma-separated texts, or objects with a number.' }),
    }),
    answer: Changed,
    async handle({ body: { hotel: hotelId, price, roomNumbers, ...fields }, ...request }) {
      const input = await inputOf(CreateRoomTypeInput, {
        ...fields,
        hotelId,
        priceCents: centsOf(price),
        roomNumbers: readNumbers(roomNumbers, 'roomNumbers'),
      });
      const made = await createRoomType(request.viewer, input);
      return { success: true as const, data: (await presentRooms([made], request))[0]! };
    },
  }),
  route({
    method: 'patch',
    path: '/hotels/room/:id',
    permission: 'roomType:manage',
    summary:
      'Changes the given fields; upcoming bookings lose removed or moved rooms and are refunded for them in full; refused while guests are in house',
    params: IdParams,
    body: Type.Object({
      title: text,
      description: text,
      price: Type.Optional(dollars),
      maxPeople: people,
      hotel: Type.Optional(Id),
      addRooms: numbers('Room numbers to add, comma-separated.'),
      removeRooms: numbers('Room numbers to remove, comma-separated.'),
    }),
    answer: Changed,
    async handle({ params, body, ...request }) {
      const { hotel: hotelId, price, addRooms, removeRooms, ...fields } = body;
      const input = await inputOf(UpdateRoomTypeInput, {
        ...fields,
        roomTypeId: params.id,
        hotelId,
        priceCents: price === undefined ? undefined : centsOf(price),
        addRoomNumbers: readNumbers(addRooms, 'addRooms'),
        removeRoomNumbers: readNumbers(removeRooms, 'removeRooms'),
      });
      const changed = await updateRoomType(request.viewer, input);
      return { success: true as const, data: (await presentRooms([changed], request))[0]! };
    },
  }),
  route({
    method: 'delete',
    path: '/hotels/room/:id',
    permission: 'roomType:manage',
    summary:
      'Deletes a room type; upcoming bookings lose its rooms and are refunded for them in full; refused while guests are in house',
    params: IdParams,
    async handle({ params: { id }, viewer }) {
      await deleteRoomType(viewer, await inputOf(DeleteRoomTypeInput, { roomTypeId: id }));
    },
  }),
];

const centsOf = (price: number): number => Math.round(price * 100);

/**
 * Reads room numbers as existing clients send them: `"101, 102"`, numbers, texts, or objects with a `number`.
 * Throws BadInput for any other value.
 */
function readNumbers(sent: unknown, name: string): number[] {
  const items = (Array.isArray(sent) ? sent : [sent ?? '']).map(numberIn);
  return items.flatMap((item) => {
    if (typeof item === 'number' && Number.isInteger(item)) return [item];
    if (typeof item !== 'string') throw new BadInput(`Invalid ${name}: send numbers such as 101, 102.`);
    const words = item.split(/[\s,]+/).filter(Boolean);
    const wrong = words.find((word) => !NUMBER.test(word));
    if (wrong) throw new BadInput(`Invalid ${name}: ${wrong.slice(0, 60)} is not a room number.`);
    return words.map(Number);
  });
}

/** A blank number was removed from its object when the request was read. */
const numberIn = (item: unknown): unknown => {
  if (typeof item !== 'object' || item === null) return item;
  return 'number' in item ? item.number : Object.keys(item).length ? item : '';
};
