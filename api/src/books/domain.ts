import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { admin, STAFF } from '../access/rules';
import { onMoneyMoved } from '../bookings/folio/folio.service';
import { JournalEntry } from './journal/journalEntry.entity';
import { JournalResolver } from './journal/journal.resolver';
import { postTransfers } from './journal/transfers.service';

const permissions = {
  'journal:read': [admin, STAFF],
} as const satisfies PermissionTable;

declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** The books of the hotels: the journal of double entries. */
export const books: Domain = {
  entities: [JournalEntry],
  resolvers: [JournalResolver],
  permissions,
  joinHooks() {
    onMoneyMoved.join('books', postTransfers);
  },
};
