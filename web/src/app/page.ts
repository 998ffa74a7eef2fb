import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { retryUntilReachable } from '../apollo/reachability';
import { lazyRoute } from '../kit/navigation/lazyPage';

/** A page at an address, its code loaded when it is visited. */
export const page = (path: string, load: () => Promise<ComponentType>): RouteObject =>
  lazyRoute(() => retryUntilReachable(load), { path });
