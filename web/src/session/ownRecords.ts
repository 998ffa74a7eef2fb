import type { Role } from './Session.generated';

/** Whether people of this role have bookings, reviews and saved hotels of their own. Members of teams keep those from before. */
export const hasOwnRecords = (role: Role | null | undefined): boolean =>
  role === 'CUSTOMER' || role === 'TEAM';
