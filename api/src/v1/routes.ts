import { accountRoutes } from './account';
import { bookingRoutes } from './bookings';
import { catalogueRoutes } from './cities';
import { chatRoutes } from './chats';
import { groupRoutes } from './groups';
import { hotelRoutes } from './hotels';
import { photoRoutes } from './photos';
import { registrationRoutes } from './registration';
import { reviewRoutes } from './reviews';
import { roomRoutes } from './rooms';
import type { Route } from './route';
import { sessionRoutes } from './session';
import { userRoutes } from './users';

/** Every route of /api/v1. */
export const routes: Route[] = [
  ...sessionRoutes,
  ...registrationRoutes,
  ...accountRoutes,
  ...userRoutes,
  ...catalogueRoutes,
  ...hotelRoutes,
  ...roomRoutes,
  ...photoRoutes,
  ...bookingRoutes,
  ...reviewRoutes,
  ...chatRoutes,
  ...groupRoutes,
];
