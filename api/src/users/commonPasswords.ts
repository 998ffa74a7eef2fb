import { dictionary } from '@zxcvbn-ts/language-common';

const known = new Set(dictionary.passwords as string[]);
/** The words that stand at the heart of most guessed passwords: the list's first, and those of our own field. */
const hearts = new Set([
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
 * Whether the password is one of those that are tried first: it stands in the list of the commonest, or is one
 * of its very first words in disguise (P@ssw0rd2026!), or says the person's own username.
 */
export function isCommonPassword(password: string, username = ''): boolean {
  const lower = password.toLowerCase();
  const heart = lower.replace(/^[^a-z@$]+|[^a-z]+$/g, '');
  const plain = heart.replace(/[@431!0$5]/g, (sign) => LOOKALIKES[sign]!);
  return (
    known.has(lower) ||
    hearts.has(heart) ||
    hearts.has(plain) ||
    (username !== '' && heart === username.toLowerCase())
  );
}
