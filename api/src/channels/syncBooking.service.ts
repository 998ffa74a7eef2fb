import { createHash } from 'node:crypto';
import { fill } from '../../../schema/fill';
import { sumCents } from '../../../schema/prices';
import { AuditRecord } from '../access/audit/auditEntry.entity';
import { recordChange } from '../access/audit/recordChange.service';
import { authorize, can, type Viewer } from '../access/policy';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { hasStarted } from '../bookings/booking.service';
import { endConfirmed } from '../bookings/cancel/cancellation.service';
import { tellOfCancellation } from '../bookings/cancel/cancellationMail.service';
import { CancelledBy } from '../bookings/cancelledBy';
import { DeskPayment, type CreateWalkInInput } from '../bookings/desk/walkIn.inputs';
import { createWalkIn } from '../bookings/desk/walkIn.service';
import { findGuest } from '../bookings/desk/walkInGuest.service';
import { NightsTaken } from '../bookings/hold/checkout.types';
import { todayAtHotel } from '../bookings/hotelDay.service';
import { ofBooking } from '../bookings/ofBooking.service';
import { authorizeRefund } from '../bookings/pay/authorizeRefund';
import { Payment, PaymentMethod } from '../bookings/pay/payment.entity';
import { leftToRefund } from '../bookings/pay/refund.service';
import { Stay } from '../bookings/stay.entity';
import { now } from '../core/clock';
import { BadInput, Refusal, refuse } from '../core/problems';
import { isDuplicate } from '../database/dbErrors';
import { lockRow, lockRows, repo, transaction } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { ChannelBookingRefused, type SyncChannelBookingInput } from './channel.types';
import { ChannelBooking, newChannelBooking } from './channelBooking.entity';
import { pickRooms } from './pickRooms.service';

/** How often rooms are chosen again if another booking took one meanwhile. */
const ATTEMPTS = 5;

/**
 * Makes a booking here as it is at the channel, which pays for it on account: books it, replaces it, or cancels it. All in
 * one transaction. The same revision, or an older one, changes nothing, so that a program can repeat its messages and
 * send them in any order. Refuses ChannelSoldOut and ChannelBookingRefused.
 */
export async function syncChannelBooking(
  viewer: Viewer | undefined,
  input: SyncChannelBookingInput,
): Promise<ChannelBooking> {
  authorize(viewer, 'channel:sync', input);
  for (let attempt = 1; ; attempt++)
    try {
      return await transaction(() => sync(viewer, input));
    } catch (error) {
      const isTaken = error instanceof Refusal && error.problem instanceof NightsTaken;
      if (attempt < ATTEMPTS && (isTaken || isDuplicate(error))) continue;
      if (error instanceof BadInput) refuse(new ChannelBookingRefused(error.message));
      throw error instanceof Refusal ? asOwn(error) : error;
    }
}

/** Other refusals of a booking at the front desk, in the type that this mutation names. */
function asOwn(error: Refusal): Refusal {
  const { problem } = error;
  const isOwn = ['ChannelSoldOut', 'ChannelBookingRefused'].includes(problem.constructor.name);
  return isOwn ? error : new Refusal(new ChannelBookingRefused(problem.message));
}

async function sync(viewer: Viewer | undefined, input: SyncChannelBookingInput): Promise<ChannelBooking> {
  const row = await lockOrInsert(input);
  const contentHash = hashOf(input);
  if (input.revision < row.revision) return row;
  if (input.revision === row.revision) {
    if (contentHash === row.contentHash) return row;
    refuse(
      new ChannelBookingRefused(
        fill(
          'Revision {revision} of this booking was pushed with other content. Give each change a higher revision.',
          { revision: input.revision },
        ),
      ),
    );
  }
  const before = { ...row };
  const replaced = row.bookingId ? await endBooking(viewer, row, input) : [];
  if (!input.cancelled) row.bookingId = (await book(viewer, row, input, replaced)).id;
  Object.assign(row, { contentHash, revision: input.revision, cancelled: input.cancelled, syncedAt: now() });
  await repo(ChannelBooking).save(row);
  const { id, name } = await repo(Hotel).findOneByOrFail({ id: row.hotelId });
  await recordChange(viewer, {
    action: 'syncChannelBooking',
    record: AuditRecord.HOTEL,
    id,
    name,
    before: before.revision ? { channelBooking: describe(before) } : {},
    after: { channelBooking: describe(row) },
  });
  return row;
}

const describe = ({ channel, reference, revision, cancelled }: ChannelBooking): string =>
  `${channel} ${reference}, revision ${revision}${cancelled ? ', cancelled' : ''}`;

async function lockOrInsert({
  hotelId,
  channel,
  reference,
}: SyncChannelBookingInput): Promise<ChannelBooking> {
  const named = { hotelId, channel: channel.trim(), reference };
  const found = await repo(ChannelBooking).findOneBy(named);
  if (found) return lockRow(ChannelBooking, found.id);
  const fresh = newChannelBooking(named);
  await repo(ChannelBooking).insert(fresh);
  return fresh;
}

/** What a revision says, so that the same one with other content is found. */
function hashOf(input: SyncChannelBookingInput): string {
  const { cancelled, checkIn, checkOut, roomTypeIds, nightPriceCents, guestName, email, phone, party } =
    input;
  const kept = [checkIn, checkOut, roomTypeIds, nightPriceCents, guestName, email, phone, party];
  return createHash('sha256')
    .update(JSON.stringify(cancelled ? [] : kept.map((one) => one ?? null)))
    .digest('hex');
}

/**
 * Cancels the booking that an earlier revision made, if it still is confirmed, and returns its room numbers. What the
 * channel paid comes off its account, and what the guest paid here goes back as if staff cancelled. Refuses
 * ChannelBookingRefused if the stay has begun, or if a change would lose extras or payments of the guest.
 */
async function endBooking(
  viewer: Viewer | undefined,
  { bookingId, channel }: ChannelBooking,
  { cancelled }: SyncChannelBookingInput,
): Promise<string[]> {
  const [booking] = await lockRows(Booking, [bookingId!]);
  if (booking?.status !== BookingStatus.CONFIRMED) return [];
  const stays = await repo(Stay).findBy(ofBooking(booking));
  if (hasStarted(stays, await todayAtHotel(booking)))
    refuse(new ChannelBookingRefused('The stay has begun. Ask the hotel to change it.'));
  const ofGuest = (await repo(Payment).findBy(ofBooking(booking))).filter(
    ({ method }) => method !== PaymentMethod.ON_ACCOUNT,
  );
  if (!cancelled && (booking.extrasCents > 0 || ofGuest.length))
    refuse(
      new ChannelBookingRefused(
        'The guest has bought or paid for more at the hotel. Ask the hotel to change the booking.',
      ),
    );
  const ofGuestCents = sumCents(ofGuest.map((one) => ({ cents: one.amountCents - one.refundedCents })));
  authorizeRefund(viewer, booking, ofGuestCents);
  const refundCents = leftToRefund(booking);
  const reason = cancelled ? `Cancelled at ${channel}.` : `Changed at ${channel}.`;
  const cancellation = { cancelledBy: CancelledBy.GUEST, refundCents, reason };
  await endConfirmed(booking, cancellation, { who: viewer?.id ?? null });
  if (cancelled) await tellOfCancellation(booking, cancellation, refundCents);
  return stays.flatMap(({ roomNumberId }) => roomNumberId ?? []);
}

/** Books free rooms of the types, those of the earlier revision first. Throws BadInput for what is missing. */
async function book(
  viewer: Viewer | undefined,
  { id, hotelId, channel, reference }: ChannelBooking,
  input: SyncChannelBookingInput,
  preferred: readonly string[],
): Promise<Booking> {
  const { checkIn, checkOut, roomTypeIds, guestName, email, phone, party, nightPriceCents } = input;
  if (!checkIn || !checkOut || !roomTypeIds || !guestName)
    throw new BadInput('Give the nights, the room types and the name of the guest.');
  const stay = { checkIn, checkOut };
  const walkIn: Omit<CreateWalkInInput, 'roomNumberIds'> = {
    ...stay,
    hotelId,
    name: guestName,
    email: email ?? null,
    phone: phone ?? null,
    party: party ?? null,
    nightPriceCents: nightPriceCents ?? null,
    priceReason: nightPriceCents == null ? null : `The price of ${channel}.`,
    paidBy: DeskPayment.ON_ACCOUNT,
    account: { company: channel, reference },
    mailPaymentLink: false,
    idempotencyKey: `channel-${id}-${input.revision}`,
  };
  const roomNumberIds = await pickRooms(hotelId, roomTypeIds, stay, preferred);
  // Administrators are asked to choose a known guest; a team books for the user of an address.
  const known = can(viewer, 'user:find') ? await findGuest(walkIn, walkIn) : null;
  return createWalkIn(viewer, { ...walkIn, userId: known?.id ?? null, roomNumberIds });
}
