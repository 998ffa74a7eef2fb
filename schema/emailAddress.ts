import { translated } from './fill';
import { LIMITS } from './limits';

const EMAIL_PATTERN = /^[^\s\p{C}@"(),:;<>[\]\\]+@[^\s\p{C}@"(),:;<>[\]\\]+\.[^\s\p{C}@"(),:;<>[\]\\.]{2,}$/u;

/** What is wrong with an email address, or undefined. */
export const emailProblem = (email: string): string | undefined =>
  // Some letters are longer in lower case, in which addresses are compared.
  email.toLowerCase().length <= LIMITS.email && EMAIL_PATTERN.test(email.trim())
    ? undefined
    : translated('Enter an email address, such as name@example.com.');
