import { readData } from './readData';
import { CitySeed, HotelTypeSeed, type HotelTypeName } from './seed.types';

/** The cities of the demonstration, each with its hotels. */
export const cities = [
  'lisbon',
  'kyoto',
  'newYork',
  'vienna',
  'paris',
  'rome',
  'barcelona',
  'prague',
  'reykjavik',
  'singapore',
  'istanbul',
  'mexicoCity',
  'newDelhi',
  'chiangMai',
].map((name) => readData(`cities/${name}`, CitySeed));

/** The hotel types of the demonstration, each with the room types that suit it. */
export const hotelTypes: Record<HotelTypeName, HotelTypeSeed> = {
  Boutique: readData('hotelTypes/boutique', HotelTypeSeed),
  'City hotel': readData('hotelTypes/cityHotel', HotelTypeSeed),
  Resort: readData('hotelTypes/resort', HotelTypeSeed),
  Lodge: readData('hotelTypes/lodge', HotelTypeSeed),
  Motel: readData('hotelTypes/motel', HotelTypeSeed),
  Apartments: readData('hotelTypes/apartments', HotelTypeSeed),
};
