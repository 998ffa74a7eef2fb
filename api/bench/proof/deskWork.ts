import type { Answer } from './guestApi';

const selling = (field: string, input: string, more = '') =>
  `mutation ($input: ${input}!) { ${field}(input: $input) { __typename ... on Booking { id ${more} } ... on Problem { message } } }`;

const SELL = selling('addExtra', 'AddExtraInput', 'extras { id }');
const TAKE = selling('takePayment', 'TakePaymentInput', 'payments { id amountCents }');
const VOID = selling('voidPayment', 'VoidPaymentInput');
const REMOVE = selling('removeExtra', 'RemoveExtraInput', 'refunds { id isDue method }');
const CHANGE = selling('changeBookingByStaff', 'ChangeBookingByStaffInput', 'stays { id checkIn }');
const PAY_OUT = selling('confirmPayOut', 'ConfirmPayOutInput');

/** Sends a mutation, again until it is answered. */
type Send = (query: string, input: object) => Promise<Answer>;

interface Desk {
  /** The booking, which is paid. */
  id: string;
  extraId: string;
  /** A room that the booking gets and gives back, with the price of its nights. */
  room: { roomNumberId: string; checkIn: string; checkOut: string; cents: number };
  /** Whether the extra is removed in the end, and what was paid for it is paid out. */
  withRefund: boolean;
}

/**
 * What a front desk does with a booking and its money: adds a room and drops it again, sells an extra, takes cash for a part
 * of it, types a wrong payment and voids it, takes the rest by card, and perhaps gives it back. Each request is sent twice at
 * once.
 */
export async function workAtDesk(
  { id: bookingId, extraId, room, withRefund }: Desk,
  send: Send,
): Promise<void> {
  const twice = async (query: string, input: object) => {
    const answers = await Promise.all([send(query, input), send(query, input)]);
    for (const { typename, data } of answers)
      if (typename !== 'Booking') throw new Error(`The desk was answered ${typename}: ${data?.message}`);
    return answers[0].data;
  };
  const take = (cents: number, paidBy: string, key: string) =>
    twice(TAKE, { bookingId, cents, paidBy, idempotencyKey: `${key}-${bookingId}` });
  const change = (key: string, wish: object) =>
    twice(CHANGE, { bookingId, ...wish, idempotencyKey: `${key}-${bookingId}` });
  const { cents, ...dates } = room;
  const { stays } = await change('add', { addedStays: [dates], differenceCents: cents });
  const added = stays.find(({ checkIn }: { checkIn: string }) => checkIn === room.checkIn);
  await change('drop', {
    droppedStayIds: [added.id],
    differenceCents: -cents,
    creditCents: cents,
    reason: 'One room is enough',
  });
  const { extras } = await twice(SELL, {
    bookingId,
    extraId,
    quantity: 1,
    idempotencyKey: `extra-${bookingId}`,
  });
  await take(200, 'CASH', 'part');
  const { payments } = await take(100, 'CASH', 'wrong');
  await twice(VOID, {
    paymentId: payments.find((row: any) => row.amountCents === 100).id,
    reason: 'Typed for the wrong booking',
  });
  await take(300, 'TERMINAL', 'rest');
  if (!withRefund) return;
  const { refunds } = await twice(REMOVE, { bookingExtraId: extras.at(-1).id, reason: 'Not wanted' });
  for (const { id: refundId } of refunds) await twice(PAY_OUT, { refundId });
}
