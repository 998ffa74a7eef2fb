import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BOOKING_EXAMPLE } from '../../web/src/developers/bookingExample';
import { CHANNEL_EXAMPLE } from '../../web/src/developers/channelExample';
import { EXAMPLES } from '../../web/src/developers/examples';
import { night } from './factories';
import { KilledServer, untilSo } from './killedServer';
import { Programs } from './programs';
import { openReceiver } from './webhookReceiver';

/* Runs programs of the page for developers unchanged, while they and their server are killed and started again. */

let folder: string;
let programs: Programs;
let server: KilledServer;
beforeAll(async () => {
  // The folder is inside the project, so that packages are found.
  folder = mkdtempSync(path.join(__dirname, '../../node_modules/.programs-'));
  programs = new Programs(folder);
  server = await KilledServer.start(path.join(folder, 'data'));
}, 120_000);
afterAll(async () => {
  await programs.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ROOMS = `query ($hotel: ID!, $from: Night!, $to: Night!) { hotel(id: $hotel) { openForBooking roomTypes { id
  nightRooms(from: $from, to: $to) { night free } nightRates(from: $from, to: $to) { cents minimumNights } } } }`;

const WEBHOOK = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) {
  ... on NewWebhook { secret webhook { id } } ... on Problem { message } } }`;

/** A port and the secret of a webhook to it, whose challenge has been answered. */
async function makeWebhook(token: string): Promise<{ PORT: string; WEBHOOK_SECRET: string }> {
  const receiver = await openReceiver();
  const input = { url: receiver.url, events: ['BOOKING_CONFIRMED'] };
  const { createWebhook } = await server.ask(token, WEBHOOK, { input });
  const isVerified = async () => {
    const { myWebhooks } = await server.ask(token, '{ myWebhooks { id verificationState } }');
    return myWebhooks.some(
      ({ id, verificationState }: any) => id === createWebhook.webhook.id && verificationState === 'VERIFIED',
    );
  };
  await untilSo(isVerified, () => createWebhook);
  await receiver.close();
  return { PORT: new URL(receiver.url).port, WEBHOOK_SECRET: createWebhook.secret };
}

test('an agent books once and pays once, a mirror knows the nights and a receiver has the message once, through kills of their server', async () => {
  const guest = await server.signIn('guest_demo');
  const key = await server.makeKey(guest, { scopes: ['BOOK'] });
  const env = { STAYBOOK_URL: server.url, STAYBOOK_KEY: key };
  const [, , , mirrorExample, receiverExample] = EXAMPLES;
  const [stored, inbox] = [path.join(folder, 'mirror.json'), path.join(folder, 'inbox')];
  const [ofAgent, ofReceiver] = [await makeWebhook(guest), await makeWebhook(guest)];
  programs.of(mirrorExample.text, { ...env, MIRROR: stored, FROM: night(250), TO: night(260) }).start();
  programs.of(receiverExample.text, { ...ofReceiver, INBOX: inbox }).start();
  await untilSo(
    () => existsSync(stored),
    () => 'The mirror has read nothing.',
  );

  const { hotels } = await server.ask(undefined, '{ hotels(limit: 1) { items { city { name } } } }');
  const dates = { CHECK_IN: night(252), CHECK_OUT: night(254) };
  const CITY = hotels.items[0].city.name;
  const agent = programs.of(BOOKING_EXAMPLE.text, { ...env, ...ofAgent, ...dates, CITY });
  const heldUnanswered = server.killAtAnswerTo('createCheckout');
  agent.start();
  await heldUnanswered;
  const paidUnanswered = server.killAtAnswerTo('4242424242424242');
  await server.restart();
  await paidUnanswered;
  await server.restart();
  expect(await agent.ended).toBe(0);

  const [, id] = /^held (\w{24}) /m.exec(agent.said)!;
  expect(agent.said).toMatch(new RegExp(`^confirmed ${id} \\d+$`, 'm'));
  const { myBookings } = await server.ask(
    guest,
    '{ myBookings(limit: 100) { items { id status totalCents paidCents payments { amountCents } stays { checkIn roomNumber { id } } } } }',
  );
  const made = myBookings.items.filter(({ stays }: any) => stays[0].checkIn === dates.CHECK_IN);
  const { totalCents } = made[0];
  expect(made).toEqual([
    {
      id,
      status: 'CONFIRMED',
      totalCents,
      paidCents: totalCents,
      payments: [{ amountCents: totalCents }],
      stays: [{ checkIn: dates.CHECK_IN, roomNumber: { id: expect.any(String) } }],
    },
  ]);
  const mirror = () => JSON.parse(readFileSync(stored, 'utf8'));
  const roomNumberId = made[0].stays[0].roomNumber.id;
  await untilSo(
    () => JSON.stringify(mirror().taken[roomNumberId]) === JSON.stringify([night(252), night(253)]),
    () => mirror(),
  );
  const messages = () =>
    readFileSync(inbox, 'utf8')
      .split('\n')
      .filter((line) => line.includes(id!));
  await untilSo(
    () => existsSync(inbox) && messages().length,
    () => 'The receiver has no message.',
  );
  expect(messages()).toHaveLength(1);
}, 180_000);

test('a channel sells nothing twice and knows what is free, through kills of it and of its server', async () => {
  const owner = await server.signIn('owner_demo');
  const { viewer } = await server.ask(owner, '{ viewer { teams { hotel { id roomTypes { id } } } } }');
  const { id: hotelId, roomTypes } = viewer.teams[0].hotel;
  const [{ id: roomTypeId }] = roomTypes;
  const key = await server.makeKey(owner, { scopes: ['AVAILABILITY', 'HOTEL'], hotelIds: [hotelId] });
  const [sold, stored, from, to] = [
    path.join(folder, 'sold'),
    path.join(folder, 'channel.json'),
    night(200),
    night(230),
  ];
  const channel = programs.of(CHANNEL_EXAMPLE.text, {
    STAYBOOK_URL: server.url,
    STAYBOOK_KEY: key,
    HOTEL_ID: hotelId,
    SOLD: sold,
    CHANNEL: stored,
    FROM: from,
    TO: to,
  });
  const state = (): any => (existsSync(stored) ? JSON.parse(readFileSync(stored, 'utf8')) : undefined);
  const sell = (reference: string, revision: number, first: number, more: object = {}) =>
    appendFileSync(
      sold,
      `${JSON.stringify({
        hotelId,
        channel: 'Rooms',
        reference,
        revision,
        checkIn: night(first),
        checkOut: night(first + 3),
        roomTypeIds: [roomTypeId],
        guestName: 'Gus',
        email: `${reference}@example.com`,
        ...more,
      })}\n`,
    );
  /** Waits until the program has pushed this many lines and knows what the hotel says. */
  const whenTrue = (pushed: number) =>
    untilSo(
      async () => {
        const { hotel } = await server.ask(owner, ROOMS, { hotel: hotelId, from, to });
        const rooms = Object.fromEntries(
          hotel.roomTypes.map(({ id, nightRooms, nightRates }: any) => [
            id,
            Object.fromEntries(
              nightRooms.map(({ night: one, free }: any, index: number) => [
                one,
                { night: one, ...nightRates[index], free },
              ]),
            ),
          ]),
        );
        const known = state();
        const isTrue = JSON.stringify(known?.rooms) === JSON.stringify(rooms) && known?.pushed === pushed;
        return isTrue && known.open === hotel.openForBooking;
      },
      () => state(),
    );

  channel.start();
  await whenTrue(0);
  sell('r1', 1, 201);
  await whenTrue(1);

  await channel.kill();
  sell('r1', 2, 205);
  sell('r2', 1, 210);
  await server.ask(
    owner,
    'mutation ($input: PaintRatesInput!) { paintRates(input: $input) { __typename } }',
    {
      input: { roomTypeIds: [roomTypeId], from: night(215), to: night(217), priceCents: 77_700 },
    },
  );
  channel.start();
  await whenTrue(3);

  sell('r2', 2, 210, { cancelled: true });
  await server.kill();
  sell('r3', 1, 220);
  // what the program has pushed and not stored yet comes again
  sell('r1', 2, 205);
  await server.restart();
  await whenTrue(6);
  expect(Object.values(state().answers)).toEqual(['done', 'done', 'done', 'done', 'done']);

  await server.ask(
    owner,
    'mutation ($input: CloseHotelForBookingInput!) { closeHotelForBooking(input: $input) { __typename } }',
    { input: { hotelId } },
  );
  await whenTrue(6);
}, 180_000);
