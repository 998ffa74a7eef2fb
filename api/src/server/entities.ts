import { Booking } from '../bookings/booking.entity';
import { BookingEvent } from '../bookings/bookingEvent.entity';
import { BookingChange } from '../bookings/bookingChange.entity';
import { Payment } from '../payments/payment.entity';
import { Refund } from '../payments/refund.entity';
import { BookingCharge } from '../bookings/bookingCharge.entity';
import { Stay } from '../bookings/stay.entity';
import { WebhookEvent } from '../payments/providerEvent.entity';
import { City } from '../hotels/city.entity';
import { CityCharge } from '../hotels/cityCharge.entity';
import { Hotel } from '../hotels/hotel.entity';
import { HotelType } from '../hotels/hotelType.entity';
import { StaffMember } from '../hotels/staff.entity';
import { Mail } from '../mails/mail.entity';
import { Subscriber } from '../newsletter/subscriber.entity';
import { Review } from '../reviews/review.entity';
import { Upload } from '../photos/upload.entity';
import { Night } from '../rooms/night.entity';
import { Rate } from '../rooms/rate.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { PasswordReset } from '../users/passwordReset.entity';
import { Registration } from '../users/registration.entity';
import { Session } from '../users/session.entity';
import { User } from '../users/user.entity';
import { IndexChange } from '../search/indexChange.entity';

/** Every table of the house. */
export const entities = [
  User,
  Session,
  Registration,
  PasswordReset,
  Subscriber,
  City,
  CityCharge,
  HotelType,
  Hotel,
  StaffMember,
  RoomType,
  Rate,
  RoomNumber,
  Booking,
  BookingEvent,
  BookingChange,
  Payment,
  Refund,
  BookingCharge,
  Stay,
  Night,
  WebhookEvent,
  Review,
  Mail,
  Upload,
  IndexChange,
];
