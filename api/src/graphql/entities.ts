import { AppendOnlySubscriber } from '../access/audit/appendOnly.subscriber';
import { AuditEntry } from '../access/audit/auditEntry.entity';
import type { DatabaseModel } from '../database/connect';
import { Booking } from '../bookings/booking.entity';
import { BookingChange } from '../bookings/change/bookingChange.entity';
import { BookingCharge } from '../bookings/bookingCharge.entity';
import { BookingEvent } from '../bookings/bookingEvent.entity';
import { DailyFigure } from '../bookings/stats/dailyFigure.entity';
import { FigureLine } from '../bookings/stats/figureLine.entity';
import { Stay } from '../bookings/stay.entity';
import { Block } from '../chats/people/personBlock.entity';
import { Chat } from '../chats/chat.entity';
import { ChatInvitation } from '../chats/groups/chatInvitation.entity';
import { ChatMember } from '../chats/chatMember.entity';
import { ChatWord } from '../chats/messageSearch/chatWord.entity';
import { Message } from '../chats/messages/message.entity';
import { BookingNote } from '../bookings/desk/bookingNote.entity';
import { City } from '../hotels/cities/city.entity';
import { CityCharge } from '../hotels/cities/cityCharge.entity';
import { Hotel } from '../hotels/hotel.entity';
import { HotelDeletion } from '../hotels/hotelDeletion.entity';
import { HotelType } from '../hotels/hotelTypes/hotelType.entity';
import { StaffMember } from '../hotels/staff.entity';
import { HotelCancellation } from '../bookings/cancel/hotelCancellation.entity';
import { Mail } from '../mails/mail.entity';
import { Subscriber } from '../users/newsletter/subscriber.entity';
import { Payment } from '../bookings/pay/payment.entity';
import { PaymentDifference } from '../bookings/pay/paymentDifference.entity';
import { Refund } from '../bookings/pay/refund.entity';
import { WebhookEvent } from '../bookings/pay/providerEvent.entity';
import { PropertyOffer } from '../photos/offers/propertyOffer.entity';
import { Upload } from '../photos/upload.entity';
import { UploadGrant } from '../photos/uploadGrant.entity';
import { Review } from '../reviews/review.entity';
import { Night } from '../rooms/nights/night.entity';
import { Rate } from '../rooms/rates/rate.entity';
import { RoomBlock } from '../rooms/blocks/roomBlock.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { IndexChange } from '../search/index/indexChange.entity';
import { ApiKey } from '../users/keys/apiKey.entity';
import { RevokedKey } from '../users/keys/revokedKey.entity';
import { EmailChange } from '../users/emails/emailChange.entity';
import { PasswordReset } from '../users/passwords/passwordReset.entity';
import { Registration } from '../users/emails/registration.entity';
import { Session } from '../users/sessions/session.entity';
import { User } from '../users/user.entity';
import { SavedView } from '../users/savedViews/savedView.entity';
import { Webhook } from '../webhooks/webhook.entity';
import { WebhookDelivery } from '../webhooks/webhookDelivery.entity';
import { WebhookReceiver } from '../webhooks/webhookReceiver.entity';
import { GuestNameSubscriber } from '../bookings/guestName.subscriber';
import { IndexChangeSubscriber } from '../search/index/indexChange.subscriber';
import { QueryTimeSubscriber } from '../ops/metrics/queryTime.subscriber';
import { SearchWordsSubscriber } from '../rooms/searchWords.subscriber';
import { StatementSubscriber } from '../ops/tracing/statement.subscriber';

/** Every table of the database. */
const entities = [
  AuditEntry,
  User,
  Session,
  ApiKey,
  RevokedKey,
  Registration,
  PasswordReset,
  EmailChange,
  Subscriber,
  City,
  CityCharge,
  HotelType,
  Hotel,
  HotelDeletion,
  StaffMember,
  RoomType,
  Rate,
  RoomNumber,
  RoomBlock,
  Booking,
  BookingEvent,
  BookingNote,
  FigureLine,
  DailyFigure,
  HotelCancellation,
  BookingChange,
  Payment,
  Refund,
  PaymentDifference,
  BookingCharge,
  Stay,
  Night,
  WebhookEvent,
  Review,
  Mail,
  PropertyOffer,
  Upload,
  UploadGrant,
  IndexChange,
  Chat,
  ChatMember,
  ChatInvitation,
  Message,
  ChatWord,
  Block,
  SavedView,
  Webhook,
  WebhookDelivery,
  WebhookReceiver,
];

/** What the database is opened with. */
export const databaseModel: DatabaseModel = {
  entities,
  subscribers: [
    IndexChangeSubscriber,
    GuestNameSubscriber,
    SearchWordsSubscriber,
    AppendOnlySubscriber,
    QueryTimeSubscriber,
    StatementSubscriber,
  ],
};
