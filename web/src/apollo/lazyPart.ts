import { lazy, type ComponentType } from 'react';
import { retryUntilReachable } from './reachability';

/** A part of a page whose code is loaded when it is first shown. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await retryUntilReachable(load) }));

/** Loads such a part before it is shown. A failure is left to the part itself, which tries again. */
export const loadAhead = (load: () => Promise<unknown>): void => void load().catch(() => undefined);
