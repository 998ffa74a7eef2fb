// guestScreen
export const guests = 'Guests';
export const guestCount = '{count, plural, one {# guest} other {# guests}}';
export const name = 'Name';
export const phone = 'Telephone';
export const email = 'Email';
export const hotel = 'Hotel';
export const stays = 'Stays';
export const nights = 'Nights';
export const lastStay = 'Last stay';
export const nextStay = 'Next stay';
export const balanceDue = 'Balance due';
export const notes = 'Notes';
export const booked = 'Last booked';
export const open = 'Open';
export const searchGuests = 'Name, email or telephone';
export const noGuests = 'No guests yet. A guest is listed once a booking is confirmed.';
export const showStays = 'Show stays';
export const writeMail = 'Write an email';

// GuestPage
export const staysOf = 'Stays of {name}';
export const unknownGuest = 'This guest does not exist';
export const unknownGuestHelp = 'Nobody with this account has a confirmed booking at this hotel.';
export const backToGuests = 'Back to guests';
