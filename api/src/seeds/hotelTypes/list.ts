import type { KindName } from '../seed.types';
import { apartments } from './apartments';
import { boutique } from './boutique';
import { cityHotel } from './cityHotel';
import type { KindSeed } from './hotelType.types';
import { lodge } from './lodge';
import { motel } from './motel';
import { resort } from './resort';

/** The kinds of house, with the room types that suit each. */
export const kinds: Record<KindName, KindSeed> = {
  Boutique: boutique,
  'City hotel': cityHotel,
  Resort: resort,
  Lodge: lodge,
  Motel: motel,
  Apartments: apartments,
};
