import { isDuplicate } from '../database/dbErrors';
import { transaction } from '../database/transaction';
import { refuse } from '../core/problems';
import { NameTaken } from './catalogue.problems';

/** One change of something that has a name of its own; a name that is there already refuses NameTaken in these words. */
export async function withUniqueName<T>(words: string, change: () => Promise<T>): Promise<T> {
  try {
    return await transaction(change);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return refuse(new NameTaken(words));
  }
}

/** A name as it is kept: typed case, without outer spaces. */
export const tidyName = (text: string): string => text.trim().replace(/\s+/g, ' ');
