import { IsNull } from 'typeorm';
import { manage } from '../../test/adminMutations';
import { choice, checkout } from '../../test/checkoutHelpers';
import { later } from '../../test/clock';
import { makeHotel, makeRoomType, makeUser } from '../../test/factories';
import { Guests } from '../../test/guests';
import { setCharges } from '../../test/priceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { beginRuns, newsTo, nights, runJobs, watch, watchedHotel, watches } from '../../test/watching';
import { repo } from '../database/transaction';
import { Watch } from './watch.entity';

const HOUR = 3_600_000;

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const start = (numbers = 1) => watchedHotel(server, numbers);
const price = (roomTypeId: string, priceCents: number) =>
  manage(admin, 'updateRoomType', { roomTypeId, priceCents });

test('a price that staff lower by 10% comes in one mail, and one by 9% in none', async () => {
  const { hotel, roomType, to } = await start();
  await price(roomType.id, 9100);
  await runJobs();
  expect(await newsTo(to)).toBe(0);
  await price(roomType.id, 9000);
  await runJobs();
  await runJobs();
  expect(await newsTo(to)).toBe(1);
  const [mail] = await server.mailsTo(to);
  expect(mail).toMatchObject({ subject: 'A stay you watch is cheaper' });
  for (const words of [
    `${hotel.name} is 10% cheaper on your dates.`,
    'Price before: $200.00',
    'Price now: $180.00, with taxes and fees',
    'Guests: 2 adults, 1 room',
    `${hotel.id}?checkIn=${nights().checkIn}&checkOut=${nights().checkOut}&guests=2&rooms=1`,
  ])
    expect(mail!.text).toContain(words);
  expect(mail!.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
});

test('a tax that the city takes off counts as a lower price', async () => {
  const { hotel, roomType, to } = await start();
  await setCharges(admin, hotel.cityId, [{ title: 'City tax', kind: 'PER_NIGHT', amount: 3000 }]);
  const user = await makeUser();
  await watch(await server.as(user), hotel.id);
  await setCharges(admin, hotel.cityId, []);
  await runJobs();
  expect([await newsTo(user.email), await newsTo(to)]).toEqual([1, 0]);
  expect(roomType.priceCents).toBe(10_000);
});

test('nights that a cancelled booking frees come in a mail, with the price', async () => {
  const hotel = await makeHotel();
  const guests = new Guests(server);
  const { person, bookingId } = await guests.withBooking({ hotel });
  const user = await makeUser();
  const me = await server.as(user);
  expect(await watch(me, hotel.id)).toMatchObject({ startCents: null });
  await beginRuns();
  expect(await newsTo(user.email)).toBe(0);
  await guests.cancel(person, bookingId);
  await runJobs();
  expect(await newsTo(user.email)).toBe(1);
  const [mail] = await server.mailsTo(user.email);
  expect(mail).toMatchObject({ subject: 'A stay you watch is available' });
  expect(mail!.text).toContain('Price now: $200.00');
  expect(mail!.text).not.toContain('Price before');
});

test('a watched room is told when this room is free, not when another one is', async () => {
  const hotel = await makeHotel();
  const { roomNumbers, roomType } = await makeRoomType(hotel, 2);
  const other = await server.as(await makeUser());
  const stays = [];
  for (const { id } of roomNumbers) {
    const { url, booking } = await checkout(other, choice(hotel.id, [id]));
    await server.pay(url);
    stays.push(booking.id);
  }
  const user = await makeUser();
  await watch(await server.as(user), hotel.id, { roomNumberId: roomNumbers[1]!.id });
  await beginRuns();
  const guests = new Guests(server);
  await guests.cancel(other, stays[0]);
  await runJobs();
  expect(await newsTo(user.email)).toBe(0);
  await guests.cancel(other, stays[1]);
  await runJobs();
  const [mail] = await server.mailsTo(user.email);
  expect(mail!.text).toContain(`${hotel.name}, room 102, is available on your dates.`);
  expect(mail!.text).toContain(`select=${roomType.id}`);
});

test('rooms that a checkout held and let go were free all along', async () => {
  const { hotel, roomNumbers, to } = await start();
  const other = await server.as(await makeUser());
  const { booking } = await checkout(other, choice(hotel.id, [roomNumbers[0]!.id]));
  await runJobs();
  await other.graphql(`mutation { releaseCheckout(input: { bookingId: "${booking.id}" }) { __typename } }`);
  await runJobs();
  expect(await newsTo(to)).toBe(0);
  expect(await repo(Watch).countBy({ hotelId: hotel.id, takenAt: IsNull() })).toBe(1);
});

test('rooms that were booked for longer are told as free again', async () => {
  const { hotel, roomNumbers, to } = await start();
  const other = await server.as(await makeUser());
  const { url, booking } = await checkout(other, choice(hotel.id, [roomNumbers[0]!.id]));
  await server.pay(url);
  await runJobs();
  await later(HOUR, async () => {
    await new Guests(server).cancel(other, booking.id);
    await runJobs();
  });
  expect(await newsTo(to)).toBe(1);
});

test('the link of a mail ends its watch without signing in, by a page or by a mail program, and twice is harmless', async () => {
  const { me, to, roomType } = await start();
  const { hotel: second } = await start();
  await watch(me, second.id);
  await price(roomType.id, 8000);
  await runJobs();
  const [mail] = await server.mailsTo(to);
  const [, id, token] = /\/endwatch\/one\/([0-9a-f]{24})\/([0-9a-f]{64})/.exec(mail!.text)!;
  const nobody = await server.as();
  const byPage = async (input: object) =>
    (
      await nobody.graphql('mutation ($input: EndWatchByLinkInput!) { endWatchByLink(input: $input) }', {
        input,
      })
    ).data.endWatchByLink;
  for (const wrong of ['f'.repeat(64), 'none']) expect(await byPage({ id, token: wrong })).toBe(true);
  expect(await byPage({ id, token, all: true })).toBe(true);
  expect(await watches(me)).toHaveLength(2);
  for (let times = 0; times < 2; times++) expect(await byPage({ id, token })).toBe(true);
  expect(await watches(me)).toMatchObject([{ hotel: { name: second.name } }]);

  const [, all] = /^<(.*)>$/.exec(mail!.headers['list-unsubscribe']!)!;
  const post = () => fetch(all!, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  expect([(await post()).status, (await post()).status]).toEqual([200, 200]);
  expect(await watches(me)).toEqual([]);
});
