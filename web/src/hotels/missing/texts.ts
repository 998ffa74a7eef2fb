export const hotelNotFoundTitle = 'We can’t find this hotel';
export const hotelNotFound = 'The address may be mistyped, or the hotel is no longer on Staybook.';
export const hotelNotOpenTitle = 'Not open for booking yet';
export const hotelNotOpen =
  'The people of this hotel are still setting it up. Look again later, or choose another hotel.';
export const seeAllHotels = 'See all hotels';
