import { later } from '../../test/clock';
import { leaveTeams, makeHotel, makeTeamMember, makeUser } from '../../test/factories';
import { Guests } from '../../test/guests';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { sendDue } from '../../test/webhookHelpers';
import { openReceiver } from '../../test/webhookReceiver';
import { HotelDuty } from '../access/duty.enum';
import { whenIdle } from '../core/runExclusive';
import { repo, transaction } from '../database/transaction';
import type { Hotel } from '../hotels/hotel.entity';
import { User } from '../users/user.entity';
import { WebhookDelivery } from './webhookDelivery.entity';

const { FINANCE, FRONT_DESK, HOUSEKEEPING, MANAGER, OWNER, REVENUE } = HotelDuty;

let server: TestServer;
let guests: Guests;
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_PRIVATE_ADDRESSES: 'allow' });
  guests = new Guests(server);
});
afterAll(() => server.close());
const receivers: Awaited<ReturnType<typeof openReceiver>>[] = [];
afterEach(async () => {
  await Promise.all(receivers.splice(0).map(({ close }) => close()));
});

const ADD = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) {
  ... on NewWebhook { webhook { id hotelIds } } ... on Problem { message } } }`;
const EVENTS = ['BOOKING_CONFIRMED'];

/** A program behind a webhook of this person; answers the hotels of the bookings that it was told. */
async function listening(person: Visitor, more: object = {}) {
  const receiver = await openReceiver();
  receivers.push(receiver);
  const { data } = await person.graphql(ADD, { input: { url: receiver.url, events: EVENTS, ...more } });
  await whenIdle();
  const hotels = async (): Promise<string[]> => {
    await whenIdle();
    return receiver.received.splice(0).map(({ body }) => JSON.parse(body).data.booking.hotelId);
  };
  return { receiver, webhook: data.createWebhook.webhook, message: data.createWebhook.message, hotels };
}
const team = async (hotels: Hotel[], ...duties: HotelDuty[]) =>
  server.as(await makeTeamMember(hotels, ...duties));

test('the front desk, finance, managers and owners get the bookings of their hotel only', async () => {
  const [hotel, other] = [await makeHotel(), await makeHotel()];
  const told = await Promise.all(
    [FRONT_DESK, FINANCE, MANAGER, OWNER].map(async (duty) => listening(await team([hotel], duty))),
  );
  const silent = await Promise.all(
    [HOUSEKEEPING, REVENUE].map(async (duty) => listening(await team([hotel], duty))),
  );
  await guests.withBooking({ hotel });
  await guests.withBooking({ hotel: other });
  for (const { hotels } of told) expect(await hotels()).toEqual([hotel.id]);
  for (const { hotels } of silent) expect(await hotels()).toEqual([]);
});

test('a webhook that names hotels gets their bookings; hotels of others are refused', async () => {
  const [hotel, other, third] = [await makeHotel(), await makeHotel(), await makeHotel()];
  const admin = await server.as(await makeUser('ADMIN'));
  const [all, one] = [await listening(admin), await listening(admin, { hotelIds: [hotel.id] })];
  const member = await team([hotel, other], FRONT_DESK);
  const own = await listening(member, { hotelIds: [other.id] });
  for (const booked of [hotel, other, third]) await guests.withBooking({ hotel: booked });
  expect((await all.hotels()).sort()).toEqual([hotel.id, other.id, third.id].sort());
  expect(await one.hotels()).toEqual([hotel.id]);
  expect(await own.hotels()).toEqual([other.id]);
  const refused = 'You have no such duty at one of these hotels.';
  for (const hotelIds of [[third.id], ['f'.repeat(24)]])
    expect((await listening(member, { hotelIds })).message).toBe(refused);
  expect((await listening(await team([hotel], REVENUE), { hotelIds: [hotel.id] })).message).toBe(refused);
  expect((await listening(await server.as(await makeUser()), { hotelIds: [hotel.id] })).message).toBe(
    'Only staff can name hotels and duties.',
  );
  const UPDATE = `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) {
    ... on Webhook { hotelIds } ... on Problem { message } } }`;
  const update = async (hotelIds: string[] | null) =>
    (await member.graphql(UPDATE, { input: { webhookId: own.webhook.id, hotelIds } })).data.updateWebhook;
  expect(await update([third.id])).toEqual({ message: refused });
  expect(await update([hotel.id])).toEqual({ hotelIds: [hotel.id] });
  expect(await update(null)).toEqual({ hotelIds: null });
});

test('who leaves the team gets nothing more, not even what was waiting', async () => {
  const hotel = await makeHotel();
  const user = await makeTeamMember([hotel], FRONT_DESK);
  const { receiver, hotels, webhook } = await listening(await server.as(user));
  receiver.answer(500);
  await guests.withBooking({ hotel });
  await whenIdle();
  expect(receiver.received.splice(0)).toHaveLength(1);
  await leaveTeams(user);
  receiver.answer(200);
  await later(3_600_000, sendDue);
  await guests.withBooking({ hotel });
  expect(await hotels()).toEqual([]);
  const [waiting] = await repo(WebhookDelivery).findBy({ webhookId: webhook.id });
  expect(waiting).toMatchObject({
    dueAt: null,
    deliveredAt: null,
    answer: 'This webhook no longer gets the events of this hotel.',
  });
});

test('a former administrator gets nothing more, and a guest still gets their own bookings', async () => {
  const hotel = await makeHotel();
  const admin = await makeUser('ADMIN');
  const former = await listening(await server.as(admin));
  await transaction(() => repo(User).update({ id: admin.id }, { roleCode: 2010 }));
  const person = await server.as(await makeUser());
  const own = await listening(person);
  const { bookingId } = await guests.withBooking({ hotel, of: person });
  expect(await own.hotels()).toEqual([hotel.id]);
  expect(await former.hotels()).toEqual([]);
  expect(bookingId).toBeDefined();
});
