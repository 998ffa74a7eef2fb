type Query = Record<string, string | number | undefined>;

/** Builds every address of the app; unset parts of the query are left out. */
export const paths = {
  home: () => '/',
  login: (next?: string) => withQuery('/login', { next }),
  logout: (next?: string) => withQuery('/logout', { next }),
  register: () => '/register',
  emailVerification: (userId: string) => `/emailverification/${userId}`,
  forgotPassword: () => '/forgotpassword',
  resetPassword: (token: string, userId: string) => `/resetpassword/${token}/${userId}`,
  changePassword: () => '/changepassword',
  myAccount: () => '/users/myaccount',
  updateAccount: () => '/updatemyaccount',
  uploadFiles: (task: Query) => withQuery('/uploadfiles', task),
  listProperty: () => '/listproperty',
  subscription: () => '/subscriptionpage',
  hotels: (query: Query = {}) => withQuery('/hotels', query),
  findHotel: () => '/hotels/findhotel',
  countByCity: () => '/hotels/countbycity',
  countByType: () => '/hotels/countbytype',
  rooms: (query: Query = {}) => withQuery('/rooms', query),
  room: (id: string) => `/rooms/${id}`,
  results: (search: Query) => withQuery('/hotelslist', search),
  publicResults: (search: Query) => withQuery('/searchhotelsresults', search),
  hotel: (id: string, stay: Query = {}) => withQuery(`/hotels/${id}`, stay),
  availability: (id: string, stay: Query = {}) => withQuery(`/hotels/${id}/all`, stay),
  myBookings: (query: Query = {}) => withQuery('/mybookings', query),
  bookings: (query: Query = {}) => withQuery('/bookings', query),
  booking: (id: string) => `/bookings/${id}`,
  changeBooking: (id: string) => `/bookings/${id}/change`,
  reviews: (query: Query = {}) => withQuery('/reviews', query),
  findReview: () => '/reviews/findreview',
  reviewResults: (reviewId?: string) => withQuery('/searchreviewsresults', { review: reviewId }),
  myReviews: (query: Query = {}) => withQuery('/myreviews', query),
  createReview: (bookingId?: string) => withQuery('/createreview', { booking: bookingId }),
  updateReview: (reviewId: string) => withQuery('/updatemyreview', { review: reviewId }),
  unauthorized: () => '/unauthorized',
  handleError: () => '/handleerror',
  somethingWentWrong: () => '/somethingwentwrong',
};

function withQuery(path: string, query: Query): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}
