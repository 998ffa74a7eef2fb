// auditScreen
export const auditLog = 'Audit log';
export const changes = '{count, plural, one {# change} other {# changes}}';
export const when = 'When';
export const administrator = 'Changed by';
export const actedAs = 'Acted as';
export const action = 'What was done';
export const record = 'Record';
export const recordName = 'To what';
export const fieldsChanged = 'Fields changed';
export const reference = 'Reference';
export const search = 'Person, user, hotel, room or reference';
export const noChanges = 'No staff have changed anything yet.';
export const allChangesToRecord = 'All changes to this record';

// RecordHistory
export const historyNotLoaded = 'We could not load the history.';
export const recordNeverChanged = 'No staff have changed this record yet.';
export const showAllChanges = 'Show all {count, plural, one {# change} other {# changes}}';

// auditValues
export const actorAsHotel = '{name}, as {hotel}';
export const deletedHotel = 'a deleted hotel';
export const deletedPerson = 'a deleted user';
export const apiKey = 'API key';
export const booking = 'Booking';
export const city = 'City';
export const hotel = 'Hotel';
export const hotelType = 'Property type';
export const paymentDifference = 'Payment difference';
export const payouts = 'Payouts';
export const contactMessage = 'Message from the contact form';
export const lostItem = 'Lost item';
export const roomNumber = 'Room number';
export const messageTemplate = 'Message to guests';
export const propertySubmission = 'Property submission';
export const review = 'Review';
export const roomType = 'Room type';
export const user = 'User';
export const noValue = 'none';
export const yes = 'yes';
export const no = 'no';
export const photos = '{count, plural, one {# photo} other {# photos}}';
