import { fill } from '../../../schema/fill';
import { spokenDay } from '../kit/format';
import type { ApiKey_RowFragment, ApiScope } from './ApiKeysPage.generated';
import * as texts from './texts';

/** The scopes of a key, for the form. */
export const SCOPES: readonly { scope: ApiScope; label: string; hint: string }[] = [
  { scope: 'READ', label: texts.readScope, hint: texts.readScopeHint },
  { scope: 'BOOK', label: texts.bookScope, hint: texts.bookScopeHint },
  { scope: 'STAFF', label: texts.staffScope, hint: texts.staffScopeHint },
];

export const scopeLabels = (scopes: readonly ApiScope[]): string =>
  SCOPES.filter(({ scope }) => scopes.includes(scope))
    .map(({ label }) => label)
    .join(', ');

/** How long a key can be valid, in days; 0 means that it does not expire. */
export const LIFETIMES = [
  [30, texts.thirtyDays],
  [90, texts.ninetyDays],
  [365, texts.oneYear],
  [0, texts.noExpiration],
] as const;

/** How long the old secret of a rotated key works, in hours. */
export const OVERLAPS = [
  [0, texts.stopsNow],
  [24, texts.worksForADay],
  [72, texts.worksForThreeDays],
  [168, texts.worksForAWeek],
] as const;

/** The moment at which a new key expires that is valid for this number of days. */
export const expirationAfter = (days: number): string | null =>
  days ? new Date(Date.now() + days * 86_400_000).toISOString() : null;

/** The day on which a key expires or expired, in the reader's time zone. */
export const expirationLabel = ({ expiresAt }: Pick<ApiKey_RowFragment, 'expiresAt'>): string =>
  expiresAt
    ? fill(Date.parse(expiresAt) > Date.now() ? texts.expiresOn : texts.expiredOn, {
        date: spokenDay(expiresAt),
      })
    : texts.neverExpires;

/** A key as the list shows it. Its secret is not stored anywhere. */
export const maskedKey = ({ hint }: Pick<ApiKey_RowFragment, 'hint'>): string => `staybook_…${hint}`;
