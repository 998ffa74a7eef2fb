import {
  cancel,
  deliver,
  holding,
  lostProvider,
  paymentOf,
  whileBroken,
} from '../../../test/checkoutHelpers';
import {
  askTill,
  endDispute,
  linesAfterPayment,
  openDispute,
  readDisputed,
  readRefunded,
  refundedAtTill,
  takeEvents,
} from '../../../test/disputeHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { later } from '../../../test/clock';
import { processDueEvents, readMissedEvents } from '../pay/providerEvent.service';
import { refundDue } from '../pay/refund.service';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const CANCEL = `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename ... on Problem { message } } }`;
const whys = ({ history }: any): string[] => history.map(({ why }: { why: string }) => why);

async function booked() {
  const held = await holding(server);
  await server.pay(held.url);
  return held;
}

let events = 0;
/** Delivers an event about a dispute that the provider does not know, made `secondsAgo` seconds ago. */
async function tell(id: string, type: string, dispute: object, secondsAgo = 0): Promise<void> {
  const { intentId } = await paymentOf(id);
  const created = Math.floor(Date.now() / 1000) - secondsAgo;
  const usual = {
    object: 'dispute',
    amount: 20_000,
    payment_intent: intentId,
    reason: 'fraudulent',
    created,
  };
  const object = { ...usual, id: `dp_of_${id}`, ...dispute };
  const event = { id: `evt_dispute_${++events}`, object: 'event', type: `charge.dispute.${type}`, created };
  expect((await deliver(server, { ...event, data: { object } })).status).toBe(200);
}

test('an opened dispute stands in the history, and repeated events change nothing', async () => {
  const { person, id } = await booked();
  await openDispute(server, id, { reason: 'product_not_received' });
  const opened = await readDisputed(person, id);
  expect(opened).toMatchObject({ status: 'CONFIRMED', payment: 'PAID', disputedCents: 0 });
  expect(opened.payments).toEqual([{ refundedCents: 0, disputedCents: 0, openDisputeCents: 20_000 }]);
  const line = 'The bank has taken back $200.00: the payment is disputed (product not received).';
  expect(whys(opened).slice(2)).toEqual([line]);
  await takeEvents();
  expect(await readDisputed(person, id)).toEqual(opened);
});

test('a refund waits while its payment is disputed, and is carried out when the dispute is won', async () => {
  const { user, person, id } = await booked();
  const dispute = await openDispute(server, id);
  await cancel(person, id);
  const waiting = await readDisputed(person, id);
  expect(waiting).toMatchObject({
    status: 'CANCELLED',
    payment: 'REFUNDING',
    refunds: [{ amountCents: 20_000, isDue: true, isWithheld: true }],
  });
  expect(whys(waiting).at(-1)).toBe(
    'Cancelled by the guest. Refund: $200.00. $200.00 of it waits for the end of a dispute.',
  );
  const [mail] = await server.mailsTo(user.email, 2);
  expect(mail!.text).toContain('Your bank has already taken back $200.00');
  expect(mail!.text).not.toContain('goes back to the card');
  await later(30_000, refundDue);
  expect(await refundedAtTill(server, id)).toBe(0);
  await endDispute(server, dispute, 'won');
  const won = await readRefunded(person, id);
  expect(await refundedAtTill(server, id)).toBe(20_000);
  expect(won).toMatchObject({
    payment: 'REFUNDED',
    disputedCents: 0,
    refunds: [{ amountCents: 20_000, isDue: false, isWithheld: false }],
  });
  expect(whys(won)).toContain(
    'The dispute of $200.00 is won. The refund of $200.00 that waited for it is carried out.',
  );
});

test('a lost dispute settles the refund that waited for it, and nothing is asked for any more', async () => {
  const { person, id } = await booked();
  const dispute = await openDispute(server, id);
  await cancel(person, id);
  await endDispute(server, dispute, 'lost');
  const lost = await readDisputed(person, id);
  expect(lost).toMatchObject({
    status: 'CANCELLED',
    payment: 'REFUNDED',
    refundedCents: 0,
    disputedCents: 20_000,
  });
  expect([lost.refunds, lost.folio.balanceCents]).toEqual([[], 0]);
  expect(linesAfterPayment(lost).slice(-2)).toEqual([
    'REFUND REFUNDS_PAYABLE -20000',
    'DISPUTE DISPUTES 20000',
  ]);
  expect(whys(lost).at(-1)).toBe('The dispute of $200.00 is lost: the cardholder keeps the money.');
  await later(30_000, refundDue);
  expect(await refundedAtTill(server, id)).toBe(0);
});

test('a dispute lost before the booking is cancelled leaves nothing to refund, and the mail says so', async () => {
  const { user, person, id } = await booked();
  await endDispute(server, await openDispute(server, id), 'lost');
  const lost = await readDisputed(person, id);
  expect(lost).toMatchObject({ status: 'CONFIRMED', payment: 'PAID', disputedCents: 20_000 });
  const loss = ['ADJUSTMENT DISPUTE_LOSSES -20000', 'DISPUTE DISPUTES 20000'];
  expect(linesAfterPayment(lost)).toEqual(loss);
  const { data } = await admin.graphql(CANCEL, { input: { bookingId: id } });
  expect(data.cancelBooking.__typename).toBe('Booking');
  const ended = await readDisputed(person, id);
  expect(ended).toMatchObject({ status: 'CANCELLED', refundedCents: 0, refunds: [] });
  expect(linesAfterPayment(ended)).toContain('ADJUSTMENT DISPUTE_LOSSES 20000');
  const [mail] = await server.mailsTo(user.email, 2);
  expect(mail!.text).toContain('Your bank has taken back $200.00');
});

test('a refund that was due when the dispute opened waits, and the rest of a partly disputed payment is refunded', async () => {
  const { person, id } = await booked();
  await whileBroken(server, lostProvider, () => cancel(person, id));
  const dispute = await openDispute(server, id, { amount: '15000' });
  await later(400_000, refundDue);
  expect(await refundedAtTill(server, id)).toBe(5000);
  expect((await readDisputed(person, id)).refunds).toEqual([
    { amountCents: 5000, isDue: false, isWithheld: false },
    { amountCents: 15_000, isDue: true, isWithheld: true },
  ]);
  await endDispute(server, dispute, 'lost');
  expect(await readDisputed(person, id)).toMatchObject({
    payment: 'REFUNDED',
    refundedCents: 5000,
    disputedCents: 15_000,
  });
});

test('events in any order lead to the same end', async () => {
  const { person, id } = await booked();
  await tell(id, 'closed', { status: 'lost' }, 10);
  const lost = await readDisputed(person, id);
  expect(lost).toMatchObject({ disputedCents: 20_000 });
  for (const [type, status, ago] of [
    ['created', 'needs_response', 30],
    ['funds_withdrawn', 'needs_response', 0],
    ['updated', 'under_review', 5],
    ['closed', 'won', 20],
    ['closed', 'lost', 10],
  ] as const)
    await tell(id, type, { status }, ago);
  expect(await readDisputed(person, id)).toEqual(lost);
  await tell(id, 'funds_reinstated', { status: 'won' });
  const won = await readDisputed(person, id);
  expect(won).toMatchObject({ status: 'CONFIRMED', payment: 'PAID', disputedCents: 0 });
  expect(linesAfterPayment(won).slice(2)).toEqual([
    'ADJUSTMENT DISPUTE_LOSSES 20000',
    'DISPUTE DISPUTES -20000',
  ]);
});

test('a loss that is reversed makes the refund due that it settled', async () => {
  const { person, id } = await booked();
  await tell(id, 'created', { status: 'needs_response' }, 20);
  await cancel(person, id);
  await tell(id, 'closed', { status: 'lost' }, 10);
  expect(await readDisputed(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 0 });
  await tell(id, 'closed', { status: 'won' });
  expect(await readDisputed(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 20_000 });
  expect(await refundedAtTill(server, id)).toBe(20_000);
});

test('an inquiry takes nothing, and refunds go on', async () => {
  const { person, id } = await booked();
  const inquiry = await openDispute(server, id, { inquiry: 'true' });
  await cancel(person, id);
  expect(await readDisputed(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 20_000 });
  await endDispute(server, inquiry, 'won');
  expect(whys(await readDisputed(person, id)).filter((why) => why.includes('bank'))).toEqual([
    'The bank asks about a payment of $200.00 (fraudulent).',
    "The bank's inquiry about $200.00 is closed.",
  ]);
});

test('a refund made before the dispute stays, and its loss is a loss of the hotel', async () => {
  const { person, id } = await booked();
  await cancel(person, id);
  await endDispute(server, await openDispute(server, id), 'lost');
  const lost = await readDisputed(person, id);
  expect(lost).toMatchObject({ payment: 'REFUNDED', refundedCents: 20_000, disputedCents: 20_000 });
  expect(linesAfterPayment(lost).slice(-2)).toEqual([
    'ADJUSTMENT DISPUTE_LOSSES -20000',
    'DISPUTE DISPUTES 20000',
  ]);
});

test('a dispute of a card that is always disputed is recorded, whichever event comes first', async () => {
  const { person, url, id } = await holding(server);
  expect(await server.pay(url, '4000 0000 0000 0259')).toBe(303);
  await takeEvents();
  await later(10_000, processDueEvents);
  expect((await readDisputed(person, id)).payments[0]).toMatchObject({ openDisputeCents: 20_000 });
});

test('disputes of payments that are not ours, and unknown statuses, change nothing', async () => {
  const { person, id } = await booked();
  const before = await readDisputed(person, id);
  await tell(id, 'created', { id: 'dp_other', status: 'needs_response', payment_intent: 'pi_of_others' });
  await tell(id, 'created', { id: 'dp_new', status: 'thought_about' });
  await tell(id, 'created', { id: 'dp_none', status: 'needs_response', payment_intent: null });
  expect(await readDisputed(person, id)).toEqual(before);
});

test('a dispute whose event comes while the provider is away is recorded when it is back', async () => {
  const { person, id } = await booked();
  const { intentId } = await paymentOf(id);
  await whileBroken(server, lostProvider, () => tell(id, 'created', { status: 'needs_response' }));
  await askTill(server, `payment_intents/${intentId}`);
  expect((await readDisputed(person, id)).payments[0]).toMatchObject({ openDisputeCents: 0 });
  await readMissedEvents();
  await later(10_000, processDueEvents);
  expect((await readDisputed(person, id)).payments[0]).toMatchObject({ openDisputeCents: 20_000 });
});
