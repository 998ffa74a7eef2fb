/** Texts of who comes and what they ask for. */

// StayDetailsFields, BookingGuests, StayDetailsDialog, guestFacts
export const guests = 'Guests';
export const leadGuest = 'Lead guest';
export const whoArrives = 'Who are you booking for?';
export const forMe = 'For me';
export const forOther = 'For another person';
export const whoIsArriving = 'Who is arriving?';
export const guestOfBooking = 'The guest who books';
export const otherGuest = 'Another guest';
export const guestPhoneForStaff = 'During the stay, if it differs from the number of who booked.';
export const firstName = 'First name of the guest';
export const lastName = 'Last name of the guest';
export const guestPhone = 'Telephone';
export const guestPhoneHint = 'So that the hotel can reach you on the day you arrive.';
export const requests = 'Requests';
export const requestNote = 'Anything else the hotel should know';
export const stayDetails = 'Guests and requests';
export const addStayDetails = 'Add guests and requests';
export const changeStayDetails = 'Change guests and requests';
export const keepStayDetails = 'Cancel';
export const saveStayDetails = 'Save';
export const arrival = 'Expected arrival';
export const arrivalUnknown = 'I don’t know yet';
