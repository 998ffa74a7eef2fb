import { dictionary } from '@zxcvbn-ts/language-common';
import { refuse } from '../../core/problems';
import { PasswordTooCommon } from '../account.types';

const known = new Set(dictionary.passwords as string[]);
/** The base words of most guessed passwords: the first words of the list, and words of this product. */
const baseWords = new Set([
  ...(dictionary.passwords as string[]).slice(0, 60),
  'welcome',
  'admin',
  'hotel',
  'staybook',
]);

const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/**
 * Refuses PasswordTooCommon if the password is in the list of common passwords, is a base word with
 * substitutions (P@ssw0rd2026!), or consists of the user's own username.
 */
export function refuseCommonPassword(password: string, username: string): void {
  const lower = password.toLowerCase();
  const word = lower.replace(/^[^a-z@$]+|[^a-z]+$/g, '');
  const plain = word.replace(/[@431!0$5]/g, (sign) => LOOKALIKES[sign]!);
  if (known.has(lower) || baseWords.has(word) || baseWords.has(plain) || word === username.toLowerCase())
    refuse(new PasswordTooCommon());
}
