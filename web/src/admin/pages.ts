/** All pages of the staff area, loaded together when the first of them is visited. */
export { BookingResultsPage, BookingsPage, HoldsPage } from './bookings/BookingsPage';
export { BookingsForAHotelPage } from './bookings/BookingsForAHotelPage';
export { CityReferencesPage, HotelTypeReferencesPage } from './cities/PlacesPages';
export { DifferencesPage } from './payments/DifferencesPage';
export { FindBookingPage } from './bookings/FindBookingPage';
export { FindUserPage } from './users/FindUserPage';
export { HotelsTablePage } from './hotels/HotelsTablePage';
export { ReviewsTablePage } from './reviews/ReviewsTablePage';
export { RoomTypesPage } from './rooms/RoomTypesPage';
export { SubmissionsPage } from './submissions/SubmissionsPage';
export { UserPage } from './users/UserPage';
export { UsersPage } from './users/UsersPage';
