import { fill } from '../../../schema/fill';
import { STAFF_SCOPES, TEST_SCOPES, WIDE_SCOPES } from '../../../schema/scopeWords';
import { listed } from '../../../schema/spoken';
import { spokenDay } from '../kit/moments';
import type { ApiKey_RowFragment, ApiScope } from './ApiKeysPage.generated';
import { SCOPE_TEXTS } from './scopeTexts';
import * as texts from './texts';

const SCOPES = Object.keys(SCOPE_TEXTS) as ApiScope[];

/** The scopes that each cover several others. */
export const WIDE: readonly ApiScope[] = WIDE_SCOPES;
/** The scopes for one thing each. */
export const NARROW = SCOPES.filter((scope) => !WIDE.includes(scope));

/** Those of the scopes that a test key can have. */
export const ofTestKey = (scopes: readonly ApiScope[]): ApiScope[] =>
  TEST_SCOPES.filter((scope) => scopes.includes(scope));

/** The scopes that a person can give a key. */
export const offeredTo = (isStaff: boolean, scopes: readonly ApiScope[]): readonly ApiScope[] =>
  scopes.filter((scope) => isStaff || !isOfStaff([scope]));

/** Whether one of the scopes is for staff only. */
export const isOfStaff = (scopes: readonly ApiScope[]): boolean =>
  STAFF_SCOPES.some((scope) => scopes.includes(scope));

/** The scopes that a key gets: BOOK and STAFF include READ. */
export const withIncluded = (chosen: readonly ApiScope[]): readonly ApiScope[] =>
  chosen.includes('BOOK') || chosen.includes('STAFF') ? [...new Set<ApiScope>(['READ', ...chosen])] : chosen;

export const scopeLabels = (scopes: readonly ApiScope[]): string =>
  listed(SCOPES.filter((scope) => scopes.includes(scope)).map((scope) => SCOPE_TEXTS[scope].label));

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
export const maskedKey = ({ hint, test }: Pick<ApiKey_RowFragment, 'hint' | 'test'>): string =>
  `${test ? 'staybook_test_' : 'staybook_'}…${hint}`;
