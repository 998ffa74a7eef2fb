import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { DateTimeResolver } from 'graphql-scalars';
import { buildSchema } from 'type-graphql';
import { BookingEventResolver, BookingResolver, StayResolver } from '../bookings/booking.resolver';
import { CancellationResolver } from '../checkouts/cancellation.resolver';
import { BookingChangeResolver, ChangeResolver } from '../checkouts/change.resolver';
import { CheckoutResolver } from '../checkouts/checkout.resolver';
import { QuoteResolver } from '../checkouts/quote.resolver';
import { pubSub } from '../core/pubsub';
import { CityChargeResolver } from '../hotels/cityCharge.resolver';
import { CityStaffResolver, HotelTypeStaffResolver } from '../hotels/city.admin.resolver';
import { CityResolver, HotelResolver, HotelTypeResolver } from '../hotels/hotel.resolver';
import { HotelStaffResolver, StaffMemberResolver } from '../hotels/hotel.admin.resolver';
import { NewsletterResolver } from '../newsletter/newsletter.resolver';
import { PhotoResolver } from '../photos/photo.resolver';
import { Problem } from '../core/problems';
import { ReviewResolver } from '../reviews/review.resolver';
import {
  BookingAbilitiesResolver,
  BookingReviewResolver,
  HotelReviewsResolver,
} from '../reviews/reviewed.resolver';
import { NightResolver } from '../rooms/night.resolver';
import { RateResolver } from '../rooms/rate.resolver';
import { HotelRoomsResolver, RoomNumberResolver, RoomTypeResolver } from '../rooms/room.resolver';
import { RoomStaffResolver } from '../rooms/roomType.admin.resolver';
import { SearchResolver } from '../search/search.resolver';
import { SettingsResolver } from './settings.resolver';
import { AccountResolver } from '../users/account.resolver';
import { DeviceResolver } from '../users/device.resolver';
import { SessionResolver } from '../users/session.resolver';
import { UserAdminResolver } from '../users/user.admin.resolver';
import { UserResolver } from '../users/user.resolver';

/** The whole graph. */
export const makeSchema = (): Promise<GraphQLSchema> =>
  buildSchema({
    resolvers: [
      SettingsResolver,
      SessionResolver,
      UserResolver,
      AccountResolver,
      UserAdminResolver,
      DeviceResolver,
      NewsletterResolver,
      CityResolver,
      CityChargeResolver,
      HotelTypeResolver,
      HotelResolver,
      CityStaffResolver,
      HotelTypeStaffResolver,
      HotelStaffResolver,
      StaffMemberResolver,
      HotelRoomsResolver,
      RoomStaffResolver,
      RoomTypeResolver,
      RoomNumberResolver,
      RateResolver,
      NightResolver,
      SearchResolver,
      BookingResolver,
      BookingEventResolver,
      StayResolver,
      CancellationResolver,
      QuoteResolver,
      CheckoutResolver,
      ChangeResolver,
      BookingChangeResolver,
      ReviewResolver,
      HotelReviewsResolver,
      BookingReviewResolver,
      BookingAbilitiesResolver,
      PhotoResolver,
    ],
    pubSub,
    orphanedTypes: [Problem],
    scalarsMap: [{ type: Date, scalar: DateTimeResolver }],
    // What a caller typed never comes back in an error: it may be a password.
    validate: { forbidUnknownValues: false, validationError: { target: false, value: false } },
  });
