import { inEnglish } from '../../core/readerLanguage';
import { fill, text } from '../../../../schema/fill';
import { exactDollars } from '../../../../schema/spoken';
import { addNights } from '../../../../schema/nights';
import { extraWords, priceExtra, type ExtraAmount } from '../../../../schema/extras';
import { LIMITS } from '../../../../schema/limits';
import { authorizedToAsk, can, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { lockRow, lockRows, repo, transaction } from '../../database/transaction';
import { Extra } from '../../hotels/extras/extra.entity';
import { dollars, englishDollars } from '../../mails/format';
import { owedBy } from '../balance/owed';
import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { todayAtHotel } from '../hotelDay.service';
import { postMissingFolio } from '../folio/folio.service';
import { transition } from '../history.service';
import { leftToRefund, queueRefund, refundSoon } from '../pay/refund.service';
import { BookingExtra, newBookingExtra } from './bookingExtra.entity';
import { ExtraRefused, type AddExtraInput, type RemoveExtraInput } from './bookingExtra.types';
import { nightsOfExtra } from './chosenExtras.service';

/** Whether the viewer may sell extras on a booking and remove them now; `today` is the date at the hotel. */
export const maySellExtras = (viewer: Viewer | undefined, booking: Booking, today: string): boolean =>
  can(viewer, 'extra:sell', booking) && whyClosed(booking, today) === null;

/** Why no extras can be sold on a booking or removed; null if they can. */
function whyClosed({ status, checkOut }: Booking, today: string): string | null {
  if (status !== BookingStatus.CONFIRMED) return text('Only a confirmed booking can have extras.');
  return today <= addNights(checkOut, LIMITS.extraDays)
    ? null
    : fill('Extras can be changed until {days} days after departure.', { days: LIMITS.extraDays });
}

/**
 * Sells an extra of the hotel's price list on a confirmed booking. The guest owes its price, which is that of now and
 * includes taxes. The same key sells it once. Refuses ExtraRefused.
 */
export function addExtra(viewer: Viewer | undefined, input: AddExtraInput): Promise<Booking> {
  const { id: who } = authorizedToAsk(viewer, 'extra:sell');
  const { bookingId, extraId, quantity, idempotencyKey: requestKey } = input;
  return transaction(async () => {
    const [booking] = await lockRows(Booking, [bookingId]);
    if (!booking || !can(viewer, 'extra:sell', booking))
      refuse(new ExtraRefused('This booking does not exist.'));
    const known = await repo(BookingExtra).findOneBy({ bookingId, requestKey });
    if (known) return sameAs(known, input, booking);
    const closed = whyClosed(booking, await todayAtHotel(booking));
    if (closed) refuse(new ExtraRefused(closed));
    const extra = await findExtra(booking, extraId);
    const amount = { unit: extra.unit, quantity, nights: nightsOfExtra(extra, booking, input.nights) };
    const cents = priceExtra(extra.cents, amount);
    await refuseTooMuch(booking, cents);
    if (input.expectedCents != null && input.expectedCents !== cents)
      refuse(
        new ExtraRefused(
          fill('The price has changed: this is {cents} now. Add it again.', { cents: exactDollars(cents) }),
        ),
      );
    const before = { ...booking };
    // Its first lines settle it, so they are written before the extra, which the guest owes.
    await postMissingFolio(booking);
    const { title, cents: unitCents } = extra;
    const note = input.note?.trim() || null;
    const sold = { bookingId, extraId, title, unitCents, ...amount, cents, note, requestKey, soldById: who };
    await repo(BookingExtra).insert(newBookingExtra(sold));
    booking.extrasCents += cents;
    const words = inEnglish(() => extraWords(title, amount));
    await transition(booking, {}, { who, why: describeAdded(words, cents) });
    await recordBookingChange(viewer, 'addExtra', booking, { before, after: { ...booking, extra: words } });
    return booking;
  });
}

/** What the history says about an extra that was sold. */
export const describeAdded = (words: string, cents: number): string =>
  `Extra added: ${words}, ${englishDollars(cents)}.`;

function sameAs(known: BookingExtra, input: AddExtraInput, booking: Booking): Booking {
  const { extraId, quantity, nights } = known;
  const isSame =
    (extraId === null || extraId === input.extraId) &&
    quantity === input.quantity &&
    (nights === null || input.nights == null || nights === input.nights);
  if (!isSame) refuse(new ExtraRefused('This idempotency key was used for another extra. Use a new one.'));
  return booking;
}

async function findExtra({ hotelId }: Booking, id: string): Promise<Extra> {
  const extra = hotelId ? await repo(Extra).findOneBy({ id, hotelId }) : null;
  if (!extra) refuse(new ExtraRefused('This extra is not on the price list of the hotel.'));
  if (!extra.active || !extra.soldAtDesk)
    refuse(new ExtraRefused(fill('{title} is not sold at the front desk.', { title: extra.title })));
  return extra;
}

async function refuseTooMuch({ id: bookingId, extrasCents }: Booking, cents: number): Promise<void> {
  const most = LIMITS.highestPaymentCents;
  if (extrasCents + cents > most)
    refuse(
      new ExtraRefused(
        fill('The extras of a booking can cost at most {most} together.', { most: exactDollars(most) }),
      ),
    );
  if ((await repo(BookingExtra).countBy({ bookingId })) >= LIMITS.extrasPerBooking)
    refuse(
      new ExtraRefused(fill('A booking can have at most {most} extras.', { most: LIMITS.extrasPerBooking })),
    );
}

/**
 * Removes an extra from a confirmed booking. Its price lowers what the guest owes, and what they have paid of it is
 * refunded. Removing it again changes nothing. Refuses ExtraRefused.
 */
export async function removeExtra(viewer: Viewer | undefined, input: RemoveExtraInput): Promise<Booking> {
  const booking = await remove(viewer, input);
  if (booking.payment !== PaymentStatus.REFUNDING) return booking;
  await refundSoon(booking.id);
  return repo(Booking).findOneByOrFail({ id: booking.id });
}

function remove(viewer: Viewer | undefined, input: RemoveExtraInput): Promise<Booking> {
  const { id: who } = authorizedToAsk(viewer, 'extra:sell');
  const { bookingExtraId: id } = input;
  const reason = input.reason.trim();
  return transaction(async () => {
    const found = await repo(BookingExtra).findOneBy({ id });
    const booking = found && (await lockRow(Booking, found.bookingId));
    if (!booking || !can(viewer, 'extra:sell', booking))
      refuse(new ExtraRefused('This extra does not exist.'));
    const extra = await repo(BookingExtra).findOneByOrFail({ id });
    if (extra.cancelledAt) return booking;
    const closed = whyClosed(booking, await todayAtHotel(booking));
    if (closed) refuse(new ExtraRefused(closed));
    const before = { ...booking, extra: inEnglish(() => extraWords(extra.title, extra)) };
    const { refundCents, waivedCents, creditedCents } = whatRemovalGives(booking, extra);
    if (refundCents > leftToRefund(booking))
      refuse(
        new ExtraRefused(
          fill(
            'The guest has paid for this extra, and only {left} of the payments is left to refund. It cannot be removed.',
            { left: exactDollars(leftToRefund(booking)) },
          ),
        ),
      );
    const payment = await queueRefund(booking, refundCents, 'extraRemoved');
    await repo(BookingExtra).update({ id }, { cancelledAt: now(), cancelledById: who, cancelReason: reason });
    booking.extrasCents -= extra.cents;
    booking.waivedCents -= waivedCents;
    const step = { who, why: whyRemoved(extra, refundCents), reason };
    // What was waived was never paid: the waiver ends with the extra.
    const settled = waivedCents > 0 ? { settles: true, takesBack: true, creditedCents } : {};
    await transition(booking, { payment }, { ...step, ...settled });
    await recordBookingChange(viewer, 'removeExtra', booking, { before, after: booking });
    return booking;
  });
}

/**
 * What the price of an extra becomes when it is removed, in cents: the guest owes less, a waiver ends, and the rest, which
 * the guest has paid, is refunded.
 */
function whatRemovalGives(
  booking: Pick<Booking, 'balanceCents' | 'waivedCents'>,
  { cents }: { cents: number },
) {
  const creditedCents = Math.min(owedBy(booking), cents);
  const waivedCents = Math.min(cents - creditedCents, booking.waivedCents);
  return { creditedCents, waivedCents, refundCents: cents - creditedCents - waivedCents };
}

/** What removing an extra refunds, in cents. */
export const refundIfRemoved = (
  booking: Pick<Booking, 'balanceCents' | 'waivedCents'>,
  extra: Pick<BookingExtra, 'cents'>,
): number => whatRemovalGives(booking, extra).refundCents;

function whyRemoved(extra: ExtraAmount & Pick<BookingExtra, 'title' | 'cents'>, refundCents: number): string {
  const refund = refundCents > 0 ? ` Refund: ${englishDollars(refundCents)}.` : '';
  const words = inEnglish(() => extraWords(extra.title, extra));
  return `Extra removed: ${words}, ${englishDollars(extra.cents)}.${refund}`;
}
