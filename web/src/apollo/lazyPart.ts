import { createElement, lazy, useState, type ComponentType } from 'react';
import { retryUntilReachable } from './reachability';

/** A part of a page whose code is loaded when it is first shown. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await retryUntilReachable(load) }));

/** Loads such a part before it is shown. A failure is left to the part itself, which tries again. */
export const loadAhead = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

/**
 * A part whose code the route loads with the page. It is drawn at once where its code is there, so that what a server
 * rendered of it stays in place while the browser takes the page over.
 */
export function preloadedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const Later = lazyPart(load);
  const preload = async (): Promise<void> => {
    loaded = await load().catch(() => undefined);
  };
  function Part(props: Props) {
    const [Shown] = useState(() => loaded ?? Later);
    return createElement(Shown, props);
  }
  return { Part, preload };
}
