import { Type } from '@sinclair/typebox';
import { createCity } from '../hotels/city.admin.service';
import { CreateCityInput } from '../hotels/city.inputs';
import { listCities, listHotelTypes } from '../hotels/hotel.service';
import { createHotelType } from '../hotels/hotelType.admin.service';
import { CreateHotelTypeInput } from '../hotels/hotelType.inputs';
import { CityReference, HotelTypeReference, presentCity, presentHotelType } from './hotels.present';
import { inputOf } from './read';
import { route } from './route';
import { Data, Named } from './shapes';

const count = { numberOfHotels: Type.Integer(), photo: Type.Optional(Type.String()) };
const CityCount = Named('CityCount', 'How many hotels a city has.', { cityName: Type.String(), ...count });
const TypeCount = Named('HotelTypeCount', 'How many hotels are of a type.', {
  hotelType: Type.String(),
  ...count,
});

/** Cities and hotel types: their references, how many hotels they have, and new ones. */
export const catalogueRoutes = [
  route({
    method: 'get',
    path: '/hotels/allcityrefs',
    who: 'catalogue:read',
    summary: 'Every city with its reference, by name',
    answer: Data(Type.Array(CityReference)),
    async handle(asked) {
      const cities = await listCities();
      return { data: await Promise.all(cities.map((city) => presentCity(city, asked))) };
    },
  }),
  route({
    method: 'get',
    path: '/hotels/allhoteltyperefs',
    who: 'catalogue:read',
    summary: 'Every hotel type with its reference, by name',
    answer: Data(Type.Array(HotelTypeReference)),
    async handle(asked) {
      const types = await listHotelTypes();
      return { data: await Promise.all(types.map((type) => presentHotelType(type, asked))) };
    },
  }),
  route({
    method: 'get',
    path: '/hotels/countByCity',
    who: 'catalogue:read',
    summary: 'How many hotels each city has, for those that have any',
    answer: Data(Type.Array(CityCount)),
    async handle(asked) {
      const cities = await Promise.all((await listCities()).map((city) => presentCity(city, asked)));
      return { data: cities.filter(hasHotels).map(({ _id, ...counted }) => counted) };
    },
  }),
  route({
    method: 'get',
    path: '/hotels/countByType',
    who: 'catalogue:read',
    summary: 'How many hotels are of each type, for those that have any',
    answer: Data(Type.Array(TypeCount)),
    async handle(asked) {
      const types = await Promise.all((await listHotelTypes()).map((type) => presentHotelType(type, asked)));
      return { data: types.filter(hasHotels).map(({ _id, ...counted }) => counted) };
    },
  }),
  route({
    method: 'post',
    path: '/hotels/createcity',
    who: 'city:manage',
    summary: 'Makes a city',
    status: 201,
    body: Type.Object({ cityName: Type.String() }),
    answer: Data(CityReference),
    async handle({ body: { cityName }, ...asked }) {
      const city = await createCity(asked.viewer, await inputOf(CreateCityInput, { name: cityName }));
      return { data: await presentCity(city, asked) };
    },
  }),
  route({
    method: 'post',
    path: '/hotels/createhoteltype',
    who: 'hotelType:manage',
    summary: 'Makes a hotel type',
    status: 201,
    body: Type.Object({ hotelType: Type.String() }),
    answer: Data(HotelTypeReference),
    async handle({ body: { hotelType }, ...asked }) {
      const type = await createHotelType(
        asked.viewer,
        await inputOf(CreateHotelTypeInput, { name: hotelType }),
      );
      return { data: await presentHotelType(type, asked) };
    },
  }),
];

const hasHotels = ({ numberOfHotels }: { numberOfHotels: number }): boolean => numberOfHotels > 0;
