import { Type } from '@sinclair/typebox';
import { createCity } from '../hotels/cities/city.service';
import { CreateCityInput } from '../hotels/cities/city.inputs';
import { listCities, listHotelTypes } from '../hotels/hotel.service';
import { createHotelType } from '../hotels/hotelTypes/hotelType.service';
import { CreateHotelTypeInput } from '../hotels/hotelTypes/hotelType.inputs';
import { CityReference, HotelTypeReference, presentCity, presentHotelType } from './hotels.present';
import { inputOf } from './read';
import { route } from './route';
import { Data, Named } from './shapes';

const count = { numberOfHotels: Type.Integer(), photo: Type.Optional(Type.String()) };
const CityCount = Named('CityCount', 'The number of hotels of a city.', {
  cityName: Type.String(),
  ...count,
});
const TypeCount = Named('HotelTypeCount', 'The number of hotels of a type.', {
  hotelType: Type.String(),
  ...count,
});

/** Routes of cities and hotel types: list, count hotels, create. */
export const catalogueRoutes = [
  route({
    method: 'get',
    path: '/hotels/allcityrefs',
    permission: 'catalogue:read',
    summary: 'All cities with their references, by name',
    shared: true,
    answer: Data(Type.Array(CityReference)),
    async handle(request) {
      const cities = await listCities();
      return { data: await Promise.all(cities.map((city) => presentCity(city, request))) };
    },
  }),
  route({
    method: 'get',
    path: '/hotels/allhoteltyperefs',
    permission: 'catalogue:read',
    summary: 'All hotel types with their references, by name',
    shared: true,
    answer: Data(Type.Array(HotelTypeReference)),
    async handle(request) {
      const types = await listHotelTypes();
      return { data: await Promise.all(types.map((type) => presentHotelType(type, request))) };
    },
  }),
  route({
    method: 'get',
    path: '/hotels/countByCity',
    permission: 'catalogue:read',
    summary: 'Number of hotels of each city that has any',
    shared: true,
    answer: Data(Type.Array(CityCount)),
    async handle(request) {
      const cities = await Promise.all((await listCities()).map((city) => presentCity(city, request)));
      return { data: cities.filter(hasHotels).map(({ _id, ...counted }) => counted) };
    },
  }),
  route({
    method: 'get',
    path: '/hotels/countByType',
    permission: 'catalogue:read',
    summary: 'Number of hotels of each type that has any',
    shared: true,
    answer: Data(Type.Array(TypeCount)),
    async handle(request) {
      const types = await Promise.all(
        (await listHotelTypes()).map((type) => presentHotelType(type, request)),
      );
      return { data: types.filter(hasHotels).map(({ _id, ...counted }) => counted) };
    },
  }),
  route({
    method: 'post',
    path: '/hotels/createcity',
    permission: 'city:manage',
    summary: 'Creates a city',
    status: 201,
    body: Type.Object({ cityName: Type.String() }),
    answer: Data(CityReference),
    async handle({ body: { cityName }, ...request }) {
      const city = await createCity(request.viewer, await inputOf(CreateCityInput, { name: cityName }));
      return { data: await presentCity(city, request) };
    },
  }),
  route({
    method: 'post',
    path: '/hotels/createhoteltype',
    permission: 'hotelType:manage',
    summary: 'Creates a hotel type',
    status: 201,
    body: Type.Object({ hotelType: Type.String() }),
    answer: Data(HotelTypeReference),
    async handle({ body: { hotelType }, ...request }) {
      const type = await createHotelType(
        request.viewer,
        await inputOf(CreateHotelTypeInput, { name: hotelType }),
      );
      return { data: await presentHotelType(type, request) };
    },
  }),
];

const hasHotels = ({ numberOfHotels }: { numberOfHotels: number }): boolean => numberOfHotels > 0;
