export const staybook = 'Staybook';
export const staybookHome = 'Staybook, home';
export const skipToContent = 'Skip to the content';
export const loadingPage = 'Loading the page';

// Menus
export const menu = 'Menu';
export const account = 'Account';
export const home = 'Home';
export const hotels = 'Hotels';
export const rooms = 'Rooms';
export const reviews = 'Reviews';
export const myAccount = 'My account';
export const myBookings = 'My bookings';
export const savedHotels = 'Saved';
export const myReviews = 'My reviews';
export const chats = 'Chats';
export const signIn = 'Sign in';
export const signUp = 'Sign up';
export const signOut = 'Sign out';
export const switchToDark = 'Switch to dark colours';
export const switchToLight = 'Switch to light colours';
export const language = 'Language';
export const languageIs = 'Language: {language}';

// Footer
export const moreOfStaybook = 'More of Staybook';
export const findRoom = 'Find a room';
export const findHotel = 'Find a hotel';
export const hotelsByCity = 'Hotels by city';
export const hotelsByType = 'Hotels by type';
export const beforeYouBook = 'Before you book';
export const help = 'Help';
export const newsletter = 'Newsletter';
export const yourProperty = 'Your property';
export const contact = 'Contact';
export const terms = 'Terms';
export const privacy = 'Privacy';
export const forDevelopers = 'For developers';

// Where the server cannot be reached
export const notReached =
  'We could not reach Staybook, so your last step may not have gone through. Please try it again.';
export const noConnection =
  'No connection to Staybook. We’ll continue automatically when you’re back online.';
export const myBookingsOffline = '<link>My bookings</link> still works offline.';
