import { AuditRecord } from '../access/audit/auditEntry.entity';
import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { HotelDuty } from '../access/duty.enum';
import { dutyAtHotel, HOTEL, STAFF } from '../access/rules';
import { onMoneyMoved } from '../bookings/folio/folio.service';
import { onEntryDay } from '../bookings/hotelDay.service';
import { CashCount } from './day/cashCount.entity';
import { CashCountResolver, DayCloseResolver } from './day/day.resolver';
import { DayClose } from './day/dayClose.entity';
import { firstOpenDay } from './day/dayClose.service';
import { JournalEntry } from './journal/journalEntry.entity';
import { JournalResolver } from './journal/journal.resolver';
import { postTransfers } from './journal/transfers.service';

const permissions = {
  'journal:read': [dutyAtHotel(HotelDuty.FINANCE), [HOTEL, STAFF]],
  'day:read': [dutyAtHotel(HotelDuty.FRONT_DESK, HotelDuty.FINANCE), [HOTEL, STAFF]],
  'day:close': [dutyAtHotel(HotelDuty.FRONT_DESK, HotelDuty.FINANCE), [HOTEL, STAFF]],
  'cash:count': [dutyAtHotel(HotelDuty.FRONT_DESK, HotelDuty.FINANCE), [HOTEL, STAFF]],
} as const satisfies PermissionTable;

declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** The books of the hotels: the journal of double entries, closed days, and counts of the cash. */
export const books: Domain = {
  entities: [JournalEntry, CashCount, DayClose],
  resolvers: [JournalResolver, DayCloseResolver, CashCountResolver],
  permissions,
  audited: { [AuditRecord.HOTEL]: ['closedDay', 'countedCents', 'bankedCents'] },
  joinHooks() {
    onMoneyMoved.join('books', postTransfers);
    onEntryDay.join('books', firstOpenDay);
  },
};
