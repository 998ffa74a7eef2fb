import { AuditRecord } from '../../access/audit/auditEntry.entity';
import type { Domain } from '../../access/domain';
import type { PermissionTable } from '../../access/policy';
import { HotelDuty } from '../../access/duty.enum';
import { dutyAtHotel, HOTEL, STAFF } from '../../access/rules';
import type { LoadersOf, LoaderTable } from '../../database/loaders';
import { AccountSettlementResolver, OpenAccountResolver } from './account.resolver';
import { AccountSettlement } from './accountSettlement.entity';

const loaders = {
  settlementsOfPayment: (kit) => kit.rows(AccountSettlement, 'paymentId', 'at', 'id'),
} satisfies LoaderTable;

const permissions = {
  'account:list': [dutyAtHotel(HotelDuty.FRONT_DESK, HotelDuty.FINANCE), [HOTEL, STAFF]],
  'account:settle': [dutyAtHotel(HotelDuty.FRONT_DESK, HotelDuty.FINANCE), [HOTEL, STAFF]],
} as const satisfies PermissionTable;

declare module '../../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** What companies owe for payments on account, and what they paid of it. */
export const companyAccounts: Domain = {
  entities: [AccountSettlement],
  resolvers: [OpenAccountResolver, AccountSettlementResolver],
  loaders,
  permissions,
  audited: { [AuditRecord.BOOKING]: ['openCents'] },
};
