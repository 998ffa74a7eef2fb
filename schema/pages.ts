import { text } from './fill';

/** What search engines and link previews read of a page that is the same for everybody. */
export interface PageTexts {
  title: string;
  description: string;
}

/** Pages that search engines may list, by their addresses. */
export const PUBLIC_PAGES: Record<string, PageTexts> = {
  '/': {
    title: text('Hotels by city, dates and price'),
    description: text('Find a hotel, choose your exact room and pay securely.'),
  },
  '/hotels': {
    title: text('Hotels'),
    description: text('All hotels with photos, prices per night and ratings from guests who stayed.'),
  },
  '/hotels/countbycity': {
    title: text('Hotels by city'),
    description: text('Browse hotels by city, with the number of hotels in each.'),
  },
  '/hotels/countbytype': {
    title: text('Hotels by type'),
    description: text('Browse hotels by type, with the number of hotels of each type.'),
  },
  '/rooms': {
    title: text('Rooms'),
    description: text('Rooms at all hotels, with amenities, capacity and price per night.'),
  },
  '/reviews': {
    title: text('Reviews'),
    description: text('Reviews of hotels by guests who stayed there.'),
  },
  '/help': {
    title: text('Help'),
    description: text('How to find a room, pay for it, change it or cancel it.'),
  },
  '/contact': {
    title: text('Contact'),
    description: text('How to reach us about a booking or about Staybook.'),
  },
  '/terms': {
    title: text('Terms'),
    description: text('The terms for guests who book a room, and for the hotels that provide it.'),
  },
  '/privacy': {
    title: text('Privacy'),
    description: text('What we store about you, who can see it, and how to have it deleted.'),
  },
  '/listproperty': {
    title: text('List your property'),
    description: text('Offer your hotel to guests on Staybook.'),
  },
  '/developers': {
    title: text('For developers'),
    description: text(
      'Build on the Staybook API: keys, scopes, limits, errors, subscriptions and webhooks, with examples.',
    ),
  },
};

/** Pages about one hotel and one room type. */
export const HOTEL_PAGE = '/hotels/:hotelId';
export const ROOM_PAGE = '/rooms/:roomId';

/** Pages that are only useful when reached from another page: search engines leave them out. */
export const OTHER_PAGES: readonly string[] = [
  '/hotels/findhotel',
  '/searchhotelsresults',
  '/savedhotels',
  '/compare',
  '/checkout-success',
  '/cancel-order',
  '/booking-success',
  '/pay/:token',
  '/cancel',
  '/login',
  '/logout',
  '/register',
  '/emailverification/:userId',
  '/forgotpassword',
  '/resetpassword/:resetToken/:userId',
  '/confirmemail/:token/:userId',
  '/undoemailchange/:token/:userId',
  '/keepfactors/:token',
  '/teaminvitation',
  '/subscriptionpage',
  '/unsubscribe/:subscriberId/:token',
  '/endwatch/:which/:id/:token',
  '/refusemessages/:userId/:hotelId/:token',
  '/unauthorized',
  '/handleerror',
  '/somethingwentwrong',
  '/hotelslist',
  '/hotels/:hotelId/all',
  '/bookings/:bookingId',
  '/bookings/:bookingId/change',
  '/bookings/:bookingId/invoices/:invoiceId',
  '/reviews/findreview',
  '/searchreviewsresults',
  '/uploadfiles',
  '/myproperties',
  '/users/myaccount',
  '/changepassword',
  '/apikeys',
  '/webhooks',
  '/webhooks/:webhookId',
  '/realtimechat',
  '/updatemyaccount',
  '/mybookings',
  '/myreviews',
  '/createreview',
  '/updatemyreview',
];

/** The titles of those pages that are the same for every visitor and every query. Others have one only in the browser. */
export const OTHER_TITLES: Record<string, string> = {
  '/hotels/findhotel': text('Find a hotel'),
  '/searchhotelsresults': text('Hotels'),
  '/hotelslist': text('Hotels'),
  '/login': text('Sign in'),
  '/register': text('Sign up'),
  '/forgotpassword': text('Forgot your password?'),
  '/subscriptionpage': text('Subscribe to our newsletter'),
  '/reviews/findreview': text('Find a review'),
  '/myproperties': text('Your property submissions'),
  '/users/myaccount': text('My account'),
  '/changepassword': text('Change password'),
  '/apikeys': text('API keys'),
  '/webhooks': text('Webhooks'),
  '/realtimechat': text('Chats'),
  '/updatemyaccount': text('Update details'),
  '/mybookings': text('My bookings'),
  '/myreviews': text('My reviews'),
  '/createreview': text('Write a review'),
};

/** Pages of the staff area. */
export const STAFF_PAGES: readonly string[] = [
  '/dashboard',
  '/bookings',
  '/bookingsforahotel',
  '/searchbookingsresults',
  '/bookings/findbooking',
  '/tapechart',
  '/rates',
  '/staff/housekeeping',
  '/staff/holds',
  '/staff/guests',
  '/staff/guests/:hotelId/:userId',
  '/staff/hotels',
  '/staff/rooms',
  '/hotels/allcityrefs',
  '/hotels/allhoteltyperefs',
  '/staff/reviews',
  '/staff/messages',
  '/staff/messagetemplates',
  '/staff/properties',
  '/staff/properties/accept',
  '/staff/dayclose',
  '/staff/journal',
  '/staff/payouts',
  '/staff/payouts/:payoutId',
  '/staff/providertransactions',
  '/staff/payments',
  '/staff/refunds',
  '/staff/openaccounts',
  '/staff/invoices',
  '/staff/taxes',
  '/staff/disputes',
  '/staff/paymentdifferences',
  '/staff/team',
  '/staff/calendars',
  '/staff/firsthour',
  '/staff/files',
  '/frontdesk/newbooking',
  '/frontdesk',
  '/auditlog',
  '/users',
  '/createhotel',
  '/hotels/updatehotel',
  '/hotels/createhoteltype',
  '/hotels/createcity',
  '/hotels/updatecity',
  '/hotels/updatehoteltype',
  '/hotels/citycharges',
  '/hotels/extras',
  '/hotels/updatecityphoto',
  '/hotels/updatehoteltypephoto',
  '/createroom',
  '/rooms/updateroom',
  '/users/createuser',
  '/users/updateuser',
  '/users/finduser',
  '/users/getuser',
];
