// HotelHead
export const pagesOfHotel = 'Pages of the hotel';
export const open = 'Open';
export const notOpen = 'Not open';

// hotelTabs
export const details = 'Details';
export const photos = 'Photos';
export const roomTypes = 'Room types';
export const rates = 'Rates';
export const extras = 'Extras';
export const messages = 'Messages';
export const calendars = 'Calendars';
export const team = 'Team';
export const opening = 'Opening';
