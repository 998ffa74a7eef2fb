import { text, translated } from './fill';
import { parseReference } from './bookingReferences';
import { LIMITS } from './limits';
import { textProblem } from './textRules';

/** What a message to the operator is about, as its sender chooses it and staff read it. */
export const CONTACT_TOPIC_WORDS = {
  BOOKING: text('A booking'),
  PAYMENT: text('A payment or refund'),
  ACCOUNT: text('My account'),
  PRIVACY: text('My personal data'),
  OTHER: text('Something else'),
} as const;

/** The states of a message to the operator as staff read them. */
export const CONTACT_STATE_WORDS = {
  OPEN: text('Open'),
  ANSWERED: text('Answered'),
  DONE: text('Done'),
} as const;

/** What is wrong with the text of a message to the operator, or undefined. */
export const contactTextProblem = textProblem(
  text('your message'),
  LIMITS.message,
  text('Write your message.'),
  text('A message can have at most {longest} characters.'),
);

/** What is wrong with the answer to such a message, or undefined. */
export const contactAnswerProblem = textProblem(text('the answer'), LIMITS.message);

/** The booking reference or the id that a person typed, in the form in which it is stored; undefined if it is neither. */
export function bookingTextOf(text: string): string | undefined {
  const id = text.trim().toLowerCase();
  return parseReference(text) ?? (/^[0-9a-f]{24}$/.test(id) ? id : undefined);
}

/** What is wrong with the form of a booking reference, which may be empty; or undefined. Says nothing of the booking. */
export const bookingTextProblem = (text: string): string | undefined =>
  !text.trim() || bookingTextOf(text)
    ? undefined
    : translated('Enter a booking reference, such as K7M4-2QXR.');
