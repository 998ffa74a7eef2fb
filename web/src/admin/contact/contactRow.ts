import type { ContactTableQuery } from './ContactTable.generated';

/** A message in the list of staff. */
export type ContactRow = ContactTableQuery['contactMessages']['items'][number];
