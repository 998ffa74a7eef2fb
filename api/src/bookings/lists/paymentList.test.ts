import { balances } from '../../../test/balances';
import { cancel, holding, paymentOf, referenceFor } from '../../../test/checkoutHelpers';
import { endDispute, openDispute, readRefunded } from '../../../test/disputeHelpers';
import { exportLines } from '../../../test/exportLines';
import { makeUser, night } from '../../../test/factories';
import { booked } from '../../../test/invoiceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { bookAtDesk } from '../../../test/walkIns';
import { repo, transaction } from '../../database/transaction';
import { giveMissingMoments } from '../pay/madeAt.service';
import { Payment } from '../pay/payment.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const PAYMENTS = `query ($filter: PaymentFilter, $sort: PaymentSort, $limit: Int, $after: ID) {
  payments(filter: $filter, sort: $sort, limit: $limit, after: $after) { total totalIsExact
    items { id amountCents refundedCents method state paidAt voidedAt providerId booking { id hotelName user { name } } } } }`;
const REFUNDS = `query ($filter: RefundFilter, $sort: RefundSort, $limit: Int, $after: ID) {
  refunds(filter: $filter, sort: $sort, limit: $limit, after: $after) { total
    items { id amountCents method reason state createdAt paidOutAt providerId booking { id hotelName user { name } } } } }`;
const ask = async (
  query: string,
  field: string,
  variables: Record<string, unknown> = {},
  by = admin,
): Promise<any> => {
  const { data, errors } = await by.graphql(query, variables);
  return errors?.[0]?.message ?? data[field];
};
const payments = (filter?: object, more: Record<string, unknown> = {}) =>
  ask(PAYMENTS, 'payments', { filter, ...more });
const refunds = (filter?: object, more: Record<string, unknown> = {}) =>
  ask(REFUNDS, 'refunds', { filter, ...more });
const idsOf = ({ items }: any): string[] => items.map(({ booking }: any) => booking.id);
const { read, voided } = balances(() => admin);

test('staff list payments with booking, guest, hotel, way and state, and find them by reference', async () => {
  const { id, hotel } = await booked(server, admin);
  const desk = await bookAtDesk(admin);
  const { items } = await payments({ hotelId: hotel.id });
  const { intentId, id: paymentId } = await paymentOf(id);
  expect(items).toEqual([
    {
      id: paymentId,
      amountCents: 20_600,
      refundedCents: 0,
      method: 'ONLINE',
      state: 'PAID',
      paidAt: expect.any(String),
      voidedAt: null,
      providerId: intentId,
      booking: { id, hotelName: hotel.name, user: { name: 'Gus Guest' } },
    },
  ]);
  for (const text of [id, id.toUpperCase(), ` ${paymentId} `, intentId])
    expect(idsOf(await payments({ text }))).toEqual([id]);
  expect(idsOf(await payments({ text: id.slice(0, 8) }))).toEqual([]);
  const inCash = await payments({ method: 'CASH', text: desk.id });
  expect(inCash.items).toMatchObject([{ method: 'CASH', providerId: null, booking: { id: desk.id } }]);
  expect(idsOf(await payments({ method: 'TERMINAL', text: desk.id }))).toEqual([]);
});

test('a voided payment stays where it was in the list, as voided; one that waits is in no list', async () => {
  const desk = await bookAtDesk(admin);
  const { id: paymentId } = await paymentOf(desk.id);
  const [made] = (await payments({ text: desk.id })).items;
  expect(made).toMatchObject({ id: paymentId, state: 'PAID', voidedAt: null });
  expect(await voided(paymentId)).toBe('Booking');
  const { hotelId } = await repo(Payment).findOneByOrFail({ id: paymentId });
  const moment = (days: number) => `${night(days)}T00:00:00.000Z`;
  for (const filter of [
    { text: desk.id },
    { state: 'VOIDED', hotelId },
    { state: 'VOIDED', text: paymentId },
  ])
    expect((await payments({ ...filter, paidFrom: moment(0) })).items).toEqual([
      { ...made, state: 'VOIDED', voidedAt: expect.any(String) },
    ]);
  expect((await payments({ state: 'PAID', text: desk.id })).items).toEqual([]);
  expect((await read(desk.id)).payments).toEqual([]);
  const lines = await exportLines(server, admin, 'payments', ['state', 'voided'], { filter: { hotelId } });
  expect(lines).toEqual([expect.stringMatching(/^"Voided","?20\d\d-/)]);

  const waiting = await holding(server);
  expect((await payments({ text: waiting.id })).items).toEqual([]);
});

test('payments that an older version took and voided on these tables are listed after the next run of the job', async () => {
  const { id } = await booked(server, admin);
  const { id: paymentId, paidAt, createdAt } = await paymentOf(id);
  const asOlderVersion = (columns: Partial<Payment>) =>
    transaction(() => repo(Payment).update({ id: paymentId }, { madeAt: null, ...columns }));
  const listed = async () => (await payments({ text: paymentId })).items;
  await asOlderVersion({});
  expect(await listed()).toEqual([]);
  await giveMissingMoments();
  expect(await listed()).toMatchObject([{ state: 'PAID', paidAt: paidAt!.toISOString() }]);
  await asOlderVersion({ paidAt: null, voidedAt: new Date() });
  await giveMissingMoments();
  expect(await listed()).toMatchObject([{ state: 'VOIDED', paidAt: createdAt.toISOString() }]);
  await asOlderVersion({ paidAt, voidedAt: null, madeAt: paidAt });
});

test('payments are listed by state and by moment, in both orders, page by page', async () => {
  const [paid, partly, all, lost] = [
    await booked(server, admin),
    await booked(server, admin),
    await booked(server, admin),
    await booked(server, admin),
  ];
  const input = { bookingId: partly.id, refundCents: 5000, reason: 'Noise', idempotencyKey: 'partly' };
  await admin.graphql(
    'mutation ($input: RefundBookingInput!) { refundBooking(input: $input) { __typename } }',
    { input },
  );
  await cancel(all.guest, all.id);
  await endDispute(server, await openDispute(server, lost.id), 'lost');
  const states = { PAID: paid, PARTLY_REFUNDED: partly, REFUNDED: all, DISPUTED: lost };
  for (const [state, { id }] of Object.entries(states)) {
    expect((await payments({ text: id })).items).toMatchObject([{ state }]);
    for (const other of Object.keys(states))
      expect(idsOf(await payments({ state: other, text: id }))).toEqual(other === state ? [id] : []);
  }

  const moment = (days: number) => `${night(days)}T00:00:00.000Z`;
  const today = await payments({ paidFrom: moment(0), paidTo: moment(1) });
  expect(idsOf(today)).toEqual(idsOf(await payments()));
  expect(today).toMatchObject({ total: today.items.length, totalIsExact: true });
  expect(idsOf(await payments({ paidTo: moment(0) }))).toEqual([]);
  expect(await payments({ paidFrom: moment(1), paidTo: moment(0) })).toMatch(/ends before it begins/);
  expect(idsOf(await payments({}, { sort: 'PAID_ASC' }))).toEqual(idsOf(today).reverse());
  const amounts = (await payments({}, { sort: 'AMOUNT_DESC' })).items.map((row: any) => row.amountCents);
  expect(amounts).toEqual(amounts.toSorted((a: number, b: number) => b - a));
  const first = await payments({}, { limit: 2 });
  const second = await payments({}, { limit: 2, after: first.items[1].id });
  expect([...idsOf(first), ...idsOf(second)]).toEqual(idsOf(today).slice(0, 4));
});

test('refunds have a state, a reason and the way in which they go back', async () => {
  const online = await booked(server, admin);
  await cancel(online.guest, online.id);
  await readRefunded(online.guest, online.id);
  const [done] = (await refunds({ hotelId: online.hotel.id })).items;
  expect(done).toEqual({
    id: expect.any(String),
    amountCents: 20_600,
    method: 'ONLINE',
    reason: 'CANCELLED',
    state: 'PAID',
    createdAt: expect.any(String),
    paidOutAt: null,
    providerId: expect.stringMatching(/^re_/),
    booking: { id: online.id, hotelName: online.hotel.name, user: { name: 'Gus Guest' } },
  });
  expect(idsOf(await refunds({ text: done.providerId }))).toEqual([online.id]);

  const desk = await bookAtDesk(admin);
  await cancel(admin, desk.id);
  const [due] = (await refunds({ state: 'DUE_AT_DESK', text: desk.id })).items;
  expect(due).toMatchObject({ method: 'CASH', paidOutAt: null, providerId: null });
  await admin.graphql(
    `mutation { confirmPayOut(input: { refundId: "${due.id}" }) { __typename ... on Problem { message } } }`,
  );
  expect((await refunds({ state: 'PAID', method: 'CASH', text: desk.id })).items).toMatchObject([
    { id: due.id, state: 'PAID', paidOutAt: expect.any(String) },
  ]);
  expect(idsOf(await refunds({ method: 'TERMINAL', text: desk.id }))).toEqual([]);

  const disputed = await booked(server, admin);
  await openDispute(server, disputed.id);
  await cancel(disputed.guest, disputed.id);
  expect((await refunds({ state: 'WITHHELD' })).items).toMatchObject([
    { booking: { id: disputed.id }, state: 'WITHHELD' },
  ]);
  expect(idsOf(await refunds({ state: 'DUE', text: disputed.id }))).toEqual([]);
  expect(idsOf(await refunds({}, { sort: 'CREATED_ASC' }))).toEqual(idsOf(await refunds()).reverse());
  const amounts = (await refunds({}, { sort: 'AMOUNT_ASC' })).items.map((row: any) => row.amountCents);
  expect(amounts).toEqual(amounts.toSorted((a: number, b: number) => a - b));
});

test('payments and refunds of a deleted hotel stay in the lists', async () => {
  const { id, guest, hotel } = await booked(server, admin);
  await cancel(guest, id);
  const { data } = await admin.graphql(
    `mutation { deleteHotel(input: { hotelId: "${hotel.id}" }) { __typename ... on Problem { message } } }`,
  );
  expect(data.deleteHotel.message).toBeUndefined();
  expect(idsOf(await payments({ hotelId: hotel.id }))).toEqual([id]);
  expect(idsOf(await refunds({ hotelId: hotel.id }))).toEqual([id]);
});

test('the files have the same rows and words as the screens', async () => {
  const { id, guest, hotel } = await booked(server, admin);
  await cancel(guest, id);
  const variables = { filter: { hotelId: hotel.id } };
  const reference = await referenceFor(id);
  const columns = ['amount', 'method', 'state', 'refunded', 'guest', 'hotel', 'booking'];
  expect(await exportLines(server, admin, 'payments', columns, variables)).toEqual([
    `206.00,"Card, online","Refunded",206.00,"Gus Guest","${hotel.name}","${reference}"`,
  ]);
  const fields = ['amount', 'reason', 'method', 'guest', 'booking'];
  expect(await exportLines(server, admin, 'refunds', fields, variables)).toEqual([
    `206.00,"Cancelled","Card, online","Gus Guest","${reference}"`,
  ]);
  const sums = ['reference', 'id', 'paid', 'refunded', 'owed'];
  expect(await exportLines(server, admin, 'bookings', sums, { filter: { text: reference } })).toEqual([
    `"${reference}","${id}",206.00,206.00,0.00`,
  ]);
});

test('guests read neither the lists nor the ids of the provider', async () => {
  const { id, guest } = await booked(server, admin);
  await cancel(guest, id);
  expect(await ask(PAYMENTS, 'payments', {}, guest)).toMatch(/not allowed/i);
  expect(await ask(REFUNDS, 'refunds', {}, await server.as())).toMatch(/sign in/i);
  const { data } = await guest.graphql(
    `{ booking(id: "${id}") { payments { state providerId } refunds { reason providerId } } }`,
  );
  expect(data.booking.payments).toEqual([{ state: 'REFUNDED', providerId: null }]);
  expect(data.booking.refunds).toEqual([{ reason: 'CANCELLED', providerId: null }]);
});
