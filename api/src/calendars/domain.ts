import { AuditRecord } from '../access/audit/auditEntry.entity';
import type { Domain } from '../access/domain';
import { HotelDuty } from '../access/duty.enum';
import type { PermissionTable } from '../access/policy';
import { dutyAtHotel, NEVER } from '../access/rules';
import type { LoadersOf, LoaderTable } from '../database/loaders';
import { onRoomNumbersRemoved } from '../rooms/removal.service';
import { PURPOSE } from './addresses';
import { CalendarConflictResolver, RoomCalendarResolver } from './calendar.resolver';
import { deleteCalendars } from './calendar.service';
import { CalendarConflict } from './calendarConflict.entity';
import { importCalendars } from './importCalendars.service';
import { RoomCalendar } from './roomCalendar.entity';

const loaders = {
  conflictsOfCalendar: (kit) => kit.rows(CalendarConflict, 'calendarId', 'foundAt', 'id'),
} satisfies LoaderTable;

const permissions = {
  // The address of a calendar would outlive a leaked key.
  'calendar:manage': [dutyAtHotel(HotelDuty.FRONT_DESK), NEVER],
} as const satisfies PermissionTable;

declare module '../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Calendars of other sites (iCalendar, RFC 5545) that room numbers are connected with. */
export const calendars: Domain = {
  entities: [RoomCalendar, CalendarConflict],
  resolvers: [RoomCalendarResolver, CalendarConflictResolver],
  loaders,
  permissions,
  sealed: [{ entity: RoomCalendar, key: 'id', column: 'sealedToken', purpose: PURPOSE }],
  audited: { [AuditRecord.HOTEL]: ['calendars'] },
  jobs: { importCalendars: { every: 15_000, run: importCalendars } },
  joinHooks() {
    onRoomNumbersRemoved.join('calendars', deleteCalendars);
  },
};
