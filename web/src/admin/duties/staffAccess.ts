import { matchPath } from 'react-router-dom';
import { includesDuty, STAFF_ACCESS, type Duty, type StaffAccess } from '../../../../schema/staffPages';

/** A hotel of a member, with the member's duties there. */
export interface DutyHotel {
  id: string;
  name: string;
  duties: readonly Duty[];
}

/** What a member of staff may do: administrators everything, others what their duties at their hotels grant. */
export interface StaffDuties {
  isAdmin: boolean;
  /** The hotels of a member; none for administrators, who work for all. */
  hotels: readonly DutyHotel[];
}

/** Who may open the page at a path of the staff area; undefined for other pages. */
export function accessAt(pathname: string): StaffAccess | undefined {
  const exact = STAFF_ACCESS[pathname];
  if (exact) return exact;
  const path = Object.keys(STAFF_ACCESS).find((pattern) => matchPath(pattern, pathname));
  return path === undefined ? undefined : STAFF_ACCESS[path];
}

/** The hotels where a member has one of the duties. */
export const hotelsFor = ({ hotels }: StaffDuties, needed: readonly Duty[] | null): readonly DutyHotel[] =>
  hotels.filter(({ duties }) => includesDuty(duties, needed));

/** Whether the duties grant what needs one of these, at this hotel or at any; null is for administrators only. */
export const grants = (held: StaffDuties, needed: readonly Duty[] | null, hotelId?: string): boolean =>
  held.isAdmin || hotelsFor(held, needed).some(({ id }) => hotelId === undefined || id === hotelId);

/** Whether the page at a path can be opened. Pages outside the staff area are open to all staff. */
export function mayOpen(held: StaffDuties, pathname: string): boolean {
  const access = accessAt(pathname);
  return !access || grants(held, access.duties);
}
