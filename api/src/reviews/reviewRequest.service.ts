import { referenceOf } from '../../../schema/bookingReferences';
import { addNights, todayIn } from '../../../schema/nights';
import { now } from '../core/clock';
import { log } from '../core/log';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { Stay, StayState } from '../bookings/stay.entity';
import { MessageKind, MessageTemplate } from '../bookings/messages/messageTemplate.entity';
import { returnUrl } from '../bookings/v1Client';
import { lockRow, repo, transaction } from '../database/transaction';
import { reviewRequestMail } from '../mails/review.mails';
import { queueMail } from '../mails/outbox.service';
import { User } from '../users/user.entity';
import { Review } from './review.entity';
import { ReviewRequest } from './reviewRequest.entity';

/** The mail is sent from this hour on, by the clock at the hotel. */
const FIRST_HOUR = 9;
/** Days after departure until which a mail that could not be sent earlier is still sent. */
const DAYS = 3;
/** Bookings that one run of the job reads. */
const BATCH = 500;

/**
 * Asks guests for a review on the day after their departure, once for each booking; a job. Guests who were never checked out, who
 * have written a review, or whose account is deleted are not asked, nor those whose hotel thanks them in its own words.
 */
export async function askForReviews(): Promise<void> {
  const morning = new Date(now().getTime() - FIRST_HOUR * 3_600_000);
  for (const { id, checkOut, hotelRow } of await findDeparted(morning)) {
    if (todayIn(hotelRow?.cityRow?.timeZone ?? 'UTC', morning) <= checkOut) continue;
    try {
      await transaction(() => ask(id));
    } catch (error) {
      log.error({ error, bookingId: id }, 'a guest could not be asked for a review and will be asked later');
    }
  }
}

/**
 * Whether a hotel may thank a guest after the stay and ask for a review, which then counts as the one request of the booking;
 * inside the transaction that queues the mail. Nobody is asked who has been asked or has written a review.
 */
export async function mayThank({ id: bookingId }: Booking): Promise<boolean> {
  if (await repo(ReviewRequest).existsBy({ bookingId })) return false;
  if (await repo(Review).existsBy({ bookingId })) return false;
  await repo(ReviewRequest).insert({ bookingId, sentAt: now() });
  return true;
}

/** Bookings whose guests left lately and may be asked, those who left first before others. */
function findDeparted(morning: Date): Promise<Booking[]> {
  const today = todayIn('UTC', morning);
  const stays = repo(Stay).createQueryBuilder('stay').select('1').where('stay.bookingId = booking.id');
  const inState = (state: string) => stays.clone().andWhere(`stay.state = :${state}`).getQuery();
  return (
    repo(Booking)
      .createQueryBuilder('booking')
      .innerJoin('booking.userRow', 'user')
      // The outer joins keep the database from starting with all hotels instead of the days.
      .leftJoinAndSelect('booking.hotelRow', 'hotel')
      .leftJoinAndSelect('hotel.cityRow', 'city')
      .leftJoin(ReviewRequest, 'request', 'request.bookingId = booking.id')
      .leftJoin(Review, 'review', 'review.bookingId = booking.id')
      .leftJoin(
        MessageTemplate,
        'thanks',
        'thanks.hotelId = booking.hotelId AND thanks.kind = :thanks AND thanks.enabled = :active',
        { thanks: MessageKind.AFTER_STAY },
      )
      // In the easternmost time zones it may already be tomorrow.
      .where('booking.checkOut >= :from AND booking.checkOut <= :until', {
        from: addNights(today, -DAYS),
        until: today,
      })
      .andWhere('booking.status = :confirmed', { confirmed: BookingStatus.CONFIRMED })
      .andWhere('booking.hotelId IS NOT NULL AND user.active = :active', { active: true })
      .andWhere('request.bookingId IS NULL AND review.id IS NULL AND thanks.id IS NULL')
      .andWhere(`EXISTS (${inState('left')}) AND NOT EXISTS (${inState('inHouse')})`, {
        left: StayState.CHECKED_OUT,
        inHouse: StayState.CHECKED_IN,
      })
      .orderBy('booking.checkOut')
      .addOrderBy('booking.id')
      .limit(BATCH)
      .getMany()
  );
}

/** The lock of the account keeps it from being deleted meanwhile, and other instances from asking as well. */
async function ask(bookingId: string): Promise<void> {
  const { userId } = await repo(Booking).findOneByOrFail({ id: bookingId });
  const user = await lockRow(User, userId);
  if (!user.active || (await repo(ReviewRequest).existsBy({ bookingId }))) return;
  const booking = await repo(Booking).findOneByOrFail({ id: bookingId });
  if (booking.status !== BookingStatus.CONFIRMED || (await repo(Review).existsBy({ bookingId }))) return;
  await repo(ReviewRequest).insert({ bookingId, sentAt: now() });
  const reference = referenceOf(booking);
  const { hotelName, checkIn, checkOut } = booking;
  await queueMail(user, () => {
    const url = returnUrl(booking, `/createreview?booking=${encodeURIComponent(reference)}`);
    return reviewRequestMail({ name: user.name, hotelName, checkIn, checkOut, reference, url });
  });
}
