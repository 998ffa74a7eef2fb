import { AuditRecord } from '../../access/audit/auditEntry.entity';
import type { Domain } from '../../access/domain';
import type { PermissionTable } from '../../access/policy';
import { HotelDuty } from '../../access/duty.enum';
import { BOOK_OR_STAFF, ownerOrDutyAtHotel } from '../../access/rules';
import { StayDetailsResolver } from './stayDetails.resolver';

const permissions = {
  'booking:details': [ownerOrDutyAtHotel(HotelDuty.FRONT_DESK), BOOK_OR_STAFF],
} as const satisfies PermissionTable;

declare module '../../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Who stays, in whose name, and what they ask the hotel for. The audit log records no names. */
export const stayGuests: Domain = {
  resolvers: [StayDetailsResolver],
  permissions,
  audited: { [AuditRecord.BOOKING]: ['adults', 'childrenAges', 'requestList'] },
};
