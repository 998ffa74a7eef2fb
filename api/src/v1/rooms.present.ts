import { Type, type Static } from '@sinclair/typebox';
import { addNights, todayIn } from '../../../schema/nights';
import type { Context } from '../access/context';
import { now } from '../core/clock';
import type { RoomType } from '../rooms/roomType.entity';
import { Dollars, dollarsOf } from './hotels.present';
import { instantOf } from './nights';
import { pictureAt } from './pictures';
import { hotelNames, listNumbers, nightsTakenFrom } from './rooms.service';
import { Id, Instant, Named } from './shapes';

export const RoomObject = Named('Room', 'Rooms of a hotel that are alike and have the same price.', {
  _id: Id,
  hotel: Type.Object({
    _id: Id,
    name: Type.String(),
    city: Type.Object({ _id: Id, cityName: Type.String() }),
  }),
  title: Type.String(),
  price: Dollars,
  description: Type.String(),
  maxPeople: Type.Integer(),
  amenities: Type.Array(Type.String()),
  photos: Type.Array(Type.String()),
  roomNumbers: Type.Array(
    Type.Object({
      _id: Id,
      number: Type.Integer(),
      floor: Type.Optional(Type.Integer({ description: 'The ground floor is 0.' })),
      view: Type.Optional(Type.String()),
      beds: Type.Optional(Type.String()),
      unavailableDates: Type.Array(Instant, {
        description:
          'The nights from yesterday that are held or booked, without those of your own unpaid hold, each as its midnight in UTC; in the rooms of a hotel also as its midnight in every other zone from UTC-10 to UTC+13:45.',
      }),
    }),
  ),
});

/**
 * Room types as existing clients read them; many take as many statements as one. `write` formats a taken
 * night.
 */
export async function presentRooms(
  roomTypes: RoomType[],
  { loaders, viewer }: Pick<Context, 'loaders' | 'viewer'>,
  write: (night: string) => string[] = (night) => [instantOf(night)],
): Promise<Static<typeof RoomObject>[]> {
  const [numbers, hotels] = await Promise.all([
    listNumbers(roomTypes.map(({ id }) => id)),
    hotelNames(roomTypes.map(({ hotelId }) => hotelId)),
  ]);
  const ids = [...numbers.values()].flat().map(({ id }) => id);
  const taken = await nightsTakenFrom(ids, addNights(todayIn('UTC', now()), -1), viewer?.id);
  return Promise.all(
    roomTypes.map(async (room) => {
      const hotel = hotels.get(room.hotelId);
      const city = hotel && (await loaders.cities.load(hotel.cityId));
      return {
        _id: room.id,
        hotel: {
          _id: room.hotelId,
          name: hotel?.name ?? '',
          city: { _id: hotel?.cityId ?? '', cityName: city?.name ?? '' },
        },
        title: room.title,
        price: dollarsOf(room.priceCents),
        description: room.description,
        maxPeople: room.maxPeople,
        amenities: room.amenities,
        photos: room.photos.map(pictureAt),
        roomNumbers: (numbers.get(room.id) ?? []).map(({ id, number, floor, view, beds }) => {
          const said = { ...(floor !== null && { floor }), ...(view && { view }), ...(beds && { beds }) };
          return { _id: id, number, ...said, unavailableDates: (taken.get(id) ?? []).flatMap(write) };
        }),
      };
    }),
  );
}
