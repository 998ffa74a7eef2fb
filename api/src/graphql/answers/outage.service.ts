import { isFull, isUnreachable } from '../../database/dbErrors';

/** Why the database cannot be used now, for whoever asked something of it; undefined where that is not what failed. */
export function outageWords(error: unknown): string | undefined {
  if (isUnreachable(error)) return 'Our database does not answer at the moment. Try again shortly.';
  return isFull(error) ? 'Nothing can be stored at the moment. Try again later.' : undefined;
}
