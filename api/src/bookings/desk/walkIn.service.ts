import { emailProblem, ROLE_CODES } from '../../../../schema/accounts';
import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { queueConfirmationMail } from '../bookingMails.service';
import { transition } from '../history.service';
import { newHold, writeHold } from '../hold/checkout.service';
import { keyedRequest, type KeyedRequest } from '../hold/idempotency';
import { checkRooms, checkSelection, priceSelection, type PricedSelection } from '../hold/quote.service';
import { refuseIfChanged } from '../change/quoteChange.service';
import { authorized, type Viewer } from '../../access/policy';
import { BadInput, refuse } from '../../core/problems';
import { newId } from '../../database/columns';
import { isDuplicate } from '../../database/dbErrors';
import { lockRows, repo, transaction } from '../../database/transaction';
import { insertDeskPayment } from '../pay/payment.service';
import { PaymentMethod } from '../pay/payment.entity';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { normaliseEmail } from '../../users/normalise';
import { unknownPassword } from '../../users/passwords/passwords';
import { isDeleted, User, newUser } from '../../users/user.entity';
import { FrontDeskRefused } from './frontDesk.types';
import { DeskPayment, type CreateWalkInInput } from './walkIn.inputs';

const PAID: Record<DeskPayment, string> = {
  [DeskPayment.CASH]: 'Paid in cash at the front desk.',
  [DeskPayment.TERMINAL]: 'Paid by card at the front desk.',
};
const PAID_LATER = 'Confirmed. The guest pays at the hotel.';

/**
 * Books rooms for a guest who pays at the front desk, now or later. The price is computed here. Nights, payment and
 * confirmation are one transaction.
 * A new guest gets an account and sets its password later. Minimum stays do not apply. The same key returns
 * the same booking, and is refused with other input. Refuses StayRefused, PriceChanged, NightsTaken and FrontDeskRefused.
 */
export async function createWalkIn(viewer: Viewer | undefined, input: CreateWalkInInput): Promise<Booking> {
  const { id: who } = authorized(viewer, 'walkIn:create');
  const asked = keyedWalkIn(input);
  const known = await findKnown(input, asked);
  if (known) return known;
  const guest = await readGuest(input);
  const selection = await checkSelection(input);
  const priced = { selection, quote: priceSelection(selection) };
  if (input.quoteVersion != null) refuseIfChanged(selection, priced.quote, input.quoteVersion);
  try {
    return await transaction(async () => {
      const booking = await book(guest, priced, asked, { who, paidBy: input.paidBy });
      await recordBookingChange(viewer, 'createWalkIn', booking, { after: booking });
      return booking;
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // The same key or the same new guest's address arrived twice at once.
    return (await findKnown(input, asked)) ?? refuse(taken());
  }
}

/** The key with everything that the booking is made of. */
function keyedWalkIn(input: CreateWalkInInput): KeyedRequest {
  const { hotelId, userId, name, email, paidBy } = input;
  return keyedRequest(
    input,
    hotelId,
    userId ?? '',
    name?.trim() ?? '',
    normaliseEmail(email ?? ''),
    paidBy ?? '',
  );
}

async function findKnown(input: CreateWalkInInput, asked: KeyedRequest): Promise<Booking | null> {
  const { idempotencyKey } = asked;
  const emailKey = normaliseEmail(input.email ?? '');
  const userId = input.userId ?? (await repo(User).findOneBy({ emailKey }))?.id;
  const known = userId ? await repo(Booking).findOneBy({ userId, idempotencyKey }) : null;
  if (known && known.requestHash !== asked.requestHash)
    refuse(
      new FrontDeskRefused(
        `This form has already made booking ${known.id}, with other rooms, dates, guest details or way of paying. Check that booking; for another one, use a new idempotency key.`,
      ),
    );
  return known;
}

async function readGuest({
  userId,
  name,
  email,
}: CreateWalkInInput): Promise<{ user: User; isNew: boolean }> {
  if (userId) {
    const user = await repo(User).findOneBy({ id: userId });
    if (!user || isDeleted(user)) refuse(new FrontDeskRefused('This user does not exist.'));
    return { user, isNew: false };
  }
  if (!name?.trim() || !email) throw new BadInput('Choose a user, or enter the name and email of the guest.');
  const problem = emailProblem(email);
  if (problem) throw new BadInput(problem);
  if (await repo(User).existsBy({ emailKey: normaliseEmail(email) })) refuse(taken());
  const username = `guest-${newId().slice(-12)}`;
  const passwordHash = await unknownPassword();
  const account = { name, username, email, roleCode: ROLE_CODES.CUSTOMER, passwordHash, verified: false };
  return { user: newUser(account), isNew: true };
}

const taken = (): FrontDeskRefused =>
  new FrontDeskRefused('A user with this email address already exists. Choose the user by name.');

/** Lock order: the person, the rooms, the booking. */
async function book(
  { user, isNew }: { user: User; isNew: boolean },
  priced: PricedSelection,
  asked: KeyedRequest,
  { who, paidBy }: { who: string; paidBy: DeskPayment | null | undefined },
): Promise<Booking> {
  if (isNew) await repo(User).insert(user);
  else if ((await lockRows(User, [user.id])).some(isDeleted))
    refuse(new FrontDeskRefused('This user does not exist.'));
  await lockRows(
    RoomNumber,
    priced.selection.numbers.map(({ id }) => id),
  );
  await checkRooms(priced.selection);
  const terms = newHold(user.id, priced.selection.hotel, priced.quote.totalCents);
  const hold = { ...terms, ...asked, holdExpiresAt: null };
  const booking = await writeHold(hold, priced, { who, why: 'Booked at the front desk.' });
  const { totalCents: amountCents } = booking;
  const payment = paidBy
    ? await insertDeskPayment(booking, { amountCents, method: PaymentMethod[paidBy] })
    : null;
  if (payment) booking.paidCents = amountCents;
  const confirmed = { status: BookingStatus.CONFIRMED, payment: PaymentStatus.PAID };
  await transition(booking, confirmed, { who, why: paidBy ? PAID[paidBy] : PAID_LATER });
  await queueConfirmationMail(booking, payment);
  return booking;
}
