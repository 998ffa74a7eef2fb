import { nameKey } from '../core/nameKey';
import { isDuplicate } from '../database/dbErrors';
import { transaction } from '../database/transaction';
import { refuse } from '../core/problems';
import { NameTaken } from './catalogue.types';

/** Runs a change in a transaction; where it gives a name that is taken, refuses NameTaken with this message. */
export async function withUniqueName<T>(message: string, change: () => Promise<T>): Promise<T> {
  try {
    return await transaction(change);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return refuse(new NameTaken(message));
  }
}

/** A name as it is stored: in the typed case, with single spaces inside and none outside. */
export const tidyName = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Both columns of a name: as it is stored, and as it is compared. */
export const tidyNameColumns = (name: string): { name: string; nameKey: string } => ({
  name: tidyName(name),
  nameKey: nameKey(name),
});
