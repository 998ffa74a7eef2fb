import { isFull, isUnreachable } from '../../database/dbErrors';

/** The message for callers while the database cannot be used; undefined for other errors. */
export function outageMessage(error: unknown): string | undefined {
  if (isUnreachable(error)) return 'Our database does not answer at the moment. Try again shortly.';
  return isFull(error) ? 'Nothing can be stored at the moment. Try again later.' : undefined;
}
