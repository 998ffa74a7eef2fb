import { hook } from '../core/hooks';

/** A city, hotel type, hotel or room type that is about to be deleted, with all that belongs to it. */
export interface Deletion {
  what: 'city' | 'hotelType' | 'hotel' | 'roomType';
  id: string;
}

/** Runs inside the transaction, before the row is deleted. */
export const onDelete = hook<Deletion>();
