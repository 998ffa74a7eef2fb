import { AuditRecord } from '../../access/audit/auditEntry.entity';
import type { Domain } from '../../access/domain';
import type { PermissionTable } from '../../access/policy';
import { HotelDuty } from '../../access/duty.enum';
import { dutyAtHotel, HOTEL, STAFF } from '../../access/rules';
import { onDelete } from '../../hotels/onDelete';
import { onDataExport } from '../../users/accountDeletion.service';
import { onRoomsVacated } from '../roomsVacated';
import {
  BookingRoomsResolver,
  ChartRoomsResolver,
  DeskRoomsResolver,
  HousekeepingResolver,
  OccupiedBookingsResolver,
} from './housekeeping.resolver';
import { HousekeepingDay } from './housekeepingDay.entity';
import { LostItem } from './lostItem.entity';
import { beginDays } from './morning.service';
import { Repair } from './repair.entity';
import { LostItemResolver, RepairResolver } from './report.resolver';
import { exportReports } from './reportExport.service';
import { removeReportPhotos } from './reportPhotos.service';
import { dirtyVacated } from './vacated.service';

const permissions = {
  'lostItem:manage': [dutyAtHotel(HotelDuty.HOUSEKEEPING, HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
} as const satisfies PermissionTable;

declare module '../../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** What housekeeping does because of bookings: the list of the day, check-outs, nights, repairs, and lost and found. */
export const housekeepingDesk: Domain = {
  entities: [HousekeepingDay, Repair, LostItem],
  resolvers: [
    HousekeepingResolver,
    DeskRoomsResolver,
    BookingRoomsResolver,
    ChartRoomsResolver,
    OccupiedBookingsResolver,
    RepairResolver,
    LostItemResolver,
  ],
  permissions,
  audited: {
    [AuditRecord.ROOM_NUMBER]: ['repair'],
    [AuditRecord.LOST_ITEM]: ['what', 'place', 'foundOn', 'lostState', 'noteChanged'],
  },
  jobs: { beginDays: { every: 300_000, run: beginDays } },
  joinHooks() {
    onRoomsVacated.join('housekeeping', dirtyVacated);
    onDelete.join('housekeeping', removeReportPhotos);
    onDataExport.join('housekeeping', exportReports);
  },
};
