import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { DateTimeResolver } from 'graphql-scalars';
import { buildSchema } from 'type-graphql';
import { AuditResolver } from '../audit/audit.resolver';
import { ArrivalResolver } from '../bookings/arrival.resolver';
import { BookingEventResolver, BookingResolver, StayResolver } from '../bookings/booking.resolver';
import { DashboardResolver } from '../bookings/dashboard.resolver';
import { TapeChartResolver } from '../bookings/tapeChart.resolver';
import { ChatResolver } from '../chats/chat.resolver';
import { GroupResolver } from '../chats/group.resolver';
import { InvitationResolver } from '../chats/invitation.resolver';
import { MessageResolver } from '../chats/message.resolver';
import { PersonResolver } from '../chats/person.resolver';
import { ChatStreamResolver, TypingResolver } from '../chats/stream.resolver';
import { BookingsAdminResolver } from '../checkouts/bookings.admin.resolver';
import { CancellationResolver } from '../checkouts/cancellation.resolver';
import { BookingChangeResolver, ChangeResolver } from '../checkouts/change.resolver';
import { CheckoutResolver } from '../checkouts/checkout.resolver';
import { QuoteResolver } from '../checkouts/quote.resolver';
import { RemovalImpactResolver } from '../checkouts/removalImpact.resolver';
import { pubSub } from '../core/pubsub';
import { BookingNoteResolver, FrontDeskResolver } from '../frontdesk/frontDesk.resolver';
import { DeskRefundResolver } from '../frontdesk/payOut.resolver';
import { WalkInResolver } from '../frontdesk/walkIn.resolver';
import { CityAdminResolver } from '../hotels/city.admin.resolver';
import { CityResolver } from '../hotels/city.resolver';
import { HotelAdminResolver } from '../hotels/hotel.admin.resolver';
import { HotelResolver, StaffMemberResolver } from '../hotels/hotel.resolver';
import { HotelTypeAdminResolver } from '../hotels/hotelType.admin.resolver';
import { HotelTypeResolver } from '../hotels/hotelType.resolver';
import { NewsletterResolver } from '../newsletter/newsletter.resolver';
import { BookingPaymentsResolver, PaymentResolver } from '../payments/payment.resolver';
import { PaymentDifferenceResolver } from '../payments/paymentDifference.resolver';
import { PhotoResolver } from '../photos/photo.resolver';
import { PropertyOfferAdminResolver } from '../photos/propertyOffer.admin.resolver';
import { PropertyOfferResolver } from '../photos/propertyOffer.resolver';
import { SubmissionAdminResolver } from '../photos/submission.admin.resolver';
import { Problem } from '../core/problems';
import { ReviewAdminResolver } from '../reviews/review.admin.resolver';
import { ReviewResolver } from '../reviews/review.resolver';
import {
  BookingAbilitiesResolver,
  BookingReviewResolver,
  HotelReviewsResolver,
} from '../reviews/reviewed.resolver';
import { BlockResolver } from '../rooms/block.resolver';
import { NightResolver } from '../rooms/night.resolver';
import { RateResolver } from '../rooms/rate.resolver';
import { HotelRoomsResolver, RoomNumberResolver, RoomTypeResolver } from '../rooms/room.resolver';
import { RoomStaffResolver } from '../rooms/roomType.admin.resolver';
import { PartyStayResolver } from '../search/partyStay.resolver';
import { SearchResolver } from '../search/search.resolver';
import { SavedViewResolver } from '../views/savedView.resolver';
import { requirePermissions } from './entryPoints';
import { SettingsResolver } from './settings.resolver';
import { validateArgument } from './validateArgument';
import { AccountResolver } from '../users/account.resolver';
import { ApiKeyResolver } from '../users/apiKey.resolver';
import { AuditEntryResolver } from '../users/auditEntry.resolver';
import { DeviceResolver } from '../users/device.resolver';
import { EmailChangeResolver } from '../users/emailChange.resolver';
import { SessionResolver } from '../users/session.resolver';
import { UserAdminResolver } from '../users/user.admin.resolver';
import { UserResolver } from '../users/user.resolver';
import { WebhookResolver } from '../webhooks/webhook.resolver';

/** The whole schema; throws where a root field declares no permission. */
export const makeSchema = async (): Promise<GraphQLSchema> => requirePermissions(await buildAll());

const buildAll = (): Promise<GraphQLSchema> =>
  buildSchema({
    resolvers: [
      SavedViewResolver,
      SettingsResolver,
      AuditResolver,
      FrontDeskResolver,
      WalkInResolver,
      DeskRefundResolver,
      BookingNoteResolver,
      AuditEntryResolver,
      SessionResolver,
      UserResolver,
      AccountResolver,
      EmailChangeResolver,
      UserAdminResolver,
      DeviceResolver,
      ApiKeyResolver,
      WebhookResolver,
      NewsletterResolver,
      CityResolver,
      CityAdminResolver,
      HotelTypeResolver,
      HotelTypeAdminResolver,
      HotelResolver,
      HotelAdminResolver,
      StaffMemberResolver,
      HotelRoomsResolver,
      RoomStaffResolver,
      RoomTypeResolver,
      RoomNumberResolver,
      RateResolver,
      NightResolver,
      BlockResolver,
      SearchResolver,
      PartyStayResolver,
      BookingResolver,
      ArrivalResolver,
      BookingPaymentsResolver,
      PaymentResolver,
      BookingEventResolver,
      StayResolver,
      DashboardResolver,
      TapeChartResolver,
      CancellationResolver,
      BookingsAdminResolver,
      QuoteResolver,
      CheckoutResolver,
      ChangeResolver,
      BookingChangeResolver,
      RemovalImpactResolver,
      PaymentDifferenceResolver,
      ReviewResolver,
      ReviewAdminResolver,
      HotelReviewsResolver,
      BookingReviewResolver,
      BookingAbilitiesResolver,
      PhotoResolver,
      SubmissionAdminResolver,
      PropertyOfferAdminResolver,
      PropertyOfferResolver,
      ChatResolver,
      GroupResolver,
      InvitationResolver,
      MessageResolver,
      PersonResolver,
      ChatStreamResolver,
      TypingResolver,
    ],
    pubSub,
    // A fifth of the time of a start: a test checks it instead.
    skipCheck: true,
    orphanedTypes: [Problem],
    scalarsMap: [{ type: Date, scalar: DateTimeResolver }],
    validateFn: validateArgument,
  });
