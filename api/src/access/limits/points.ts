import { RateLimiterRes } from 'rate-limiter-flexible';
import { config } from '../../core/config';
import { now } from '../../core/clock';
import { counter, type Allowance } from '../../core/counters';
import type { Viewer } from '../policy';
import { Role } from '../role.enum';
import { networkOf } from './address';
import { inWords } from './limit.types';
import { pauseBeforeRefusal } from './pauseBeforeRefusal';

/*
 * The cost of operations. The table of allowances answers only yes or no; here every answer says how many points it
 * cost and how many are left.
 */

/** Seconds after which everybody has all their points again, counted from the first that was spent. */
const WINDOW = 60;

/**
 * Points of the cost estimate that a caller may spend in a minute. A person at a screen spends a few hundred at each
 * click; an office may share one address. Signing in or using a key never leaves a caller with fewer points.
 */
export const POINTS = {
  address: 600_000,
  person: 600_000,
  administrator: 1_000_000,
  key: 600_000,
  staffKey: 1_000_000,
} as const;

type Caller = keyof typeof POINTS;

/** What an operation cost, and what is left. */
export interface PointsSpent {
  requested: number;
  /** Points that a caller has each minute. */
  limit: number;
  remaining: number;
  /** Milliseconds until all of them are there again. */
  resetMs: number;
  /** Whether too few were left: then nothing was spent. */
  isRefused: boolean;
}

/**
 * Spends points of the person, or else the network, that asks; all keys of one person share theirs. Undefined where
 * there are no limits.
 */
export async function spendPoints(
  viewer: Viewer | undefined,
  address: string,
  requested: number,
): Promise<PointsSpent | undefined> {
  if (!config.rateLimits) return undefined;
  const caller = callerOf(viewer);
  const key = viewer?.id ?? networkOf(address);
  const limit = POINTS[caller];
  const points = counter(`points:${caller}`, allowanceOf(caller));
  try {
    const { remainingPoints, msBeforeNext } = await points.consume(key, requested);
    return { requested, limit, remaining: remainingPoints, resetMs: msBeforeNext, isRefused: false };
  } catch (full) {
    if (!(full instanceof RateLimiterRes)) throw full;
    // What was refused is not spent: something smaller may still fit.
    const { consumedPoints, msBeforeNext } = await points.reward(key, requested);
    const remaining = Math.max(0, limit - consumedPoints);
    await pauseBeforeRefusal();
    return { requested, limit, remaining, resetMs: msBeforeNext, isRefused: true };
  }
}

const allowanceOf = (caller: Caller): Allowance => ({ points: POINTS[caller], seconds: WINDOW });

function callerOf(viewer: Viewer | undefined): Caller {
  if (!viewer) return 'address';
  const isStaff = viewer.role === Role.ADMIN;
  if (viewer.key) return isStaff ? 'staffKey' : 'key';
  return isStaff ? 'administrator' : 'person';
}

/** Names the caller whose operations are counted together. */
export const callerKey = (viewer: Viewer | undefined, address: string): string =>
  `${callerOf(viewer)} ${viewer?.id ?? networkOf(address)}`;

/** Whole seconds until all points are there again, never too few. */
export const secondsToReset = ({ resetMs }: PointsSpent): number => Math.max(1, Math.ceil(resetMs / 1000));

/** What a caller is told whose points do not suffice. */
export const outOfPointsMessage = (spent: PointsSpent): string =>
  `This costs ${spent.requested} points and ${spent.remaining} are left. Wait ${inWords(secondsToReset(spent))}, then try again.`;

/** What an answer says of its cost, in `extensions.cost`. */
export const costExtension = ({ requested, remaining, resetMs }: PointsSpent) => ({
  requested,
  remaining,
  resetAt: new Date(now().getTime() + resetMs).toISOString(),
});

/** The same as headers, by draft-ietf-httpapi-ratelimit-headers; with Retry-After where it was refused. */
export const pointsHeaders = (spent: PointsSpent): [name: string, value: string][] => [
  ['ratelimit-policy', `"points";q=${spent.limit};w=${WINDOW}`],
  ['ratelimit', `"points";r=${spent.remaining};t=${secondsToReset(spent)}`],
  ...(spent.isRefused ? [['retry-after', String(secondsToReset(spent))] as [string, string]] : []),
];
