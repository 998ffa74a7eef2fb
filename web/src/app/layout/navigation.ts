import type { Role } from '../../session/Session.generated';
import { isStaffRole } from '../../session/staffRole';
import { paths } from '../../paths';
import * as texts from './texts';

export interface Destination {
  label: string;
  to: string;
  icon: 'home' | 'hotels' | 'rooms' | 'bookings' | 'reviews' | 'myReviews' | 'saved';
}

const HOME: Destination = { label: texts.home, to: paths.home(), icon: 'home' };
const HOTELS: Destination = { label: texts.hotels, to: paths.hotels(), icon: 'hotels' };
const ROOMS: Destination = { label: texts.rooms, to: paths.rooms(), icon: 'rooms' };
const MY_BOOKINGS: Destination = { label: texts.myBookings, to: paths.myBookings(), icon: 'bookings' };
const SAVED: Destination = { label: texts.savedHotels, to: paths.savedHotels(), icon: 'saved' };
const REVIEWS: Destination = { label: texts.reviews, to: paths.reviews(), icon: 'reviews' };
const MY_REVIEWS: Destination = { label: texts.myReviews, to: paths.myReviews(), icon: 'myReviews' };

/** The side menu by role (specification, section 6); staff have that of the staff area. Home is in the top bar. */
export function menuOf(role: Role | null | undefined): Destination[] {
  if (isStaffRole(role)) return [];
  if (role === 'CUSTOMER') return [HOTELS, ROOMS, SAVED, MY_BOOKINGS, REVIEWS, MY_REVIEWS];
  return role ? [HOTELS, ROOMS, REVIEWS] : [HOTELS, ROOMS, SAVED, REVIEWS];
}

/** The menu of small screens, where the top bar has no room for Home. */
export const compactMenuOf = (role: Role | null | undefined): Destination[] => [HOME, ...menuOf(role)];
