import type { Route } from './route';
import { sessionRoutes } from './session';

/** Every route of /api/v1. */
export const routes: Route[] = [...sessionRoutes];
