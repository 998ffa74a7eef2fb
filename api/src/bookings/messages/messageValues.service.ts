import { arrivalHourWords } from '../../../../schema/arrivals';
import { referenceOf } from '../../../../schema/bookingReferences';
import { directionsUrl } from '../../../../schema/directions';
import type { MessagePart, MessageValues } from '../../../../schema/guestMessages';
import { arrivalWords, departureWords } from '../../../../schema/houseRules';
import { spokenDate } from '../../../../schema/spoken';
import { roomsInWords } from '../../../../schema/stays';
import { translated } from '../../../../schema/fill';
import { repo } from '../../database/transaction';
import type { Hotel } from '../../hotels/hotel.entity';
import { dollars, plainName } from '../../mails/format';
import type { User } from '../../users/user.entity';
import { owedBy } from '../balance/owed';
import type { Booking } from '../booking.entity';
import { ofBooking } from '../ofBooking.service';
import { Stay } from '../stay.entity';
import { withTitles } from '../titles/titles.service';
import { bookingUrl, returnUrl } from '../v1Client';

const words = (text: string | null): MessagePart | null => (text ? { text, url: null } : null);
const link = (text: string, url: string | undefined): MessagePart | null => (url ? { text, url } : null);

/**
 * What each placeholder says of a booking. A booking that was made through /api/v1 has no page, so the links to it have no
 * value.
 */
export async function valuesOf(
  booking: Booking,
  hotel: Hotel,
  { name }: Pick<User, 'name'>,
): Promise<MessageValues> {
  const stays = await repo(Stay)
    .find({ where: ofBooking(booking), order: { checkIn: 'ASC', number: 'ASC', id: 'ASC' } })
    .then((rows) => withTitles(rows));
  const url = bookingUrl(booking);
  const reference = referenceOf(booking);
  const owed = owedBy(booking);
  const review = returnUrl(booking, `/createreview?booking=${encodeURIComponent(reference)}`);
  return {
    guest: words(plainName(name)),
    hotel: words(hotel.name),
    reference: words(reference),
    'check-in': words(spokenDate(booking.checkIn)),
    'check-out': words(spokenDate(booking.checkOut)),
    'check-in time': words(arrivalWords(hotel)),
    'check-out time': words(departureWords(hotel)),
    room: words(roomsInWords(stays)),
    address: words(hotel.address?.replace(/\s*\n\s*/g, ', ').trim() ?? null),
    directions: link(translated('directions on a map'), directionsUrl(hotel)),
    'arrival hour': booking.arrivalHour === null ? null : words(arrivalHourWords(booking.arrivalHour)),
    'arrival hour link': link(translated('your hour of arrival'), url),
    'booking link': link(translated('your booking'), url),
    'balance due': owed > 0 ? words(dollars(owed)) : null,
    'review link': link(translated('write a review'), review),
  };
}
