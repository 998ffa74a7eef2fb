import type { HotelTypeName, HotelTypeSeed } from '../seed.types';
import { apartments } from './apartments';
import { boutique } from './boutique';
import { cityHotel } from './cityHotel';
import { lodge } from './lodge';
import { motel } from './motel';
import { resort } from './resort';

/** The hotel types of the demonstration, each with the room types that suit it. */
export const hotelTypes: Record<HotelTypeName, HotelTypeSeed> = {
  Boutique: boutique,
  'City hotel': cityHotel,
  Resort: resort,
  Lodge: lodge,
  Motel: motel,
  Apartments: apartments,
};
