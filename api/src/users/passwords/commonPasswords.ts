import { dictionary } from '@zxcvbn-ts/language-common';
import { text } from '../../../../schema/fill';
import { refuse } from '../../core/problems';
import { isBreached } from '../../external/breachedPasswords';
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

const STOLEN = text(
  'This password is in a list of passwords that were stolen elsewhere. Choose another one.',
);

/**
 * Refuses PasswordTooCommon if the password is in the list of common passwords, is a base word with
 * substitutions (P@ssw0rd2026!), consists of the user's own username, or is in the list of stolen passwords.
 * It may ask another server, so it must not be called inside a transaction.
 */
export async function refuseKnownPassword(password: string, username: string): Promise<void> {
  refuseCommonPassword(password, username);
  if (await isBreached(password)) refuse(new PasswordTooCommon(STOLEN));
}

function refuseCommonPassword(password: string, username: string): void {
  const lower = password.toLowerCase();
  const word = lower.replace(/^[^a-z@$]+|[^a-z]+$/g, '');
  const plain = word.replace(/[@431!0$5]/g, (sign) => LOOKALIKES[sign]!);
  if (known.has(lower) || baseWords.has(word) || baseWords.has(plain) || word === username.toLowerCase())
    refuse(new PasswordTooCommon());
}
