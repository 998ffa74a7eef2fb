/** All pages of the staff area, loaded together when the first of them is visited. */
export { AuditLogPage } from './audit/AuditLogPage';
export { BookingResultsPage, BookingsPage, HoldsPage } from './bookings/BookingsPage';
export { BookingsForAHotelPage } from './bookings/BookingsForAHotelPage';
export {
  CityReferencesPage,
  CreateCityPage,
  CreateHotelTypePage,
  HotelTypeReferencesPage,
  UpdateCityPage,
  UpdateHotelTypePage,
} from './cities/TaxonomyPages';
export { DashboardPage } from './dashboard/DashboardPage';
export { DayPage } from './books/DayPage';
export { JournalPage } from './books/JournalPage';
export { ContactMessagesPage } from './contact/ContactMessagesPage';
export { MessageTemplatesPage } from './messages/MessageTemplatesPage';
export { DisputesPage } from './disputes/DisputesPage';
export { PayoutPage } from './payouts/PayoutPage';
export { PayoutsPage, ProviderTransactionsPage } from './payouts/PayoutsPage';
export { InvoicesPage } from './invoices/InvoicesPage';
export { TaxesPage } from './taxes/TaxesPage';
export { PaymentsPage, RefundsPage } from './payments/PaymentPages';
export { OpenAccountsPage } from './payments/OpenAccountsPage';
export { DifferencesPage } from './payments/DifferencesPage';
export { FindBookingPage } from './bookings/FindBookingPage';
export { NewBookingPage } from './frontdesk/NewBookingPage';
export { GuestPage } from './guests/GuestPage';
export { GuestsPage } from './guests/GuestsPage';
export { HousekeepingPage } from './housekeeping/HousekeepingPage';
export { HotelFilesPage } from './files/HotelFilesPage';
export { FrontDeskPage } from './frontdesk/FrontDeskPage';
export { CalendarsPage } from './calendars/CalendarsPage';
export { CityChargesPage } from './cities/CityChargesPage';
export { ExtrasPage } from './hotels/ExtrasPage';
export { UpdateCityPhotoPage } from './cities/UpdateCityPhotoPage';
export { UpdateHotelTypePhotoPage } from './cities/UpdateHotelTypePhotoPage';
export { FindUserPage } from './users/FindUserPage';
export { ReviewsTablePage } from './reviews/ReviewsTablePage';
export { CreateHotelPage, HotelsTablePage, UpdateHotelPage } from './hotels/HotelPages';
export { CreateRoomPage, RoomTypesPage, UpdateRoomPage } from './rooms/RoomPages';
export { CreateUserPage, UpdateUserPage, UsersPage } from './users/UserPages';
export { AcceptOfferPage } from './offers/AcceptOfferPage';
export { OffersPage } from './offers/OffersPage';
export { UserPage } from './users/UserPage';
export { FirstHourPage } from './team/FirstHourPage';
export { TeamPage } from './team/TeamPage';
export { TapeChartPage } from './tapechart/TapeChartPage';
export { RatesPage } from './rates/RatesPage';
