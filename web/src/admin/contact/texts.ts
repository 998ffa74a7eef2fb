// contactScreen
export const messages = 'Messages';
export const messageCount = '{count, plural, one {# message} other {# messages}}';
export const noMessages = 'No messages from the contact form yet.';
export const sent = 'Sent';
export const topic = 'About';
export const name = 'Name';
export const email = 'Email';
export const message = 'Message';
export const booking = 'Booking';
export const status = 'Status';
export const closed = 'Closed';
export const reference = 'Reference';
export const account = 'Account';
export const withoutAccount = 'Not signed in when it was sent';
export const unknownReference = '{reference}, which is no booking';
export const ownBooking = '{reference}, {hotel}';
export const otherBooking = '{reference}, {hotel}, booked by {guest}';
export const notProven =
  'The sender has not shown that this booking is theirs. Tell them nothing about it until they have.';
export const otherAddress =
  'This is not the email address of the account. To be sure that the answer reaches the account, send it in the chat.';
export const closedBy = '{moment}, {name}';
export const byStaff = 'Staff';
export const writtenIn =
  'Written in {language}. The words around your answer in the email are in that language.';
export const answeredByEmail = 'Answered by email';
export const answeredInChat = 'Answered in a chat';
export const showUser = 'Show user';
export const openChat = 'Open chat';
export const showBooking = 'Show booking';

// AnswerForm
export const answer = 'Answer';
export const answerHint = 'By email it goes to {email}, with the message below it.';
export const sendByEmail = 'Send by email';
export const sendInChat = 'Send in chat';

// contactBulk
export const markDone = 'Mark as done';
export const markedDone =
  '{count, plural, one {# message marked as done.} other {# messages marked as done.}}';
export const reopen = 'Open again';
export const reopened = '{count, plural, one {# message opened again.} other {# messages opened again.}}';
