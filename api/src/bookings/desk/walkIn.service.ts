import { fill } from '../../../../schema/fill';
import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { queueConfirmationMail, queueHeldMail, queuePaymentLinkMail } from '../bookingMails.service';
import { checkHeldUntil } from '../deadline/heldUntil.service';
import { transition } from '../history.service';
import { newHold, writeHold } from '../hold/checkout.service';
import { keyedRequest, type KeyedRequest } from '../hold/idempotency';
import { checkRooms, checkSelection, priceSelection, type PricedSelection } from '../hold/quote.service';
import { refuseIfChanged } from '../change/quoteChange.service';
import { authorize, authorized, type Viewer } from '../../access/policy';
import { BadInput, refuse } from '../../core/problems';
import { isDuplicate } from '../../database/dbErrors';
import { lockRows, repo, transaction } from '../../database/transaction';
import { readAccount, type PayingAccount } from '../balance/payingAccount';
import { insertDeskPayment } from '../pay/payment.service';
import { PaymentMethod } from '../pay/payment.entity';
import { insertLink } from '../online/paymentLink.service';
import type { Hotel } from '../../hotels/hotel.entity';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { normaliseEmail } from '../../users/normalise';
import { englishDollars } from '../../mails/format';
import type { Quote } from '../hold/quote.types';
import { giveUpBlock } from '../../rooms/blocks/roomBlock.service';
import type { RoomBlock } from '../../rooms/blocks/roomBlock.entity';
import { Stay } from '../stay.entity';
import { detailsInWords, readGuests, type NewGuests } from '../guests/stayDetails.service';
import { FrontDeskRefused } from './frontDesk.types';
import { DeskPayment, type CreateWalkInInput, type WalkInQuoteInput } from './walkIn.inputs';
import { emailTaken, findGuest, lockGuest, readGuest, type DeskGuest } from './walkInGuest.service';

/** What the history says when a guest pays while booking. */
export const PAID: Record<DeskPayment, string> = {
  [DeskPayment.CASH]: 'Paid in cash at the front desk.',
  [DeskPayment.TERMINAL]: 'Paid by card at the front desk.',
  [DeskPayment.ON_ACCOUNT]: 'Put on account.',
};
export const BOOKED = 'Booked at the front desk.';
export const PAID_LATER = 'Confirmed. The guest pays at the hotel.';
const HELD = 'Held. The guest has not paid yet.';

/**
 * Books rooms for a guest who pays at the front desk, now or later. The price is computed here. Nights, payment and
 * confirmation are one transaction.
 * A new guest gets an account and sets its password later. Minimum stays do not apply. The same key returns
 * the same booking, and is refused with other input. Refuses StayRefused, PriceChanged, NightsTaken and FrontDeskRefused.
 */
export async function createWalkIn(viewer: Viewer | undefined, input: CreateWalkInInput): Promise<Booking> {
  const { id: who } = authorized(viewer, 'walkIn:create', input);
  const asked = keyedWalkIn(input);
  const known = await findKnown(input, asked);
  if (known) return known;
  const guest = await readGuest(viewer, input, asked);
  const account = readAccount(input);
  const selection = await checkSelection(input);
  const heldUntil = await readHeldUntil(input, selection.hotel);
  const guests = readGuests(selection.hotel, input);
  const priced = { selection, quote: priceSelection(selection, input.nightPriceCents) };
  if (input.quoteVersion != null) refuseIfChanged(selection, priced.quote, input.quoteVersion);
  try {
    return await transaction(async () => {
      const booking = await book(
        guest,
        priced,
        { ...asked, ...guests },
        { who, ...input, heldUntil, account },
      );
      await recordBookingChange(viewer, 'createWalkIn', booking, { after: booking });
      return booking;
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // The same key or the same new guest's address arrived twice at once.
    return (await findKnown(input, asked)) ?? refuse(emailTaken());
  }
}

/** The price of a booking at the front desk, also with the own price of staff. Refuses StayRefused. */
export async function quoteWalkIn(viewer: Viewer | undefined, input: WalkInQuoteInput): Promise<Quote> {
  authorize(viewer, 'walkIn:create', input);
  return priceSelection(await checkSelection(input), input.nightPriceCents);
}

/** The key with everything that the booking is made of. */
function keyedWalkIn(input: CreateWalkInInput): KeyedRequest {
  const { hotelId, userId, name, email, paidBy, phone, nightPriceCents } = input;
  const { heldUntil, mailPaymentLink, account, fromBlockId } = input;
  const isLater = heldUntil != null || mailPaymentLink;
  const later = isLater ? [heldUntil?.day ?? '', heldUntil?.time ?? '', String(mailPaymentLink)] : [];
  const rest = [phone ?? '', String(nightPriceCents ?? ''), ...later];
  const more = phone || nightPriceCents != null || isLater ? rest : [];
  const payer = account ? [account.company.trim(), account.reference?.trim() ?? ''] : [];
  return keyedRequest(
    input,
    hotelId,
    userId ?? '',
    name?.trim() ?? '',
    normaliseEmail(email ?? ''),
    paidBy ?? '',
    ...more,
    ...payer,
    ...(fromBlockId ? [fromBlockId] : []),
    ...detailsInWords(input.party, input.details),
  );
}

async function findKnown(input: CreateWalkInInput, asked: KeyedRequest): Promise<Booking | null> {
  const { idempotencyKey } = asked;
  const userId = input.userId ?? (await findGuest(input, asked))?.id;
  const known = userId ? await repo(Booking).findOneBy({ userId, idempotencyKey }) : null;
  if (known && known.requestHash !== asked.requestHash)
    refuse(
      new FrontDeskRefused(
        fill(
          'This form has already made booking {id}, with other rooms, dates, guest details or way of paying. Check that booking; for another one, use a new idempotency key.',
          { id: known.id },
        ),
      ),
    );
  return known;
}

/** Who books, and what they choose. */
type Choices = Pick<
  CreateWalkInInput,
  'paidBy' | 'nightPriceCents' | 'priceReason' | 'mailPaymentLink' | 'fromBlockId'
> & {
  who: string;
  heldUntil: Date | null;
  account: PayingAccount;
};

/** Until when the booking is held. Refuses FrontDeskRefused. */
async function readHeldUntil(
  { paidBy, heldUntil, mailPaymentLink, checkIn }: CreateWalkInInput,
  { id: hotelId }: Pick<Hotel, 'id'>,
): Promise<Date | null> {
  if (paidBy && (heldUntil || mailPaymentLink))
    throw new BadInput('A booking that is paid now is not held, and needs no payment link.');
  return heldUntil ? checkHeldUntil(heldUntil, { hotelId, checkIn }) : null;
}

/** Lock order: the person, the rooms, the booking. */
async function book(
  guest: DeskGuest,
  priced: PricedSelection,
  asked: KeyedRequest & NewGuests,
  { who, paidBy, account, nightPriceCents, priceReason, heldUntil, mailPaymentLink, fromBlockId }: Choices,
): Promise<Booking> {
  const { user } = guest;
  await lockGuest(guest);
  await lockRows(
    RoomNumber,
    priced.selection.numbers.map(({ id }) => id),
  );
  await checkRooms(priced.selection);
  const block = fromBlockId ? await takeOver(fromBlockId, priced.selection) : null;
  const terms = newHold(user.id, priced.selection.hotel, priced.quote.totalCents);
  const hold = { ...terms, ...asked, holdExpiresAt: null };
  const booked =
    nightPriceCents == null
      ? BOOKED
      : `Booked at the front desk for ${englishDollars(nightPriceCents)} a night.`;
  const why = block ? `${booked} A guest of another site: ${block.reason}.` : booked;
  const reason = nightPriceCents == null ? null : priceReason;
  const { booking } = await writeHold(hold, priced, { who, why, reason });
  if (block) {
    const { roomNumberId, calendarId, eventKey } = block;
    await repo(Stay).update({ bookingId: booking.id, roomNumberId }, { calendarId, eventKey });
  }
  const { totalCents: amountCents } = booking;
  const payment = paidBy
    ? await insertDeskPayment(booking, { amountCents, method: PaymentMethod[paidBy], account })
    : null;
  if (payment) booking.paidCents = amountCents;
  const confirmed = { status: BookingStatus.CONFIRMED, payment: PaymentStatus.PAID };
  booking.heldUntil = heldUntil;
  await transition(booking, confirmed, { who, why: paidBy ? PAID[paidBy] : heldUntil ? HELD : PAID_LATER });
  const link = mailPaymentLink ? await insertLink(booking, { who, cents: null, mail: true }) : undefined;
  if (heldUntil) await queueHeldMail(booking, { payUrl: link?.url });
  else await queueConfirmationMail(booking, payment);
  if (link && !heldUntil) await queuePaymentLinkMail(booking, link);
  return booking;
}

/** Frees the nights that a guest of another site has, for their booking. Refuses FrontDeskRefused. */
async function takeOver(
  blockId: string,
  { hotel, numbers, stay }: PricedSelection['selection'],
): Promise<RoomBlock> {
  const roomNumberIds = numbers.map(({ id }) => id);
  const block = await giveUpBlock(blockId, { hotelId: hotel.id, roomNumberIds, stay });
  return (
    block ??
    refuse(
      new FrontDeskRefused(
        'The calendar of the other site has changed: these nights are not its own any more. Look at the tape chart again.',
      ),
    )
  );
}
