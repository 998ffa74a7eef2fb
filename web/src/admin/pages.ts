/** All pages of the staff area, loaded together when the first of them is visited. */
export { BookingResultsPage, BookingsPage, HoldsPage } from './bookings/BookingsPage';
export { BookingsForAHotelPage } from './bookings/BookingsForAHotelPage';
export { FindBookingPage } from './bookings/FindBookingPage';
export { FindUserPage } from './users/FindUserPage';
export { UserPage } from './users/UserPage';
export { UsersPage } from './users/UsersPage';
