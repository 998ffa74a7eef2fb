import type { Role } from '../../session/Session.generated';
import { paths } from '../../paths';

export interface Destination {
  label: string;
  to: string;
  icon: 'home' | 'hotels' | 'rooms' | 'bookings' | 'reviews' | 'myReviews';
}

const HOME: Destination = { label: 'Home', to: paths.home(), icon: 'home' };
const HOTELS: Destination = { label: 'Hotels', to: paths.hotels(), icon: 'hotels' };
const ROOMS: Destination = { label: 'Rooms', to: paths.rooms(), icon: 'rooms' };
const MY_BOOKINGS: Destination = { label: 'My bookings', to: paths.myBookings(), icon: 'bookings' };
const REVIEWS: Destination = { label: 'Reviews', to: paths.reviews(), icon: 'reviews' };
const MY_REVIEWS: Destination = { label: 'My reviews', to: paths.myReviews(), icon: 'myReviews' };

/** The side menu by role (specification, section 6); administrators have that of the staff area. Home is in the top bar. */
export function menuOf(role: Role | null | undefined): Destination[] {
  if (role === 'ADMIN') return [];
  return role === 'CUSTOMER' ? [HOTELS, ROOMS, MY_BOOKINGS, REVIEWS, MY_REVIEWS] : [HOTELS, ROOMS, REVIEWS];
}

/** The menu of small screens, where the top bar has no room for Home. */
export const compactMenuOf = (role: Role | null | undefined): Destination[] => [HOME, ...menuOf(role)];
