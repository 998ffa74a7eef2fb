import type { RouteObject } from 'react-router-dom';
import { lazyRoute } from '../kit/navigation/lazyPage';
import { Guard } from '../session/Guard';
import type { Role } from '../session/Session.generated';
import { page } from './page';
import { NotFoundPage } from './pages/NotFoundPage';

const SIGNED_IN: readonly Role[] = ['CUSTOMER', 'INTERMEDIATE', 'TEAM', 'ADMIN'];
const CUSTOMERS: readonly Role[] = ['CUSTOMER'];
const WITH_RECORDS: readonly Role[] = ['CUSTOMER', 'TEAM'];
const STAFF: readonly Role[] = ['TEAM', 'ADMIN'];

/** A page of the staff area: its pages are one chunk, which nobody else loads. */
const staffPage = (path: string, name: keyof typeof import('../admin/pages')): RouteObject =>
  page(path, async () => (await import('../admin/pages'))[name]);

/** For everyone, though they do not come rendered. */
const publicPages = [
  page('/hotels/findhotel', async () => (await import('../hotels/FindHotelPage')).FindHotelPage),
  page('/savedhotels', async () => (await import('../saved/SavedHotelsPage')).SavedHotelsPage),
  page('/compare', async () => (await import('../saved/ComparePage')).ComparePage),
  page('/login', async () => (await import('./pages/SignInPage')).SignInPage),
  page('/logout', async () => (await import('../session/LogoutPage')).LogoutPage),
  page('/register', async () => (await import('../session/RegisterPage')).RegisterPage),
  page('/forgotpassword', async () => (await import('../session/ForgotPasswordPage')).ForgotPasswordPage),
  page('/subscriptionpage', async () => (await import('../newsletter/SubscriptionPage')).SubscriptionPage),
  page('/listproperty', async () => (await import('../photos/ListPropertyPage')).ListPropertyPage),
  page('/unauthorized', async () => (await import('./pages/UnauthorizedPage')).UnauthorizedPage),
  page('/handleerror', async () => (await import('./pages/HandleErrorPage')).HandleErrorPage),
  page(
    '/checkout-success',
    async () => (await import('../bookings/checkout/CheckoutSuccessPage')).CheckoutSuccessPage,
  ),
  page('/cancel-order', async () => (await import('../bookings/checkout/CancelOrderPage')).CancelOrderPage),
  page(
    '/booking-success',
    async () => (await import('../bookings/checkout/BookingSuccessPage')).BookingSuccessPage,
  ),
  page('/pay/:token', async () => (await import('../bookings/checkout/PaymentLinkPage')).PaymentLinkPage),
  page('/cancel', async () => (await import('../bookings/checkout/CancelPage')).CancelPage),
  page(
    '/emailverification/:userId',
    async () => (await import('../session/EmailVerificationPage')).EmailVerificationPage,
  ),
  page(
    '/resetpassword/:resetToken/:userId',
    async () => (await import('../session/ResetPasswordPage')).ResetPasswordPage,
  ),
  page(
    '/confirmemail/:token/:userId',
    async () => (await import('../users/ConfirmEmailPage')).ConfirmEmailPage,
  ),
  page(
    '/undoemailchange/:token/:userId',
    async () => (await import('../users/UndoEmailChangePage')).UndoEmailChangePage,
  ),
  page('/keepfactors/:token', async () => (await import('../users/KeepFactorsPage')).KeepFactorsPage),
  page('/teaminvitation', async () => (await import('../users/team/TeamInvitationPage')).TeamInvitationPage),
  page(
    '/unsubscribe/:subscriberId/:token',
    async () => (await import('../newsletter/UnsubscribePage')).UnsubscribePage,
  ),
  page('/endwatch/:which/:id/:token', async () => (await import('../watches/EndWatchPage')).EndWatchPage),
  page(
    '/refusemessages/:userId/:hotelId/:token',
    async () => (await import('../newsletter/RefuseMessagesPage')).RefuseMessagesPage,
  ),
];

const signedInPages = [
  page('/hotelslist', async () => (await import('../search/ResultsPage')).ResultsPage),
  page('/hotels/:hotelId/all', async () => (await import('./pages/HotelRoute')).HotelRoute),
  page('/bookings/:bookingId', async () => (await import('../bookings/detail/BookingPage')).BookingPage),
  page(
    '/bookings/:bookingId/change',
    async () => (await import('../bookings/change/ChangeBookingPage')).ChangeBookingPage,
  ),
  page(
    '/bookings/:bookingId/invoices/:invoiceId',
    async () => (await import('../bookings/invoice/InvoicePage')).InvoicePage,
  ),
  page('/reviews/findreview', async () => (await import('../reviews/FindReviewPage')).FindReviewPage),
  page('/searchreviewsresults', async () => (await import('../reviews/ReviewResultsPage')).ReviewResultsPage),
  page('/uploadfiles', async () => (await import('./pages/UploadRoute')).UploadRoute),
  page('/myproperties', async () => (await import('../photos/MyPropertiesPage')).MyPropertiesPage),
  page('/users/myaccount', async () => (await import('../users/MyAccountPage')).MyAccountPage),
  page('/changepassword', async () => (await import('../users/ChangePasswordPage')).ChangePasswordPage),
  page('/apikeys', async () => (await import('../users/ApiKeysPage')).ApiKeysPage),
  page('/webhooks', async () => (await import('../webhooks/WebhooksPage')).WebhooksPage),
  page('/webhooks/:webhookId', async () => (await import('../webhooks/WebhookPage')).WebhookPage),
  page('/realtimechat', async () => (await import('../chats/RealtimeChatPage')).RealtimeChatPage),
  page('/updatemyaccount', async () => (await import('../users/UpdateAccountPage')).UpdateAccountPage),
];

/** Bookings and reviews of customers, which stay theirs when they join a team. */
const recordPages = [
  page('/mybookings', async () => (await import('../bookings/detail/MyBookingsPage')).MyBookingsPage),
  page('/myreviews', async () => (await import('../reviews/MyReviewsPage')).MyReviewsPage),
  page('/updatemyreview', async () => (await import('../reviews/UpdateReviewPage')).UpdateReviewPage),
];

const customerPages = [
  page('/createreview', async () => (await import('../reviews/CreateReviewPage')).CreateReviewPage),
];

const staffPages = [
  staffPage('/dashboard', 'DashboardPage'),
  staffPage('/bookings', 'BookingsPage'),
  staffPage('/bookingsforahotel', 'BookingsForAHotelPage'),
  staffPage('/searchbookingsresults', 'BookingResultsPage'),
  staffPage('/bookings/findbooking', 'FindBookingPage'),
  staffPage('/tapechart', 'TapeChartPage'),
  staffPage('/rates', 'RatesPage'),
  staffPage('/staff/holds', 'HoldsPage'),
  staffPage('/staff/guests', 'GuestsPage'),
  staffPage('/staff/guests/:hotelId/:userId', 'GuestPage'),
  staffPage('/staff/hotels', 'HotelsTablePage'),
  staffPage('/staff/rooms', 'RoomTypesPage'),
  staffPage('/hotels/allcityrefs', 'CityReferencesPage'),
  staffPage('/hotels/allhoteltyperefs', 'HotelTypeReferencesPage'),
  staffPage('/staff/reviews', 'ReviewsTablePage'),
  staffPage('/staff/messages', 'ContactMessagesPage'),
  staffPage('/staff/messagetemplates', 'MessageTemplatesPage'),
  staffPage('/staff/properties', 'OffersPage'),
  staffPage('/staff/properties/accept', 'AcceptOfferPage'),
  staffPage('/staff/dayclose', 'DayPage'),
  staffPage('/staff/journal', 'JournalPage'),
  staffPage('/staff/payments', 'PaymentsPage'),
  staffPage('/staff/openaccounts', 'OpenAccountsPage'),
  staffPage('/staff/refunds', 'RefundsPage'),
  staffPage('/staff/invoices', 'InvoicesPage'),
  staffPage('/staff/taxes', 'TaxesPage'),
  staffPage('/staff/disputes', 'DisputesPage'),
  staffPage('/staff/payouts', 'PayoutsPage'),
  staffPage('/staff/payouts/:payoutId', 'PayoutPage'),
  staffPage('/staff/providertransactions', 'ProviderTransactionsPage'),
  staffPage('/staff/paymentdifferences', 'DifferencesPage'),
  staffPage('/staff/team', 'TeamPage'),
  staffPage('/staff/calendars', 'CalendarsPage'),
  staffPage('/staff/firsthour', 'FirstHourPage'),
  staffPage('/staff/files', 'HotelFilesPage'),
  staffPage('/frontdesk/newbooking', 'NewBookingPage'),
  staffPage('/frontdesk', 'FrontDeskPage'),
  staffPage('/staff/housekeeping', 'HousekeepingPage'),
  staffPage('/auditlog', 'AuditLogPage'),
  staffPage('/users', 'UsersPage'),
  staffPage('/createhotel', 'CreateHotelPage'),
  staffPage('/hotels/updatehotel', 'UpdateHotelPage'),
  staffPage('/hotels/createhoteltype', 'CreateHotelTypePage'),
  staffPage('/hotels/createcity', 'CreateCityPage'),
  staffPage('/hotels/updatecity', 'UpdateCityPage'),
  staffPage('/hotels/updatehoteltype', 'UpdateHotelTypePage'),
  staffPage('/hotels/citycharges', 'CityChargesPage'),
  staffPage('/hotels/extras', 'ExtrasPage'),
  staffPage('/users/createuser', 'CreateUserPage'),
  staffPage('/hotels/updatecityphoto', 'UpdateCityPhotoPage'),
  staffPage('/hotels/updatehoteltypephoto', 'UpdateHotelTypePhotoPage'),
  staffPage('/createroom', 'CreateRoomPage'),
  staffPage('/rooms/updateroom', 'UpdateRoomPage'),
  staffPage('/users/updateuser', 'UpdateUserPage'),
  staffPage('/users/finduser', 'FindUserPage'),
  staffPage('/users/getuser', 'UserPage'),
];

/** The pages that are not in routes.tsx, who may see each, and what any other address shows. */
export const otherRoutes: RouteObject[] = [
  ...publicPages,
  { element: <Guard roles={SIGNED_IN} />, children: signedInPages },
  { element: <Guard roles={WITH_RECORDS} />, children: recordPages },
  { element: <Guard roles={CUSTOMERS} />, children: customerPages },
  lazyRoute(async () => (await import('../admin/layout/StaffPages')).StaffPages, {
    children: [{ element: <Guard roles={STAFF} />, children: staffPages }],
  }),
  { path: '*', element: <NotFoundPage /> },
];
