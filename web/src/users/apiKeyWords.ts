import { spokenDay } from '../kit/format';
import type { ApiKey_RowFragment, ApiScope } from './ApiKeysPage.generated';

/** What each scope lets a program do. */
export const SCOPES: readonly { scope: ApiScope; label: string; hint: string }[] = [
  { scope: 'READ', label: 'Read', hint: 'Hotels, rooms and prices, and your bookings, reviews and chats.' },
  { scope: 'BOOK', label: 'Book', hint: 'Book, change and cancel; write reviews and chat messages.' },
  { scope: 'STAFF', label: 'Staff', hint: 'What administrators do, except with accounts.' },
];

export const scopeWords = (scopes: readonly ApiScope[]): string =>
  SCOPES.filter(({ scope }) => scopes.includes(scope))
    .map(({ label }) => label)
    .join(', ');

/** How long a key lasts, in days; 0 is for ever. */
export const LIFETIMES = [
  [30, '30 days'],
  [90, '90 days'],
  [365, 'a year'],
  [0, 'no end'],
] as const;

/** When a key ends that lasts so many days from now. */
export const endAfter = (days: number): string | null =>
  days ? new Date(Date.now() + days * 86_400_000).toISOString() : null;

/** When a key ends or has ended, on the reader's clock. */
export const endWords = ({ expiresAt }: Pick<ApiKey_RowFragment, 'expiresAt'>): string =>
  expiresAt
    ? `${new Date(expiresAt).getTime() > Date.now() ? 'ends' : 'ended'} ${spokenDay(expiresAt)}`
    : 'no end';

/** A key as its list shows it: the secret itself is nowhere. */
export const maskedKey = ({ hint }: Pick<ApiKey_RowFragment, 'hint'>): string => `staybook_…${hint}`;
