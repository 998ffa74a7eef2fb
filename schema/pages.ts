/** What search engines and link previews read of a page that is the same for everybody. */
export interface PageTexts {
  title: string;
  description: string;
}

/** Pages that anybody may find, by their addresses. */
export const PUBLIC_PAGES: Record<string, PageTexts> = {
  '/': {
    title: 'Hotels by city, dates and price',
    description: 'Find a hotel, choose your rooms, pay safely, and know where you sleep.',
  },
  '/hotels': {
    title: 'Hotels',
    description: 'All hotels with photos, ratings of guests who stayed, and the price of a night.',
  },
  '/hotels/countbycity': {
    title: 'Hotels by city',
    description: 'In which cities there are hotels, and how many.',
  },
  '/hotels/countbytype': {
    title: 'Hotels by type',
    description: 'Which types of hotels there are, and how many of each.',
  },
  '/rooms': {
    title: 'Rooms',
    description: 'Rooms of all hotels: what they offer, how many they sleep and what a night costs.',
  },
  '/reviews': {
    title: 'Reviews',
    description: 'What guests write about hotels after their stay.',
  },
  '/help': {
    title: 'Help',
    description: 'How to find a room, pay for it, change it or give it back.',
  },
  '/contact': {
    title: 'Contact',
    description: 'How to reach us about a booking or about Staybook.',
  },
  '/terms': {
    title: 'Terms',
    description: 'What guests can rely on when they book a room, and what hotels rely on.',
  },
  '/privacy': {
    title: 'Privacy',
    description: 'What is stored about guests, who else sees it, and how to end it.',
  },
  '/listproperty': {
    title: 'List your property',
    description: 'Offer your hotel to guests on Staybook.',
  },
  '/developers': {
    title: 'For developers',
    description:
      'How a program asks Staybook: keys, scopes, limits, errors, subscriptions and webhooks, with examples.',
  },
};

/** Pages about one hotel and one room type. */
export const HOTEL_PAGE = '/hotels/:hotelId';
export const ROOM_PAGE = '/rooms/:roomId';

/** Pages that are of use to whoever came from another one: search engines leave them out. */
export const OTHER_PAGES: readonly string[] = [
  '/hotels/findhotel',
  '/searchhotelsresults',
  '/checkout-success',
  '/cancel-order',
  '/booking-success',
  '/cancel',
  '/login',
  '/logout',
  '/register',
  '/emailverification/:userId',
  '/forgotpassword',
  '/resetpassword/:resetToken/:userId',
  '/confirmemail/:token/:userId',
  '/undoemailchange/:token/:userId',
  '/subscriptionpage',
  '/unsubscribe/:subscriberId/:token',
  '/unauthorized',
  '/handleerror',
  '/somethingwentwrong',
  '/hotelslist',
  '/hotels/:hotelId/all',
  '/bookings/:bookingId',
  '/bookings/:bookingId/change',
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

/** Pages of the staff area. */
export const STAFF_PAGES: readonly string[] = [
  '/dashboard',
  '/bookings',
  '/bookingsforahotel',
  '/searchbookingsresults',
  '/bookings/findbooking',
  '/tapechart',
  '/rates',
  '/staff/holds',
  '/staff/hotels',
  '/staff/rooms',
  '/hotels/allcityrefs',
  '/hotels/allhoteltyperefs',
  '/staff/reviews',
  '/staff/properties',
  '/staff/properties/accept',
  '/staff/paymentdifferences',
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
  '/hotels/updatecityphoto',
  '/hotels/updatehoteltypephoto',
  '/createroom',
  '/rooms/updateroom',
  '/users/createuser',
  '/users/updateuser',
  '/users/finduser',
  '/users/getuser',
];
