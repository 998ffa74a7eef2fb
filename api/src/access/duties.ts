import { HotelDuty } from './duty.enum';
import { Role } from './role.enum';
import type { Viewer } from './viewer';

/** The duties of a team member, by the id of the hotel. */
export type Duties = ReadonlyMap<string, readonly HotelDuty[]>;

/**
 * Whether these duties at one hotel include one of the needed. An owner has every duty; a manager has every duty where
 * `needed` names one, so a permission that names none is the owner's alone.
 */
export const includesDuty = (held: readonly HotelDuty[], needed: readonly HotelDuty[]): boolean =>
  held.includes(HotelDuty.OWNER) ||
  (needed.length > 0 && held.includes(HotelDuty.MANAGER)) ||
  needed.some((duty) => held.includes(duty));

/** The hotels where a team member has one of the duties, by their ids. */
export const hotelsWithDuty = (viewer: Viewer, needed: readonly HotelDuty[]): string[] =>
  viewer.role === Role.TEAM
    ? [...(viewer.duties ?? [])].flatMap(([hotelId, held]) => (includesDuty(held, needed) ? [hotelId] : []))
    : [];

/** Whether a team member has one of the duties at the hotel. */
export const hasDutyAt = (
  viewer: Viewer,
  hotelId: string | null | undefined,
  needed: readonly HotelDuty[],
): boolean =>
  viewer.role === Role.TEAM && includesDuty((hotelId && viewer.duties?.get(hotelId)) || [], needed);

/** Whether two viewers have the same duties at the same hotels. */
export function sameDuties(one: Duties = new Map(), other: Duties = new Map()): boolean {
  const textOf = (duties: Duties) =>
    JSON.stringify([...duties].map(([id, held]) => [id, [...held].sort()]).sort());
  return textOf(one) === textOf(other);
}

/** Whether the role is that of staff: of administrators or of members of hotels' teams. */
export const isStaffRole = (role: Role | undefined): boolean => role === Role.ADMIN || role === Role.TEAM;
