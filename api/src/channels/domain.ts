import { AuditRecord } from '../access/audit/auditEntry.entity';
import type { Domain } from '../access/domain';
import { HotelDuty } from '../access/duty.enum';
import type { PermissionTable } from '../access/policy';
import { dutyAtHotel, HOTEL, STAFF } from '../access/rules';
import { ChannelResolver } from './channel.resolver';
import { ChannelBooking } from './channelBooking.entity';

const permissions = {
  'channel:sync': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
} as const satisfies PermissionTable;

declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Bookings that programs push from other sites (channels). */
export const channels: Domain = {
  entities: [ChannelBooking],
  resolvers: [ChannelResolver],
  permissions,
  audited: { [AuditRecord.HOTEL]: ['channelBooking'] },
};
