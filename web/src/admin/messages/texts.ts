// MessageTemplatesPage
export const messageTemplates = 'Messages to guests';
export const newQuickReply = 'New quick reply';
export const notLoaded = 'The messages could not be loaded.';

// TemplateList
export const automatic = 'Sent automatically';
export const quickReplies = 'Quick replies';
export const quickRepliesText = 'Staff insert them in chats about a booking.';
export const noQuickReplies = 'No quick replies yet.';
export const unsaved = 'Not saved';
export const sentLately = 'Sent to {count, plural, one {# guest} other {# guests}} in 30 days, last {when}';
export const notSentLately = 'Not sent in the last 30 days';
export const isOff = 'Off. Turn it on in the list to send it.';
export const isOffered = 'Offered in chats';
export const isNotOffered = 'Not offered';
export const sendMessage = 'Send: {message}';
export const offerReply = 'Offer in chats: {message}';

// when.ts
export const confirmedText = 'A part of the confirmation email, when a booking is confirmed.';
export const paymentDueText =
  'To guests who still owe something. Guests who book later than this get none: their confirmation says what to pay.';
export const beforeArrivalText =
  'The way to the hotel and the hours. Guests who book later than this get none.';
export const arrivalDayText =
  'To guests who have not checked in. Guests who book on the same day get it at once.';
export const afterStayText =
  'To guests who have checked out and have not written a review. It replaces the review request of Staybook, and guests can refuse it.';
export const quickReplyText =
  'Inserted in a chat about a booking, filled for that booking. Type / in an empty message to find it.';
export const withConfirmation = 'With the confirmation email';
export const daysBefore = '{days, plural, one {# day} other {# days}} before arrival, {time}';
export const onArrivalDay = 'On the day of arrival, {time}';
export const daysAfter =
  '{days, plural, =0 {On the day of departure} one {# day after departure} other {# days after departure}}, {time}';

// TemplateEditor
export const back = 'All messages';
export const name = 'Name';
export const nameHint = 'Staff find it by this name. Guests do not see it.';
export const language = 'Language';
export const ownLanguage = '{language}, language of the hotel';
export const translated = '{language}';
export const notTranslated = '{language}, not translated';
export const usualText = '{language}, usual text';
export const translationHint =
  'Guests whose language this is get these words. Leave them empty to send the message in the language of the hotel.';
export const usualHint = 'This is the usual text. Guests get it in their language until you write your own.';
export const usualTranslationHint =
  'Guests whose language this is get these words. Leave them empty to send the usual text in this language.';
export const subject = 'Subject';
export const message = 'Message';
export const messageHint = 'A line whose placeholder has no value for a booking is left out.';
export const daysBeforeArrival = 'Days before arrival';
export const daysAfterDeparture = 'Days after departure';
export const hour = 'Time at the hotel';
export const wrongDays = 'Enter {from} to {to}.';
export const insertPlaceholder = 'Insert a placeholder';
export const insertThis = 'Insert {label}: {meaning}';

// placeholderLabels
export const guestNamePlaceholder = 'Guest';
export const hotelNamePlaceholder = 'Hotel';
export const referencePlaceholder = 'Booking reference';
export const arrivalDayPlaceholder = 'Arrival';
export const departureDayPlaceholder = 'Departure';
export const checkInHoursPlaceholder = 'Check-in hours';
export const checkOutHourPlaceholder = 'Check-out hour';
export const bookedRoomsPlaceholder = 'Rooms';
export const addressPlaceholder = 'Address';
export const directionsPlaceholder = 'Directions';
export const arrivalHourPlaceholder = 'Expected arrival';
export const arrivalHourLinkPlaceholder = 'Link for the hour of arrival';
export const bookingLinkPlaceholder = 'Link to the booking';
export const balanceDuePlaceholder = 'Balance due';
export const reviewLinkPlaceholder = 'Link to write a review';
export const nextSent = 'Next sent {when} at the hotel';
export const save = 'Save';
export const saved = 'Saved.';
export const discard = 'Discard changes';
export const useUsual = 'Use the usual text';
export const sendTest = 'Send me a test';
export const testSent = 'A test was sent to {email}.';
export const deleteReply = 'Delete';
export const deleteTitle = 'Delete this quick reply?';
export const deleteText = '“{name}” is no longer offered in chats. Messages that were sent with it stay.';
export const keepReply = 'Keep it';
export const deleted = '“{name}” was deleted.';
export const turnedOn = '“{name}” is on.';
export const turnedOff = '“{name}” is off.';

// ChangedMeanwhile
export const changedMeanwhile = '{who} has changed this message while you were editing it.';
export const someoneElse = 'Someone else';
export const theirText = 'It now says:';
export const keepMine = 'Keep mine';
export const takeTheirs = 'Use theirs';

// MessagePreview
export const preview = 'Preview';
export const previewFor = 'Booking';
export const previewPlaceholder = 'Reference, or the next arrival';
export const noArrival =
  'No guest arrives at this hotel at present. Enter the reference of a booking to see the message filled.';
export const unknownBooking = 'This hotel has no booking with this reference.';
export const previewOf = '{guest}, {stay}, {reference}';
export const previewNotLoaded = 'The preview could not be loaded.';
export const partOfConfirmation = 'A message from the hotel, in the confirmation email';
export const inChat = 'In the chat';
