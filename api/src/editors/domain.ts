import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { HotelDuty } from '../access/duty.enum';
import { dutyAtHotel, NEVER } from '../access/rules';
import { EditorsResolver } from './editors.resolver';

const permissions = {
  'editor:read': [dutyAtHotel(HotelDuty.FRONT_DESK, HotelDuty.FINANCE), NEVER],
} as const satisfies PermissionTable;

declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}
declare module '../core/events' {
  interface Events {
    /** Who edits which records at an instance: each record with the ids of the people. */
    editorsHere: { instance: string; records: [key: string, userIds: string[]][]; isNew?: boolean };
  }
}

/** Who edits which record at the same time. */
export const editors: Domain = {
  resolvers: [EditorsResolver],
  permissions,
};
