import { parseReference } from '../../../schema/bookingReferences';
import { bookAtDesk } from '../../test/walkIns';
import { holding, referenceFor } from '../../test/checkoutHelpers';
import { makeBooking, makeUser } from '../../test/factories';
import { endStays } from '../../test/moveStays';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { newId } from '../database/columns';
import { repo, transaction } from '../database/transaction';
import { rest } from '../v1/testing/client';
import { Booking } from './booking.entity';
import { giveMissingReferences, insertBooking } from './reference.service';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

/** The ways in which people write a reference. */
const writings = (reference: string) => [
  reference,
  reference.toLowerCase(),
  reference.replace('-', ''),
  ` ${reference.replace('-', ' ')} `,
];

async function paid() {
  const held = await holding(server);
  await server.pay(held.url);
  return { ...held, reference: await referenceFor(held.id) };
}

test('a booking has a reference, by which its guest and staff find it, and nobody else', async () => {
  const { id, person, reference } = await paid();
  expect(parseReference(reference)).toBe(reference);
  const find = async (visitor: Visitor, text: string) =>
    (await visitor.graphql('query ($id: ID!) { booking(id: $id) { id reference } }', { id: text })).data
      .booking;
  for (const text of [id, ...writings(reference)])
    for (const visitor of [person, admin]) expect(await find(visitor, text)).toEqual({ id, reference });
  expect(await find(await server.as(await makeUser()), reference)).toBeNull();
  expect(await find(person, 'A222-2222')).toBeNull();
});

test('staff find bookings, payments and invoices by it', async () => {
  const { id, person, reference } = await paid();
  const input = { bookingId: id, buyer: { name: 'Acme', address: '', taxNumber: '' }, idempotencyKey: id };
  await person.graphql(
    'mutation ($input: IssueInvoiceInput!) { issueInvoice(input: $input) { __typename } }',
    { input },
  );
  for (const text of writings(reference)) {
    const { data, errors } = await admin.graphql(
      `query ($text: String) { bookings(filter: { text: $text }) { items { id } }
        payments(filter: { text: $text }) { items { booking { id } } } invoices(filter: { text: $text }) { items { bookingReference } } }`,
      { text },
    );
    expect(errors).toBeUndefined();
    expect(data.bookings.items).toEqual([{ id }]);
    expect(data.payments.items).toEqual([{ booking: { id } }]);
    expect(data.invoices.items).toEqual([{ bookingReference: reference }]);
  }
});

test('staff find what is on account by it', async () => {
  const { id } = await bookAtDesk(admin, null);
  const pay = `mutation ($input: TakePaymentInput!) { takePayment(input: $input) { __typename } }`;
  const account = { company: 'Acme Travel' };
  const input = { bookingId: id, cents: 20_000, paidBy: 'ON_ACCOUNT', account, idempotencyKey: id };
  await admin.graphql(pay, { input });
  const { data } = await admin.graphql(
    'query ($text: String) { openAccounts(filter: { text: $text }) { items { booking { id } } } }',
    { text: (await referenceFor(id)).toLowerCase() },
  );
  expect(data.openAccounts.items).toEqual([{ booking: { id } }]);
});

test('a guest reviews the stay by it, in the app and through /api/v1', async () => {
  const stays = [await paid(), await paid()] as const;
  for (const { id } of stays) await endStays(id);
  const [first, second] = stays;
  const { data } = await first.person.graphql(
    'mutation ($input: CreateReviewInput!) { createReview(input: $input) { __typename ... on Review { booking { id } } } }',
    { input: { bookingId: first.reference.toLowerCase(), rating: 5, text: 'A fine stay.' } },
  );
  expect(data.createReview).toEqual({ __typename: 'Review', booking: { id: first.id } });
  const body = { review: 'A fine stay.', rating: 4, bookingRef: second.reference };
  const answer = await rest(second.person, 'POST', '/reviews', body);
  expect([answer.status, answer.body.data?.bookingRef]).toEqual([201, second.id]);
});

test('/api/v1 answers it beside the id, and finds and cancels by it', async () => {
  const { id, person, reference } = await paid();
  for (const booking_id of writings(reference)) {
    const { body } = await rest(person, 'POST', '/bookings/findbooking', { booking_id });
    expect(body.data).toMatchObject([{ _id: id, reference }]);
  }
  const none = await rest(person, 'POST', '/bookings/findbooking', { booking_id: 'A222-2222' });
  expect(none.status).toBe(404);
  expect((await rest(person, 'DELETE', `/bookings/${reference}`)).status).toBe(204);
  expect((await repo(Booking).findOneByOrFail({ id })).status).toBe('CANCELLED');
});

test('staff find the guest in the chats by it, and guests find nobody', async () => {
  const { user, person, reference } = await paid();
  const find = async (visitor: Visitor) =>
    (await visitor.graphql('query ($text: String) { chatPartners(text: $text) { id } }', { text: reference }))
      .data.chatPartners;
  expect(await find(admin)).toEqual([{ id: user.id }]);
  expect(await find(await server.as(await makeUser()))).toEqual([]);
  expect(await find(person)).toEqual([]);
});

test('a message shares a booking by it, and stores the id', async () => {
  const { id, user, person, reference } = await paid();
  const partner = await server.as(await makeUser('ADMIN'));
  const { data } = await partner.graphql(
    'mutation ($input: OpenChatInput!) { openChat(input: $input) { __typename ... on Chat { id } } }',
    { input: { userId: user.id } },
  );
  const input = { chatId: data.openChat.id, content: 'This one.', clientMessageId: id, bookingId: reference };
  const sent = await person.graphql(
    'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename ... on Message { bookingId } } }',
    { input },
  );
  expect(sent.data.sendMessage).toEqual({ __typename: 'Message', bookingId: id });
});

test('a new booking gets another reference if its own exists', async () => {
  const existing = await makeBooking();
  const id = newId();
  const booking = { ...existing, id, idempotencyKey: id } as Booking;
  await transaction(() => insertBooking(booking));
  const reference = await referenceFor(id);
  expect(reference).not.toBe(existing.reference);
  expect(booking.reference).toBe(reference);
  // Another duplicate key is no reason to try again.
  const same = { ...existing, id: newId(), reference: 'A222-2222' } as Booking;
  await expect(transaction(() => insertBooking(same))).rejects.toThrow(
    /bookings.user|idempotencyKey|Duplicate/i,
  );
});

test('a booking that an older version made is called by its id until a job gives it a reference', async () => {
  const { id } = await makeBooking();
  await transaction(() => repo(Booking).update({ id }, { reference: null }));
  const read = async () =>
    (await admin.graphql(`{ booking(id: "${id}") { reference } }`)).data.booking.reference;
  expect(await read()).toBe(id);
  await giveMissingReferences();
  expect(parseReference(await read())).toBe(await referenceFor(id));
});
