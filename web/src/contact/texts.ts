export const topic = 'What is it about?';
export const chooseTopic = 'Choose a subject';
export const noTopic = 'Choose what your message is about.';
export const name = 'Your name';
export const email = 'Email';
export const emailHint = 'We send the answer to this address.';
export const bookingReference = 'Booking reference (optional)';
export const bookingHint = 'As in your confirmation, such as K7M4-2QXR.';
export const message = 'Message';
export const messageHint = 'Never send your card number or your password.';
export const send = 'Send message';
export const sentTitle = 'Your message has been sent';
export const answeredByMail = 'We will answer by email to {email}.';
export const answeredByMailOrChat =
  'We will answer by email to {email}, or in a chat that you find under Chats.';
export const sendAnother = 'Write another message';
