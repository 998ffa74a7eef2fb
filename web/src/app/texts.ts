/** Texts of the document and of the manifest, which are there before any script. */
export const myBookings = 'My bookings';
export const hotels = 'Hotels';
export const description = 'Find a hotel, choose your rooms, pay safely, and know where you sleep.';
export const noScript =
  'Hotels, rooms and reviews can be read without JavaScript; signing in and booking need it.';
