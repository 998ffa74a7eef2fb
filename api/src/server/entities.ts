import { AppendOnlySubscriber } from '../audit/appendOnly.subscriber';
import { AuditEntry } from '../audit/auditEntry.entity';
import type { DatabaseModel } from '../database/connect';
import { Booking } from '../bookings/booking.entity';
import { BookingChange } from '../bookings/bookingChange.entity';
import { BookingCharge } from '../bookings/bookingCharge.entity';
import { BookingEvent } from '../bookings/bookingEvent.entity';
import { DailyFigure } from '../bookings/dailyFigure.entity';
import { FigureLine } from '../bookings/figureLine.entity';
import { Stay } from '../bookings/stay.entity';
import { Block } from '../chats/block.entity';
import { Chat } from '../chats/chat.entity';
import { ChatInvitation } from '../chats/chatInvitation.entity';
import { ChatMember } from '../chats/chatMember.entity';
import { ChatWord } from '../chats/chatWord.entity';
import { Message } from '../chats/message.entity';
import { BookingNote } from '../frontdesk/bookingNote.entity';
import { City } from '../hotels/city.entity';
import { CityCharge } from '../hotels/cityCharge.entity';
import { Hotel } from '../hotels/hotel.entity';
import { HotelDeletion } from '../hotels/hotelDeletion.entity';
import { HotelType } from '../hotels/hotelType.entity';
import { StaffMember } from '../hotels/staff.entity';
import { HotelCancellation } from '../checkouts/hotelCancellation.entity';
import { Mail } from '../mails/mail.entity';
import { Subscriber } from '../newsletter/subscriber.entity';
import { Payment } from '../payments/payment.entity';
import { PaymentDifference } from '../payments/paymentDifference.entity';
import { Refund } from '../payments/refund.entity';
import { WebhookEvent } from '../payments/webhookEvent.entity';
import { PropertyOffer } from '../photos/propertyOffer.entity';
import { Upload } from '../photos/upload.entity';
import { UploadGrant } from '../photos/uploadGrant.entity';
import { Review } from '../reviews/review.entity';
import { Night } from '../rooms/night.entity';
import { Rate } from '../rooms/rate.entity';
import { RoomBlock } from '../rooms/roomBlock.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { IndexChange } from '../search/indexChange.entity';
import { ApiKey } from '../users/apiKey.entity';
import { RevokedKey } from '../users/revokedKey.entity';
import { EmailChange } from '../users/emailChange.entity';
import { PasswordReset } from '../users/passwordReset.entity';
import { Registration } from '../users/registration.entity';
import { Session } from '../users/session.entity';
import { User } from '../users/user.entity';
import { SavedView } from '../views/savedView.entity';
import { Webhook } from '../webhooks/webhook.entity';
import { WebhookDelivery } from '../webhooks/webhookDelivery.entity';
import { WebhookReceiver } from '../webhooks/webhookReceiver.entity';
import { GuestNameSubscriber } from '../bookings/guestName.subscriber';
import { IndexChangeSubscriber } from '../search/indexChange.subscriber';
import { QueryTimeSubscriber } from './metrics/queryTime.subscriber';
import { SearchWordsSubscriber } from './searchWords.subscriber';
import { StatementSubscriber } from './tracing/statement.subscriber';

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
