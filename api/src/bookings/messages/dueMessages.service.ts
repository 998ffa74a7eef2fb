import { clockIn } from '../../../../schema/hotelTime';
import { now } from '../../core/clock';
import { log } from '../../core/log';
import { processDueRows } from '../../database/dueRows';
import { lockRows, repo, transaction } from '../../database/transaction';
import { findHotelWithCity } from '../../hotels/hotel.service';
import { User } from '../../users/user.entity';
import { Booking, BookingStatus } from '../booking.entity';
import { Stay, StayState } from '../stay.entity';
import { GuestMessage } from './guestMessage.entity';
import { daysOf, nextAt } from './messageMoments';
import { MessageTemplate } from './messageTemplate.entity';
import { sendIfDue } from './sendMessage.service';

/** Bookings that are read at once. */
const BATCH = 100;
/** When a run that failed for some guests, or whose process died, is tried again. */
const AGAIN = { firstMs: 5 * 60_000, longestMs: 5 * 60_000 };

const dueTemplates = {
  entity: MessageTemplate,
  backoff: AGAIN,
  work: sendTemplate,
  failed: (error: unknown, { id }: MessageTemplate): void =>
    log.error({ error, templateId: id }, 'messages to guests could not be sent and will be tried again'),
};

/**
 * Sends the messages of hotels whose hour has come; a job. Each template is looked at once a day, at its hour by the clock at
 * the hotel, and for the bookings of few days. Several instances may run it at once: the row of the sent message, which the
 * transaction of the mail inserts, keeps a guest from getting a message twice.
 */
export async function sendGuestMessages(): Promise<void> {
  if (await processDueRows(dueTemplates)) await sendGuestMessages();
}

async function sendTemplate(template: MessageTemplate): Promise<void> {
  const { id, hotelId, dueAt, enabled } = template;
  const found = enabled ? await findHotelWithCity(hotelId) : undefined;
  if (!found) return setDue(template, null);
  const { timeZone } = found.city;
  const { day } = clockIn(timeZone, now());
  let failed = 0;
  for (let after = ''; ;) {
    const ids = await findCandidates(template, day, after);
    for (const bookingId of ids) if (!(await tryToSend(id, bookingId))) failed += 1;
    if (ids.length < BATCH) break;
    after = ids.at(-1)!;
  }
  // failed ones are tried again when the claim of the template ends
  if (!failed && dueAt) await setDue(template, nextAt(template, timeZone, now()));
}

/** Sets when a template is next looked at, unless staff have changed it since it was claimed. */
async function setDue({ id, dueAt }: MessageTemplate, next: Date | null): Promise<void> {
  await transaction(() => repo(MessageTemplate).update({ id, dueAt: dueAt! }, { dueAt: next }));
}

/** The bookings of a hotel that a template may be due for on a day, and that did not get it yet, by their ids. */
async function findCandidates(template: MessageTemplate, day: string, after: string): Promise<string[]> {
  const { hotelId, kind } = template;
  const { first, last } = daysOf(template, day);
  const date = kind === 'AFTER_STAY' ? 'booking.checkOut' : 'booking.checkIn';
  const query = repo(Booking)
    .createQueryBuilder('booking')
    .select('booking.id', 'id')
    .leftJoin(GuestMessage, 'sent', 'sent.bookingId = booking.id AND sent.kind = :kind', { kind })
    .where(`booking.hotelId = :hotelId AND ${date} BETWEEN :first AND :last`, { hotelId, first, last })
    .andWhere('booking.status = :status', { status: BookingStatus.CONFIRMED })
    .andWhere('booking.id > :after AND sent.id IS NULL', { after });
  if (kind === 'PAYMENT_DUE') query.andWhere('booking.balanceCents > 0');
  if (kind === 'AFTER_STAY') query.andWhere(`EXISTS (${left()})`, { left: StayState.CHECKED_OUT });
  const rows = await query.orderBy('booking.id').limit(BATCH).getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

const left = (): string =>
  repo(Stay)
    .createQueryBuilder('stay')
    .select('1')
    .where('stay.bookingId = booking.id AND stay.state = :left')
    .getQuery();

/** False if it failed and has to be tried again. */
async function tryToSend(templateId: string, bookingId: string): Promise<boolean> {
  try {
    await transaction(() => send(templateId, bookingId));
    return true;
  } catch (error) {
    log.error({ error, templateId, bookingId }, 'a message to a guest could not be sent');
    return false;
  }
}

/** The lock of the account keeps it from being deleted meanwhile, that of the booking from being cancelled. */
async function send(templateId: string, bookingId: string): Promise<void> {
  const { userId } = await repo(Booking).findOneOrFail({
    select: { id: true, userId: true },
    where: { id: bookingId },
  });
  await lockRows(User, [userId]);
  const [booking] = await lockRows(Booking, [bookingId]);
  const template = await repo(MessageTemplate).findOneBy({ id: templateId, enabled: true });
  if (booking && template) await sendIfDue(template, booking);
}
