import { translated } from './fill';
import { LIMITS } from './limits';

const PHONE_PATTERN = /^\+?[\d ()./-]+$/;

/** What is wrong with a telephone number, or undefined: 5 to 15 digits, and what people write between them. */
export function phoneProblem(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').length;
  const isPhone = PHONE_PATTERN.test(phone.trim()) && digits >= 5 && digits <= 15;
  return isPhone && phone.length <= LIMITS.phone
    ? undefined
    : translated('Enter a telephone number, such as +1 555 010 0199.');
}
