import { AuditRecord } from '../../access/audit/auditEntry.entity';
import type { Domain } from '../../access/domain';
import type { PermissionTable } from '../../access/policy';
import type { LoadersOf, LoaderTable } from '../../database/loaders';
import { HotelDuty } from '../../access/duty.enum';
import { dutyAtHotel, HOTEL, STAFF } from '../../access/rules';
import { onAccountDeleted } from '../../users/accountDeletion.service';
import { onBlocksChanged } from '../blocks/roomBlock.service';
import { onRoomNumbersRemoved } from '../removal.service';
import { deleteStates, endAssignmentsOfUser } from './assignment.service';
import { followBlocks } from './backInOrder.service';
import { RoomChange } from './roomChange.entity';
import { StoredRoomState } from './roomState.entity';
import { roomStates } from './roomState.loaders';
import { RoomStateResolver } from './roomState.resolver';
import { purgeRoomChanges } from './setRoomStates.service';

const permissions = {
  'housekeeping:read': [dutyAtHotel(HotelDuty.HOUSEKEEPING, HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'housekeeping:change': [dutyAtHotel(HotelDuty.HOUSEKEEPING, HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'housekeeping:assign': [dutyAtHotel(HotelDuty.HOUSEKEEPING, HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
} as const satisfies PermissionTable;

const loaders = { roomStates } satisfies LoaderTable;

declare module '../../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}
declare module '../../core/events' {
  interface Events {
    /**
     * The status, the assignment or the repairs of room numbers changed; of none where only the stays in them did. The key is the
     * hotel's id.
     */
    housekeepingChanged: { roomNumberIds: string[] };
  }
}

/** Whether guests can move in to a room number, and who cleans it. */
export const housekeeping: Domain = {
  entities: [StoredRoomState, RoomChange],
  resolvers: [RoomStateResolver],
  loaders,
  permissions,
  audited: { [AuditRecord.ROOM_NUMBER]: ['roomStatus', 'doNotDisturb', 'assigneeId'] },
  jobs: { purgeRoomChanges: { every: 3_600_000, run: purgeRoomChanges } },
  joinHooks() {
    onAccountDeleted.join('housekeeping', endAssignmentsOfUser);
    onRoomNumbersRemoved.join('housekeeping', deleteStates);
    onBlocksChanged.join('housekeeping', followBlocks);
  },
};
