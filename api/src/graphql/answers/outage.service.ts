import { translated } from '../../../../schema/fill';
import { isFull, isUnreachable } from '../../database/dbErrors';

/** The message for callers while the database cannot be used; undefined for other errors. */
export function outageMessage(error: unknown): string | undefined {
  if (isUnreachable(error))
    return translated('Our database is not responding at the moment. Please try again shortly.');
  return isFull(error)
    ? translated('Nothing can be saved at the moment. Please try again later.')
    : undefined;
}
