import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { DateTimeResolver } from 'graphql-scalars';
import { buildSchema } from 'type-graphql';
import { AuditResolver } from '../access/audit/audit.resolver';
import { ArrivalResolver } from '../bookings/desk/arrival.resolver';
import { BookingEventResolver, BookingResolver, StayResolver } from '../bookings/booking.resolver';
import { DashboardResolver } from '../bookings/stats/dashboard.resolver';
import { TapeChartResolver } from '../bookings/desk/tapeChart.resolver';
import { ChatResolver } from '../chats/chat.resolver';
import { GroupResolver } from '../chats/groups/group.resolver';
import { InvitationResolver } from '../chats/groups/invitation.resolver';
import { MessageResolver } from '../chats/messages/message.resolver';
import { PersonResolver } from '../chats/people/person.resolver';
import { ChatStreamResolver, TypingResolver } from '../chats/delivery/stream.resolver';
import { BookingsAdminResolver } from '../bookings/cancel/bookings.admin.resolver';
import { CancellationResolver } from '../bookings/cancel/cancellation.resolver';
import { BookingChangeResolver, ChangeResolver } from '../bookings/change/change.resolver';
import { CheckoutResolver } from '../bookings/hold/checkout.resolver';
import { QuoteResolver } from '../bookings/hold/quote.resolver';
import { RemovalImpactResolver } from '../bookings/cancel/removalImpact.resolver';
import { pubSub } from '../core/events';
import { BookingNoteResolver, FrontDeskResolver } from '../bookings/desk/frontDesk.resolver';
import { DeskRefundResolver } from '../bookings/desk/payOut.resolver';
import { WalkInResolver } from '../bookings/desk/walkIn.resolver';
import { CityAdminResolver } from '../hotels/cities/city.admin.resolver';
import { CityResolver } from '../hotels/cities/city.resolver';
import { HotelAdminResolver } from '../hotels/hotel.admin.resolver';
import { HotelResolver, StaffMemberResolver } from '../hotels/hotel.resolver';
import { HotelTypeAdminResolver } from '../hotels/hotelTypes/hotelType.admin.resolver';
import { HotelTypeResolver } from '../hotels/hotelTypes/hotelType.resolver';
import { NewsletterResolver } from '../users/newsletter/newsletter.resolver';
import { BookingPaymentsResolver, PaymentResolver } from '../bookings/pay/payment.resolver';
import { PaymentDifferenceResolver } from '../bookings/pay/paymentDifference.resolver';
import { PhotoResolver } from '../photos/photo.resolver';
import { PropertyOfferAdminResolver } from '../photos/offers/propertyOffer.admin.resolver';
import { PropertyOfferResolver } from '../photos/offers/propertyOffer.resolver';
import { SubmissionAdminResolver } from '../photos/offers/submission.admin.resolver';
import { Problem } from '../core/problems';
import { ReviewAdminResolver } from '../reviews/review.admin.resolver';
import { ReviewResolver } from '../reviews/review.resolver';
import {
  BookingAbilitiesResolver,
  BookingReviewResolver,
  HotelReviewsResolver,
} from '../reviews/reviewed.resolver';
import { BlockResolver } from '../rooms/blocks/roomBlock.resolver';
import { NightResolver } from '../rooms/nights/night.resolver';
import { RateResolver } from '../rooms/rates/rate.resolver';
import { HotelRoomsResolver, RoomNumberResolver, RoomTypeResolver } from '../rooms/room.resolver';
import { RoomStaffResolver } from '../rooms/roomType.admin.resolver';
import { PartyStayResolver } from '../search/partyStay.resolver';
import { SearchResolver } from '../search/search.resolver';
import { SavedViewResolver } from '../users/savedViews/savedView.resolver';
import { requirePermissions } from './entryPoints';
import { SettingsResolver } from '../access/settings.resolver';
import { validateArgument } from './validateArgument';
import { AccountResolver } from '../users/account.resolver';
import { ApiKeyResolver } from '../users/keys/apiKey.resolver';
import { AuditEntryResolver } from '../users/auditEntry.resolver';
import { DeviceResolver } from '../users/sessions/device.resolver';
import { EmailChangeResolver } from '../users/emails/emailChange.resolver';
import { SessionResolver } from '../users/sessions/session.resolver';
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
