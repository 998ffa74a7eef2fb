import { cancel, holding, lostProvider, referenceFor, whileBroken } from '../../../test/checkoutHelpers';
import { askTill, endDispute, openDispute, takeEvents } from '../../../test/disputeHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';

import { repo, transaction } from '../../database/transaction';
import { StaffMember, newStaffMember } from '../../hotels/staff.entity';
import type { User } from '../../users/user.entity';

let server: TestServer;
let admin: Visitor;
let adminUser: User;
beforeAll(async () => {
  server = await startTestServer();
  adminUser = await makeUser('ADMIN');
  admin = await server.as(adminUser);
});
afterAll(() => server.close());

const LIST = `query ($filter: DisputeFilter) { disputes(filter: $filter) { total items { id status reason amountCents
  evidenceDueBy evidenceSubmittedAt closedAt booking { id } payment { id cardLast4 dispute { id } } } } }`;
const SUBMIT = `mutation ($id: ID!) { submitDisputeEvidence(input: { disputeId: $id }) { __typename
  ... on Dispute { status evidenceSubmittedAt } ... on Problem { message } } }`;
const EVIDENCE = 'query ($id: ID!) { disputeEvidence(disputeId: $id) { fileName html } }';

const list = async (filter: object): Promise<any[]> =>
  (await admin.graphql(LIST, { filter })).data.disputes.items;
const submit = async (id: string) => (await admin.graphql(SUBMIT, { id })).data.submitDisputeEvidence;

/** A paid booking with an open dispute; `dispute` is our id, `atTill` the provider's. */
async function disputed(fields: Record<string, string> = {}) {
  const held = await holding(server);
  await server.pay(held.url);
  const atTill = await openDispute(server, held.id, fields);
  const [{ id: dispute }] = await list({ bookingId: held.id });
  return { ...held, atTill, dispute: dispute as string };
}

test('staff list disputes by state and booking; guests see none', async () => {
  const [open, lost] = [await disputed(), await disputed({ reason: 'duplicate', amount: '5000' })];
  await endDispute(server, lost.atTill, 'lost');
  const [row] = await list({ open: true, bookingId: open.id });
  expect(row).toMatchObject({ status: 'NEEDS_RESPONSE', amountCents: 20_000, booking: { id: open.id } });
  expect(row.payment).toEqual({ id: expect.any(String), cardLast4: '4242', dispute: { id: open.dispute } });
  expect(new Date(row.evidenceDueBy).getTime()).toBeGreaterThan(Date.now());
  expect(await list({ open: false, bookingId: open.id })).toEqual([]);
  const ended = await list({ open: false, status: 'LOST', bookingId: lost.id });
  expect(ended).toMatchObject([{ reason: 'duplicate', amountCents: 5000, closedAt: expect.any(String) }]);
  const ofBooking = '{ booking(id: "ID") { disputes { status } payments { dispute { id } } } }';
  const { data } = await lost.person.graphql(ofBooking.replace('ID', lost.id));
  expect(data.booking).toEqual({ disputes: [], payments: [{ dispute: null }] });
  const refused = await lost.person.graphql(LIST, {});
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('administrators are mailed when a dispute opens and when it is lost, once each', async () => {
  const boss = await makeUser('ADMIN');
  const { id, atTill, user } = await disputed({ reason: 'product_not_received' });
  await takeEvents();
  const subjects = async (count: number) =>
    (await server.mailsTo(boss.email, count)).map(({ subject }) => subject);
  expect(await subjects(1)).toEqual(['A payment is disputed: $200.00']);
  await endDispute(server, atTill, 'lost');
  expect(await subjects(2)).toEqual(['A dispute is lost: $200.00', 'A payment is disputed: $200.00']);
  for (const { text } of await server.mailsTo(boss.email)) {
    expect(text).toContain(await referenceFor(id));
    expect(text).toContain('/staff/disputes');
  }
  const toGuest = await server.mailsTo(user.email);
  expect(toGuest.map(({ subject }) => subject)).toEqual(['Staybook Booking Confirmation']);
});

test('the dashboard counts open disputes of all hotels and of one, with the first last moment', async () => {
  const one = await disputed();
  const read = async (hotelId?: string) => {
    const dashboard = `query ($hotelId: ID) { dashboard(hotelId: $hotelId, from: "2027-05-01", to: "2027-05-02")
      { openDisputes evidenceDueBy } }`;
    return (await admin.graphql(dashboard, { hotelId })).data.dashboard;
  };
  const all = await read();
  expect(all.openDisputes).toBe((await list({ open: true })).length);
  expect(await read(one.hotel.id)).toEqual({ openDisputes: 1, evidenceDueBy: expect.any(String) });
  expect((await submit(one.dispute)).__typename).toBe('Dispute');
  expect(await read(one.hotel.id)).toEqual({ openDisputes: 1, evidenceDueBy: null });
  await endDispute(server, one.atTill, 'won');
  expect(await read(one.hotel.id)).toEqual({ openDisputes: 0, evidenceDueBy: null });
});

test('the evidence has the booking, its terms, mails, history and messages, escaped, and is audited', async () => {
  const { id, dispute, person, hotel, user } = await disputed();
  const staff = await makeUser('CUSTOMER');
  await transaction(() =>
    repo(StaffMember).insert(newStaffMember({ hotelId: hotel.id, userId: staff.id, isManager: true })),
  );
  const opened = await person.graphql(
    `mutation { openBookingChat(input: { bookingId: "${id}" }) { ... on Chat { id } } }`,
  );
  const chatId = opened.data.openBookingChat.id as string;
  const sent = await person.graphql(
    `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }`,
    { input: { chatId, content: 'We arrive <late> tonight.', clientMessageId: 'one' } },
  );
  expect(sent.errors).toBeUndefined();
  await server.mailsTo(user.email, 1);
  const { data } = await admin.graphql(EVIDENCE, { id: dispute });
  const { fileName, html } = data.disputeEvidence;
  expect(fileName).toBe(`evidence-${await referenceFor(id)}.html`);
  for (const part of [
    await referenceFor(id),
    hotel.name,
    user.email,
    'Free cancellation until',
    'Visa ending in 4242',
    'Staybook Booking Confirmation',
    'Paid. (Staybook)',
    'Guest: We arrive &lt;late&gt; tonight.',
    '$200.00',
  ])
    expect(html).toContain(part);
  const log = await admin.graphql('{ auditEntries { items { action recordId } } }');
  expect(log.data.auditEntries.items).toContainEqual({ action: 'disputeEvidence', recordId: id });
  expect((await admin.graphql(EVIDENCE, { id: 'none' })).data.disputeEvidence).toBeNull();
  const refused = await person.graphql(EVIDENCE, { id: dispute });
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('evidence is submitted once, with the facts that the bank asks for', async () => {
  const { id, dispute, atTill, user } = await disputed();
  expect(await submit(dispute)).toMatchObject({
    status: 'UNDER_REVIEW',
    evidenceSubmittedAt: expect.any(String),
  });
  const { status, evidence } = await askTill(server, `disputes/${atTill}`);
  expect(status).toBe('under_review');
  expect(evidence).toMatchObject({ customer_name: user.name, customer_email_address: user.email });
  expect(evidence.uncategorized_text).toContain(await referenceFor(id));
  expect(evidence.cancellation_policy_disclosure).toContain('Free cancellation until');
  expect(await submit(dispute)).toMatchObject({ __typename: 'EvidenceRefused' });
  await takeEvents();
  const { data } = await admin.graphql(`{ booking(id: "${id}") { history { why user { id } } } }`);
  expect(data.booking.history.slice(-1)).toEqual([
    {
      why: 'Evidence about the dispute of $200.00 was submitted to the bank.',
      user: { id: adminUser.id },
    },
  ]);
});

test('evidence is refused after the end, for unknown disputes, and while the provider is away', async () => {
  const { dispute, atTill, person, id } = await disputed();
  await whileBroken(server, lostProvider, async () => {
    const refusal = await submit(dispute);
    expect(refusal.message).toBe('The card provider does not answer. Nothing was submitted; try again soon.');
  });
  await cancel(person, id);
  await askTill(server, `disputes/${atTill}/close`, {});
  const late = await submit(dispute);
  expect(late.message).toBe('The card provider refused the evidence: This dispute is already closed.');
  await takeEvents();
  expect((await submit(dispute)).message).toBe('This dispute has ended, so the bank takes no evidence.');
  expect(await submit('none')).toMatchObject({ __typename: 'UnknownDispute' });
  const { data } = await person.graphql(`{ booking(id: "${id}") { payment disputedCents } }`);
  expect(data.booking).toEqual({ payment: 'REFUNDED', disputedCents: 20_000 });
});
