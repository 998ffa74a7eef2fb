import { filledLines, filledSubject, filledText } from '../../../../schema/guestMessages';
import { referenceOf } from '../../../../schema/bookingReferences';
import { hook } from '../../core/hooks';
import { inLanguage } from '../../core/readerLanguage';
import { now } from '../../core/clock';
import { requireTransaction, repo } from '../../database/transaction';
import { findHotelWithCity } from '../../hotels/hotel.service';
import type { Hotel } from '../../hotels/hotel.entity';
import { guestMessageMail } from '../../mails/guestMessage.mails';
import type { Block } from '../../mails/mail.content';
import { canReach, queueMail } from '../../mails/outbox.service';
import { isDeleted, User } from '../../users/user.entity';
import { owedBy } from '../balance/owed';
import { BookingStatus, type Booking } from '../booking.entity';
import { ofBooking } from '../ofBooking.service';
import { Stay, StayState } from '../stay.entity';
import { bookingUrl } from '../v1Client';
import { GuestMessage, newGuestMessage, SUBJECT_LENGTH } from './guestMessage.entity';
import { isDue } from './messageMoments';
import { MessageOptOut } from './messageOptOut.entity';
import { MessageTemplate } from './messageTemplate.entity';
import { MessageText } from './messageText.entity';
import { valuesOf } from './messageValues.service';
import { chooseWords } from './messageWords';
import { refuseUrl } from './optOut.service';

/**
 * Runs inside the transaction that thanks a guest after the stay and asks for a review; each listener says whether the guest may
 * be asked, and remembers that it was done.
 */
export const onThanks = hook<Booking, boolean>();

/**
 * Queues a message about a booking that the caller has locked, if it is due and was not sent, inside the caller's transaction.
 * Nothing is sent about a cancelled booking, or one that staff hold until it is paid. Answers whether it was queued.
 */
export async function sendIfDue(template: MessageTemplate, booking: Booking): Promise<boolean> {
  requireTransaction('sendIfDue()');
  const about = await addresseeOf(template, booking);
  if (!about) return false;
  const { hotel, timeZone, user } = about;
  if (!isDue(template, booking, timeZone, now())) return false;
  if (!(await wants(template, booking, user))) return false;
  const { kind } = template;
  const words = await wordsOf(template, user, hotel);
  const values = await inLanguage(words.language, () => valuesOf(booking, hotel, user));
  const subject = filledSubject(words.subject, values).slice(0, SUBJECT_LENGTH);
  await remember(template, booking, subject, filledText(words.body, values));
  await queueMail(user, () =>
    guestMessageMail({
      hotelName: hotel.name,
      subject,
      lines: filledLines(words.body, values),
      reference: referenceOf(booking),
      checkIn: booking.checkIn,
      checkOut: booking.checkOut,
      url: bookingUrl(booking),
      unsubscribeUrl: kind === 'AFTER_STAY' ? refuseUrl({ userId: user.id, hotelId: hotel.id }) : undefined,
    }),
  );
  return true;
}

/** What the hotel says in the confirmation of a booking, if it says anything; inside the transaction that confirms it. */
export async function confirmationBlocks(booking: Booking): Promise<Block[]> {
  const { hotelId } = booking;
  const template = hotelId && (await repo(MessageTemplate).findOneBy({ hotelId, slot: 'CONFIRMED' }));
  const about = template && template.enabled && (await addresseeOf(template, booking));
  if (!about) return [];
  const { body, language } = await wordsOf(template, about.user, about.hotel);
  const values = await inLanguage(language, () => valuesOf(booking, about.hotel, about.user));
  await remember(template, booking, '', filledText(body, values));
  return filledLines(body, values)
    .filter((parts) => parts.length > 0)
    .map((parts): Block => ({ kind: 'parts', parts }));
}

/**
 * Sends what is already due about a booking that was just confirmed or has got other dates, such as the message of the day of
 * arrival to a guest who books for today; inside the transaction of that step.
 */
export async function sendWhatIsDue(booking: Booking): Promise<void> {
  const { hotelId } = booking;
  if (!hotelId) return;
  for (const template of await repo(MessageTemplate).findBy({ hotelId, enabled: true }))
    if (template.kind !== 'PAYMENT_DUE') await sendIfDue(template, booking);
}

/** The guest, and the open hotel with its time zone; undefined if nothing is sent about the booking, or was already. */
async function addresseeOf(
  { kind }: MessageTemplate,
  booking: Booking,
): Promise<{ hotel: Hotel; timeZone: string; user: User } | undefined> {
  const { id: bookingId, hotelId, userId, status, heldUntil } = booking;
  if (status !== BookingStatus.CONFIRMED || heldUntil || !hotelId) return undefined;
  if (await repo(GuestMessage).existsBy({ bookingId, kind })) return undefined;
  const user = await repo(User).findOneByOrFail({ id: userId });
  const found = await findHotelWithCity(hotelId);
  if (!found || isDeleted(user) || !canReach(user.email)) return undefined;
  return { hotel: found.hotel, timeZone: found.city.timeZone, user };
}

/** Whether a message of a kind suits the state of the booking, and its guest has not refused it. */
async function wants({ kind, hotelId }: MessageTemplate, booking: Booking, user: User): Promise<boolean> {
  if (kind === 'PAYMENT_DUE') return owedBy(booking) > 0;
  if (kind !== 'ARRIVAL_DAY' && kind !== 'AFTER_STAY') return true;
  const states = (
    await repo(Stay).find({ where: ofBooking(booking), select: { id: true, state: true } })
  ).map(({ state }) => state);
  if (kind === 'ARRIVAL_DAY') return states.includes(StayState.EXPECTED);
  if (!states.includes(StayState.CHECKED_OUT) || states.includes(StayState.CHECKED_IN)) return false;
  if (!user.active || (await repo(MessageOptOut).existsBy({ userId: user.id, hotelId }))) return false;
  return Object.values(await onThanks.run(booking)).every(Boolean);
}

/** The words of a template in the language of the guest if there are any, else in that of the hotel. */
const wordsOf = async ({ id: templateId, kind }: MessageTemplate, guest: User, hotel: Hotel) =>
  chooseWords(kind, await repo(MessageText).findBy({ templateId }), [guest.language, hotel.language]);

async function remember(
  { kind, hotelId }: MessageTemplate,
  { id: bookingId, userId }: Booking,
  subject: string,
  text: string,
): Promise<void> {
  await repo(GuestMessage).insert(newGuestMessage({ bookingId, userId, hotelId, kind, subject, text }));
}
