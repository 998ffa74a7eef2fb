import { hook } from '../core/hooks';

/** A thing of the catalogue that is about to go, with all that is in it. */
export interface Removed {
  what: 'city' | 'hotelType' | 'hotel' | 'roomType';
  id: string;
}

/** Told inside the transaction, before the row is deleted. */
export const removal = hook<Removed>();
