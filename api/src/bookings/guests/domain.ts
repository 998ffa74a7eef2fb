import { AuditRecord } from '../../access/audit/auditEntry.entity';
import type { Domain } from '../../access/domain';
import type { PermissionTable } from '../../access/policy';
import { HotelDuty } from '../../access/duty.enum';
import { BOOK, BOOKINGS, dutyAtHotel, HOTEL, ownerOrDutyAtHotel, STAFF } from '../../access/rules';
import type { LoadersOf, LoaderTable } from '../../database/loaders';
import { onHotelClosed } from '../../hotels/hotelDeletion.service';
import { onAccountDeleted } from '../../users/accountDeletion.service';
import { onBookingMoved } from '../history.service';
import { readFigures } from './guestFigures.service';
import { HotelGuest } from './hotelGuest.entity';
import { HotelGuestResolver } from './hotelGuest.resolver';
import { addMissingGuests, forgetGuest, forgetGuestsOf, rememberGuest } from './hotelGuest.service';
import { StayDetailsResolver } from './stayDetails.resolver';

const loaders = {
  figuresOfGuest: (kit) => kit.batch(readFigures),
} satisfies LoaderTable;

const permissions = {
  'booking:details': [ownerOrDutyAtHotel(HotelDuty.FRONT_DESK), [BOOKINGS, HOTEL, BOOK, STAFF]],
  'guest:list': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
} as const satisfies PermissionTable;

declare module '../../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Who stays, in whose name, what they ask the hotel for, and the guests of each hotel. The audit log records no names. */
export const stayGuests: Domain = {
  entities: [HotelGuest],
  resolvers: [StayDetailsResolver, HotelGuestResolver],
  loaders,
  permissions,
  audited: { [AuditRecord.BOOKING]: ['adults', 'childrenAges', 'requestList'] },
  jobs: { addMissingGuests: { every: 600_000, run: addMissingGuests } },
  joinHooks() {
    onBookingMoved.join('guests', rememberGuest);
    onAccountDeleted.join('guests', forgetGuest);
    onHotelClosed.join('guests', forgetGuestsOf);
  },
};
