/** Texts of the folio of a booking, for staff. */

// BookingFolio
export const folio = 'Folio';
export const howToRead =
  'Charges raise the balance and credits lower it. A refund counts from the day on which it is due.';
export const noFolio = 'There is no folio yet. It begins when the booking is paid.';
export const folioNotLoaded = 'The folio could not be loaded.';
export const bookingOfFolio = '{hotel}, booking {reference} for {guest}';
export const printFolio = 'Print folio';
export const downloadCsv = 'Download CSV';
export const refundDue = '{amount} of the refunds is still due.';

// Ledger
export const folioOf = 'Folio of {guest}, step by step';
export const what = 'What';
export const charge = 'Charge';
export const credit = 'Credit';
export const balance = 'Balance';
export const staybook = 'Staybook';
export const whyAndWho = '{why} By {who}.';
export const settled = 'Settled';
export const guestOwes = 'The guest owes {amount}';
export const hotelOwes = 'The hotel owes {amount}';

// ledgerSteps
export const nightsAtPrice = '{stay}, {count, plural, one {# night} other {# nights}}\u00a0×\u00a0{price}';
export const payment = 'Payment: {title}';
export const refund = 'Refund: {title}';
export const noLongerCharged = '{title}, no longer charged';
export const reversed = '{title}, reversed';

// folioFile
export const date = 'Date';
export const night = 'Night';
export const room = 'Room';
export const why = 'Why';
export const by = 'By';
