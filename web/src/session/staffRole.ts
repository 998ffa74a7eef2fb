import type { Role } from './Session.generated';
import type { Viewer } from './SessionProvider';

/** Whether the role is that of staff: of administrators or of members of hotels' teams. */
export const isStaffRole = (role: Role | null | undefined): boolean => role === 'ADMIN' || role === 'TEAM';

/** Whether the viewer sees a booking as its hotel does. Members of teams see their own stays as guests. */
export const seesAsStaff = (viewer: Viewer | undefined, guest: { id: string }): boolean =>
  viewer?.role === 'ADMIN' || (viewer?.role === 'TEAM' && viewer.id !== guest.id);
