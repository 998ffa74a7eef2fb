import { Booking } from '../bookings/booking.entity';
import { Stay } from '../bookings/stay.entity';
import { ProviderEvent } from '../checkouts/providerEvent.entity';
import { City } from '../hotels/city.entity';
import { Hotel } from '../hotels/hotel.entity';
import { HotelType } from '../hotels/hotelType.entity';
import { Night } from '../rooms/night.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { Session } from '../users/session.entity';
import { User } from '../users/user.entity';

/** Every table of the house. */
export const entities = [
  User,
  Session,
  City,
  HotelType,
  Hotel,
  RoomType,
  RoomNumber,
  Booking,
  Stay,
  Night,
  ProviderEvent,
];
