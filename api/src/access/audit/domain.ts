import type { Domain } from '../domain';
import { HotelDuty } from '../duty.enum';
import { dutyAtHotel, HOTEL, STAFF } from '../rules';
import type { PermissionTable } from '../policy';
import { AppendOnlySubscriber, AuditEntry } from './auditEntry.entity';
import { AuditResolver } from './audit.resolver';

const permissions = {
  'audit:list': [dutyAtHotel(HotelDuty.MANAGER), [HOTEL, STAFF]],
} as const satisfies PermissionTable;

declare module '../policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** The log of administrators' changes. */
export const audit: Domain = {
  entities: [AuditEntry],
  subscribers: [AppendOnlySubscriber],
  resolvers: [AuditResolver],
  permissions,
};
