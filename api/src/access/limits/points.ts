import { RateLimiterRes } from 'rate-limiter-flexible';
import { fill } from '../../../../schema/fill';
import { POINTS_A_MINUTE } from '../../../../schema/apiLimits';
import { config } from '../../core/config';
import { now } from '../../core/clock';
import { counter, type Allowance } from '../../core/counters';
import type { Viewer } from '../policy';
import { isStaffRole } from '../duties';
import { networkOf } from './address';
import { formatWait } from './limit.types';
import { pauseBeforeRefusal } from './pauseBeforeRefusal';

/*
 * The cost of operations. The table of allowances only accepts or refuses; here every answer also reports its
 * cost and the remaining points.
 */

/** The window after which all points renew, in seconds, counted from the first spent point. */
const WINDOW = 60;

type Caller = keyof typeof POINTS_A_MINUTE;

/** The cost of an operation, and the remaining points. */
export interface PointsSpent {
  requested: number;
  /** The points of the caller in each minute. */
  limit: number;
  remaining: number;
  /** Milliseconds until all points renew. */
  resetMs: number;
  /** True if too few points were left; then none were spent. */
  isRefused: boolean;
}

/**
 * Spends points of the person, or of the network if nobody is signed in. All keys of one person share their
 * points. Returns undefined if limits are off.
 */
export async function spendPoints(
  viewer: Viewer | undefined,
  address: string,
  requested: number,
): Promise<PointsSpent | undefined> {
  if (!config.rateLimits) return undefined;
  const caller = callerOf(viewer);
  const key = viewer?.id ?? networkOf(address);
  const limit = POINTS_A_MINUTE[caller];
  const points = counter(`points:${caller}`, allowanceOf(caller));
  try {
    const { remainingPoints, msBeforeNext } = await points.consume(key, requested);
    return { requested, limit, remaining: remainingPoints, resetMs: msBeforeNext, isRefused: false };
  } catch (full) {
    if (!(full instanceof RateLimiterRes)) throw full;
    // A refused operation spends nothing, so a cheaper one may still fit.
    const { consumedPoints, msBeforeNext } = await points.reward(key, requested);
    const remaining = Math.max(0, limit - consumedPoints);
    await pauseBeforeRefusal();
    return { requested, limit, remaining, resetMs: msBeforeNext, isRefused: true };
  }
}

const allowanceOf = (caller: Caller): Allowance => ({ points: POINTS_A_MINUTE[caller], seconds: WINDOW });

function callerOf(viewer: Viewer | undefined): Caller {
  if (!viewer) return 'address';
  const isStaff = isStaffRole(viewer.role);
  if (viewer.key) return isStaff ? 'staffKey' : 'key';
  return isStaff ? 'administrator' : 'person';
}

/** The key of the caller under which operations are counted. */
export const callerKey = (viewer: Viewer | undefined, address: string): string =>
  `${callerOf(viewer)} ${viewer?.id ?? networkOf(address)}`;

/** Whole seconds until all points renew, rounded up. */
export const secondsToReset = ({ resetMs }: PointsSpent): number => Math.max(1, Math.ceil(resetMs / 1000));

/** The message for a caller without enough points. */
export const outOfPointsMessage = (spent: PointsSpent): string =>
  fill('This costs {requested} points and you have {remaining} left. Wait {time}, then try again.', {
    requested: spent.requested,
    remaining: spent.remaining,
    time: formatWait(secondsToReset(spent)),
  });

/** The cost report of an answer, in `extensions.cost`. */
export const costExtension = ({ requested, remaining, resetMs }: PointsSpent) => ({
  requested,
  remaining,
  resetAt: new Date(now().getTime() + resetMs).toISOString(),
});

/** The same report as headers, by draft-ietf-httpapi-ratelimit-headers; with Retry-After for a refusal. */
export const pointsHeaders = (spent: PointsSpent): [name: string, value: string][] => [
  ['ratelimit-policy', `"points";q=${spent.limit};w=${WINDOW}`],
  ['ratelimit', `"points";r=${spent.remaining};t=${secondsToReset(spent)}`],
  ...(spent.isRefused ? [['retry-after', String(secondsToReset(spent))] as [string, string]] : []),
];
