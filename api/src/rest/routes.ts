import { accountRoutes } from './account';
import { bookingRoutes } from './bookings';
import { photoRoutes } from './photos';
import { registrationRoutes } from './registration';
import { reviewRoutes } from './reviews';
import type { Route } from './route';
import { sessionRoutes } from './session';
import { userRoutes } from './users';

/** Every route of /api/v1. */
export const routes: Route[] = [
  ...sessionRoutes,
  ...registrationRoutes,
  ...accountRoutes,
  ...userRoutes,
  ...photoRoutes,
  ...bookingRoutes,
  ...reviewRoutes,
];
