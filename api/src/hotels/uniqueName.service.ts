import { nameKey } from '../core/nameKey';
import { isDuplicate } from '../database/dbErrors';
import { transaction } from '../database/transaction';
import { refuse } from '../core/problems';
import { NameTaken } from './catalogue.types';

/**
 * Runs a change in a transaction. If the change sets a name that is taken, refuses NameTaken with this
 * message.
 */
export async function withUniqueName<T>(message: string, change: () => Promise<T>): Promise<T> {
  try {
    return await transaction(change);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return refuse(new NameTaken(message));
  }
}

/** A name as stored: in the typed case, trimmed, with single spaces. */
export const tidyName = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Both columns of a name: the stored form and the compared form. */
export const tidyNameColumns = (name: string): { name: string; nameKey: string } => ({
  name: tidyName(name),
  nameKey: nameKey(name),
});
