import { config } from '../core/config';
import type { StayNow } from './watchedStay';
import type { Watch } from './watch.entity';

/** A lower price is told from this part of the known one on, in tenths. */
const TENTHS = 9;

/** What a guest has been told of a watched stay. */
type Told = Pick<Watch, 'lowestCents' | 'free' | 'takenAt'>;

/** What there is to tell of a watched stay. */
export interface News {
  /** Whether it is free again, or it was free all along and is cheaper. */
  kind: 'free' | 'cheaper';
  /** The lowest price that the guest knew, in cents; null if none. */
  beforeCents: number | null;
  cents: number;
}

/**
 * What there is to tell of a watched stay: that it is free, if the guest knows it as taken, or at least 10% cheaper than
 * the guest ever knew it. A stay that was taken for no longer than a checkout holds rooms was free all along.
 */
export function newsOf(told: Told, cents: StayNow, at: Date): News | undefined {
  if (typeof cents !== 'number') return undefined;
  const { lowestCents: beforeCents } = told;
  if (!told.free || isTakenForLong(told, at)) return { kind: 'free', beforeCents, cents };
  if (beforeCents !== null && cents * 10 <= beforeCents * TENTHS)
    return { kind: 'cheaper', beforeCents, cents };
  return undefined;
}

/** The columns of a watch whose guest has been told these news. */
export const afterTelling = ({ beforeCents, cents }: News): Told => ({
  free: true,
  takenAt: null,
  lowestCents: Math.min(cents, beforeCents ?? cents),
});

const isTakenForLong = ({ takenAt }: Told, at: Date): boolean =>
  takenAt !== null && at.getTime() - takenAt.getTime() > config.holdSeconds * 1000;
