import {
  afterHold,
  deliver,
  holding,
  later,
  lostWebhooks,
  nightsOf,
  paidEvent,
  paymentOf,
  read,
  whileBroken,
} from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { expireHolds } from '../hold/hold.service';
import { reconcilePayments } from './reconcile.service';
import { repo, transaction } from '../../database/transaction';
import { Payment } from './payment.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const LIST = `{ paymentDifferences { total items { sessionId reason intentId paidCents currency expectedCents booking { id } } } }`;
const differences = async (): Promise<any[]> => (await admin.graphql(LIST)).data.paymentDifferences.items;
let events = 0;
/** Delivers twice, like the provider, that a booking's payment was paid with these differences. */
async function deliverPaid(id: string, otherwise: object): Promise<void> {
  const event = paidEvent(`evt_other_${++events}`, await paymentOf(id));
  const object = { ...event.data.object, ...otherwise };
  for (const suffix of ['', '_again']) {
    const delivery = { ...event, id: event.id + suffix, data: { object } };
    expect((await deliver(server, delivery)).status).toBe(200);
  }
}

test.each([
  ['another sum', { amount_total: 20_001 }, { reason: 'AMOUNT', paidCents: 20_001 }],
  ['no sum', { amount_total: null }, { reason: 'AMOUNT', paidCents: 0 }],
  ['what is no sum', { amount_total: '20000' }, { reason: 'AMOUNT', paidCents: 0 }],
  ['a sum beyond all measure', { amount_total: 2 ** 40 }, { reason: 'AMOUNT', paidCents: 2 ** 40 }],
  ['another currency', { currency: 'eur' }, { reason: 'CURRENCY', currency: 'eur' }],
  ['another booking', { client_reference_id: 'f'.repeat(24) }, { reason: 'OTHER_BOOKING' }],
])(
  'a payment with %s confirms nothing and is stored once, for administrators',
  async (_what, sent, stored) => {
    const { person, id } = await holding(server);
    await deliverPaid(id, sent);
    expect(await read(person, id)).toMatchObject({ status: 'HELD', payment: 'OPEN' });
    const { sessionId } = await paymentOf(id);
    const own = (await differences()).filter((row) => row.sessionId === sessionId);
    const usual = { intentId: 'pi_of_a_test', currency: 'usd', expectedCents: 20_000, booking: { id } };
    expect(own).toEqual([{ sessionId, paidCents: 20_000, ...usual, ...stored }]);
  },
);

test('a second paid session of the same payment is stored', async () => {
  const { person, id } = await holding(server);
  const { id: paymentId } = await paymentOf(id);
  await deliverPaid(id, { id: 'cs_second', metadata: { paymentId } });
  expect(await read(person, id)).toMatchObject({ status: 'HELD' });
  expect(await differences()).toContainEqual({
    sessionId: 'cs_second',
    reason: 'OTHER_SESSION',
    intentId: 'pi_of_a_test',
    paidCents: 20_000,
    currency: 'usd',
    expectedCents: null,
    booking: { id },
  });
});

test('a paid session of an unknown payment is stored, whatever it contains', async () => {
  const { id } = await holding(server);
  await deliverPaid(id, {
    id: 'cs_lost',
    client_reference_id: 'e'.repeat(24),
    metadata: { paymentId: 'd'.repeat(24) },
  });
  await deliverPaid(id, { id: 'cs_of_others', client_reference_id: 'an order of something else' });
  const kept = await differences();
  for (const sessionId of ['cs_lost', 'cs_of_others'])
    expect(kept).toContainEqual({
      sessionId,
      reason: 'UNKNOWN_SESSION',
      intentId: 'pi_of_a_test',
      booking: null,
      paidCents: 20_000,
      currency: 'usd',
      expectedCents: null,
    });
});

test('a payment that does not match does not extend its hold, and a matching one still counts', async () => {
  const [wrong, right] = [await holding(server), await holding(server)];
  for (const { id } of [wrong, right]) await deliverPaid(id, { amount_total: 1 });
  expect(await server.pay(right.url)).toBe(303);
  expect(await read(right.person, right.id)).toMatchObject({ status: 'CONFIRMED', payment: 'PAID' });
  await later(afterHold(), expireHolds);
  expect(await read(wrong.person, wrong.id)).toMatchObject({ status: 'EXPIRED', refundedCents: 0 });
  expect(await nightsOf(wrong.id)).toBe(0);
});

test('a payment that the provider itself reports with a difference is not asked about again', async () => {
  const { person, id, url } = await holding(server);
  await transaction(() => repo(Payment).update({ bookingId: id }, { amountCents: 30_000 }));
  await whileBroken(server, lostWebhooks, () => server.pay(url));
  await later(61_000, reconcilePayments);
  expect(await read(person, id)).toMatchObject({ status: 'HELD', payment: 'OPEN' });
  const { sessionId, dueAt } = await paymentOf(id);
  expect(dueAt).toBeNull();
  expect(await differences()).toContainEqual(
    expect.objectContaining({ sessionId, reason: 'AMOUNT', paidCents: 20_000, expectedCents: 30_000 }),
  );
});

const RESOLVE = `mutation ($input: ResolvePaymentDifferenceInput!) { resolvePaymentDifference(input: $input) {
  __typename ... on PaymentDifference { resolvedAt resolution resolvedBy { name } } ... on Problem { message } } }`;

test('an administrator resolves a difference once', async () => {
  const { id } = await holding(server);
  await deliverPaid(id, { amount_total: 1 });
  const { data } = await admin.graphql('{ paymentDifferences(limit: 1) { items { id resolvedAt } } }');
  const [{ id: differenceId, resolvedAt }] = data.paymentDifferences.items;
  expect(resolvedAt).toBeNull();
  const input = { differenceId, resolution: ' Given back at the provider. ' };
  const resolve = async (what: object) =>
    (await admin.graphql(RESOLVE, { input: what })).data.resolvePaymentDifference;
  expect(await resolve(input)).toEqual({
    __typename: 'PaymentDifference',
    resolvedAt: expect.any(String),
    resolution: 'Given back at the provider.',
    resolvedBy: { name: expect.any(String) },
  });
  expect(await resolve(input)).toMatchObject({ __typename: 'AlreadyResolved' });
  const unknown = { ...input, differenceId: 'f'.repeat(24) };
  expect(await resolve(unknown)).toMatchObject({ __typename: 'UnknownPaymentDifference' });
  const customer = await server.as(await makeUser());
  const { errors } = await customer.graphql(RESOLVE, { input });
  expect(errors![0]!.extensions.code).toBe('FORBIDDEN');
});

test('only administrators see the differences', async () => {
  for (const person of [await server.as(await makeUser('INTERMEDIATE')), await server.as()]) {
    const { errors } = await person.graphql(LIST);
    expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(errors![0]!.extensions.code);
  }
});
