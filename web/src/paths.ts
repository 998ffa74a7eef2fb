import { hotelPath, type AddressedHotel } from '../../schema/hotelAddress';

export type Query = Record<string, string | number | undefined>;

/** Builds every address of the app outside the staff area; unset parts of the query are left out. */
export const paths = {
  home: () => '/',
  login: (next?: string) => withQuery('/login', { next }),
  logout: (next?: string) => withQuery('/logout', { next }),
  register: (next?: string) => withQuery('/register', { next }),
  emailVerification: (userId: string, next?: string) => withQuery(`/emailverification/${userId}`, { next }),
  forgotPassword: (next?: string) => withQuery('/forgotpassword', { next }),
  resetPassword: (token: string, userId: string) => `/resetpassword/${token}/${userId}`,
  changePassword: () => '/changepassword',
  myAccount: () => '/users/myaccount',
  /** The page for developers, at one of its parts. */
  developers: (part?: 'webhooks' | 'challenge') => (part ? `/developers#${part}` : '/developers'),
  /** A document of its own, beside the app. */
  explorer: () => '/graphiql',
  apiKeys: () => '/apikeys',
  webhooks: () => '/webhooks',
  webhook: (id: string, query: Query = {}) => withQuery(`/webhooks/${id}`, query),
  updateAccount: () => '/updatemyaccount',
  uploadFiles: (task: Query) => withQuery('/uploadfiles', task),
  /** The first hour of the owner of a new hotel, in the staff area. */
  firstHour: (hotelId: string) => withQuery('/staff/firsthour', { hotel: hotelId }),
  teamInvitation: (token: string) => withQuery('/teaminvitation', { token }),
  listProperty: () => '/listproperty',
  myProperties: (query: Query = {}) => withQuery('/myproperties', query),
  subscription: () => '/subscriptionpage',
  hotels: (query: Query = {}) => withQuery('/hotels', query),
  findHotel: () => '/hotels/findhotel',
  help: () => '/help',
  contact: () => '/contact',
  terms: () => '/terms',
  privacy: () => '/privacy',
  countByCity: () => '/hotels/countbycity',
  countByType: () => '/hotels/countbytype',
  rooms: (query: Query = {}) => withQuery('/rooms', query),
  room: (id: string) => `/rooms/${id}`,
  results: (search: Query) => withQuery('/hotelslist', search),
  publicResults: (search: Query) => withQuery('/searchhotelsresults', search),
  /** With words that people can read where name and city are known. */
  hotel: (hotel: string | AddressedHotel, stay: Query = {}) =>
    withQuery(typeof hotel === 'string' ? `/hotels/${hotel}` : hotelPath(hotel), stay),
  compare: (query: Query) => withQuery('/compare', query),
  savedHotels: () => '/savedhotels',
  myBookings: (query: Query = {}) => withQuery('/mybookings', query),
  bookings: (query: Query = {}) => withQuery('/bookings', query),
  booking: (id: string) => `/bookings/${id}`,
  invoice: (bookingId: string, id: string) => `/bookings/${bookingId}/invoices/${id}`,
  changeBooking: (id: string) => `/bookings/${id}/change`,
  reviews: (query: Query = {}) => withQuery('/reviews', query),
  findReview: () => '/reviews/findreview',
  reviewResults: (reviewId?: string) => withQuery('/searchreviewsresults', { review: reviewId }),
  myReviews: (query: Query = {}) => withQuery('/myreviews', query),
  createReview: (bookingId?: string) => withQuery('/createreview', { booking: bookingId }),
  updateReview: (reviewId: string) => withQuery('/updatemyreview', { review: reviewId }),
  findBooking: () => '/bookings/findbooking',
  extras: (hotelId?: string) => withQuery('/hotels/extras', { hotel: hotelId }),
  disputes: (query: Query = {}) => withQuery('/staff/disputes', query),
  /** The chats, one of them open, with what is about to be shared. */
  chats: (chatId?: string, shared: { hotelId?: string; bookingId?: string } = {}) =>
    withQuery('/realtimechat', { chat: chatId, hotel: shared.hotelId, booking: shared.bookingId }),
  unauthorized: () => '/unauthorized',
  handleError: () => '/handleerror',
  somethingWentWrong: () => '/somethingwentwrong',
};

/** An address with those parts of the query that are set. */
export function withQuery(path: string, query: Query): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}
