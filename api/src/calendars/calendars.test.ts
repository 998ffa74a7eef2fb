import { checkout, choice, release } from '../../test/checkoutHelpers';
import { later } from '../../test/clock';
import { makeUser, night } from '../../test/factories';
import { block, unblock } from '../../test/tapeChartHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { repo, transaction } from '../database/transaction';
import { Mail } from '../mails/mail.entity';
import { RoomBlock } from '../rooms/blocks/roomBlock.entity';
import { Night } from '../rooms/nights/night.entity';
import { importCalendar, importCalendars } from './importCalendars.service';
import { RoomCalendar } from './roomCalendar.entity';
import { ask, fetchFile, listCalendars, place, startSite, type OtherSite } from './testing/calendarHelpers';
import { feedOf } from './testing/feeds';

let site: OtherSite;
let server: TestServer;
let guest: Visitor;
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_PRIVATE_ADDRESSES: 'allow' });
  guest = await server.as(await makeUser());
  site = await startSite();
});
afterAll(async () => {
  site.close();
  await server.close();
});
afterEach(() => {
  site.answer = feedOf();
});

const blockedNights = async (roomNumberId: string): Promise<string[]> => {
  const rows = await repo(Night).find({ where: { roomNumberId }, order: { night: 'ASC' } });
  return rows.filter(({ blockId }) => blockId).map((row) => row.night);
};

describe('reading the calendar of another site', () => {
  test('blocks its nights, follows its changes, and releases what leaves it', async () => {
    const { hotel, ids, desk } = await place(server);
    site.answer = feedOf(['a', night(5), night(8)], ['b', night(20), night(21)]);
    const made = await site.connect(desk, ids[0]!);
    expect(made).toMatchObject({ __typename: 'RoomCalendar', blockedNights: 0, readAt: null });
    await importCalendars();
    expect(await blockedNights(ids[0]!)).toEqual([5, 6, 7, 20].map(night));
    expect(await checkout(guest, choice(hotel.id, ids, 7, 9))).toMatchObject({ __typename: 'NightsTaken' });
    const [block] = await repo(RoomBlock).findBy({ roomNumberId: ids[0]!, calendarId: made.id });
    expect(block).toMatchObject({ reason: 'Rentals: Reserved' });

    site.answer = feedOf(['a', night(6), night(9)]);
    expect(await ask(desk, 'read', { calendarId: made.id })).toMatchObject({
      blockedNights: 3,
      problem: null,
    });
    expect(await blockedNights(ids[0]!)).toEqual([6, 7, 8].map(night));
    expect(await repo(RoomBlock).countBy({ roomNumberId: ids[0]! })).toBe(1);
    expect(await checkout(guest, choice(hotel.id, ids, 4, 6))).toMatchObject({ __typename: 'Checkout' });
  });

  test('leaves alone nights that have passed', async () => {
    const { ids, desk } = await place(server);
    site.answer = feedOf(['a', night(-3), night(2)]);
    const { id } = await site.connect(desk, ids[0]!);
    await ask(desk, 'read', { calendarId: id });
    expect(await blockedNights(ids[0]!)).toEqual([0, 1].map(night));
  });

  test('releases nothing while it fails or is suddenly empty, and tells the hotel', async () => {
    const { hotel, ids, desk, email } = await place(server);
    site.answer = feedOf(['a', night(5), night(7)]);
    const { id } = await site.connect(desk, ids[0]!);
    await ask(desk, 'read', { calendarId: id });

    site.answer = 500;
    const refused = await ask(desk, 'read', { calendarId: id });
    expect(refused).toEqual({
      __typename: 'RoomCalendarRefused',
      message: 'The other site answered with an error (500).',
    });
    expect(await blockedNights(ids[0]!)).toHaveLength(2);
    await later(7_300_000, importCalendars);
    expect((await server.mailAbout(email, 'cannot be read')).text).toContain('answered with an error (500)');
    site.answer = '<p>Sign in';
    expect(await ask(desk, 'read', { calendarId: id })).toMatchObject({
      message: 'The other site did not answer with a calendar that can be read: it is no calendar.',
    });

    site.answer = feedOf();
    expect(await ask(desk, 'read', { calendarId: id })).toMatchObject({ emptySince: expect.any(String) });
    expect(await blockedNights(ids[0]!)).toHaveLength(2);
    await ask(desk, 'read', { calendarId: id });
    expect((await server.mailAbout(email, 'is empty')).text).toContain('stay blocked here');

    expect(await ask(desk, 'read', { calendarId: id, mayBeEmpty: true })).toMatchObject({
      emptySince: null,
      blockedNights: 0,
    });
    expect(await blockedNights(ids[0]!)).toEqual([]);
    expect(await repo(RoomBlock).countBy({ calendarId: id })).toBe(0);
    expect((await listCalendars(desk, hotel.id))[0]).toMatchObject({ problem: null });
  });

  test('lists and mails nights that are booked here, and takes them once the booking has ended', async () => {
    const { ids, hotel, desk, email } = await place(server);
    const { booking } = await checkout(guest, choice(hotel.id, ids, 10, 12));
    site.answer = feedOf(['a', night(9), night(11)]);
    const { id } = await site.connect(desk, ids[0]!);
    const read = await ask(desk, 'read', { calendarId: id });
    expect(read).toMatchObject({
      blockedNights: 1,
      conflicts: [
        {
          checkIn: night(10),
          checkOut: night(11),
          summary: 'Reserved',
          isRepeat: false,
          bookings: [{ id: booking.id }],
        },
      ],
    });
    expect((await server.mailAbout(email, 'may be sold twice')).text).toContain('Nothing was changed');
    expect(await repo(Night).countBy({ bookingId: booking.id })).toBe(2);
    await ask(desk, 'read', { calendarId: id });
    expect(await repo(Mail).countBy({ recipient: email })).toBe(1);

    const conflictId = read.conflicts[0].id;
    expect(await ask(desk, 'dismiss', { conflictId })).toMatchObject({ dismissedAt: expect.any(String) });
    await release(guest, booking.id);
    expect(await ask(desk, 'read', { calendarId: id })).toMatchObject({ blockedNights: 2, conflicts: [] });
    expect(await ask(desk, 'dismiss', { conflictId })).toMatchObject({ __typename: 'RoomCalendarRefused' });
  });

  test('takes nights that two other sites sold for a conflict, but not those that staff blocked', async () => {
    const { ids, hotel, desk } = await place(server);
    site.answer = feedOf(['a', night(5), night(7)]);
    const first = await site.connect(desk, ids[0]!, { name: 'First' });
    await ask(desk, 'read', { calendarId: first.id });
    await block(desk, hotel.id, ids, [8, 9]);
    site.answer = feedOf(['b', night(6), night(9)]);
    const second = await site.connect(desk, ids[0]!, { name: 'Second' });
    expect(await ask(desk, 'read', { calendarId: second.id })).toMatchObject({
      blockedNights: 1,
      conflicts: [{ checkIn: night(6), checkOut: night(7), otherCalendars: ['First'], bookings: [] }],
    });
  });

  test('knows its own nights when the other site repeats them', async () => {
    const { ids, hotel, desk, email } = await place(server);
    const { id, address: own } = await site.connect(desk, ids[0]!);
    await checkout(guest, choice(hotel.id, ids, 10, 12));
    site.answer = await (await fetchFile(own)).text();
    expect(await ask(desk, 'read', { calendarId: id })).toMatchObject({ conflicts: [], blockedNights: 0 });
    // A site that gives its own identifiers to what it has read.
    site.answer = feedOf(['theirs', night(10), night(12)]);
    expect(await ask(desk, 'read', { calendarId: id })).toMatchObject({ conflicts: [{ isRepeat: true }] });
    site.answer = feedOf(['theirs', night(11), night(13)]);
    expect(await ask(desk, 'read', { calendarId: id })).toMatchObject({
      conflicts: [{ checkIn: night(11), checkOut: night(12) }],
    });
    expect(await repo(Mail).countBy({ recipient: email })).toBe(0);
  });

  test('cannot be undone by unblocking, only by disconnecting', async () => {
    const { ids, hotel, desk } = await place(server);
    site.answer = feedOf(['a', night(5), night(7)]);
    const { id } = await site.connect(desk, ids[0]!);
    await ask(desk, 'read', { calendarId: id });
    expect(await unblock(desk, hotel.id, ids, [5, 7])).toMatchObject({
      __typename: 'NightsOfCalendar',
      message: expect.stringContaining(`Room 101 is taken on ${night(5)} by the calendar of another site.`),
    });
    expect(await ask(desk, 'disconnect', { calendarId: id })).toBe(true);
    expect(await blockedNights(ids[0]!)).toEqual([]);
    expect(await ask(desk, 'disconnect', { calendarId: id })).toBe(true);
    expect(await repo(RoomBlock).countBy({ roomNumberId: ids[0]! })).toBe(0);
  });

  test('is not used if the calendar was disconnected or changed while it was read', async () => {
    const { ids, desk } = await place(server);
    const { id } = await site.connect(desk, ids[0]!);
    const before = await repo(RoomCalendar).findOneByOrFail({ id });
    await transaction(() => repo(RoomCalendar).update({ id }, { importUrl: `${site.address}?other` }));
    site.answer = feedOf(['a', night(5), night(7)]);
    await importCalendar(before);
    expect(await blockedNights(ids[0]!)).toEqual([]);
  });
});

test('a site that does not answer is asked less and less often, and as before once it answers', async () => {
  const { ids, desk } = await place(server);
  site.answer = 500;
  const { id } = await site.connect(desk, ids[0]!);
  const pauses: number[] = [];
  const read = async () => {
    await transaction(() => repo(RoomCalendar).update({ id }, { dueAt: new Date() }));
    await importCalendars();
    const { dueAt } = await repo(RoomCalendar).findOneByOrFail({ id });
    pauses.push(Math.round((dueAt!.getTime() - Date.now()) / 60_000));
  };
  for (let times = 0; times < 6; times++) await read();
  site.answer = feedOf();
  await read();
  await read();
  expect(pauses).toEqual([15, 30, 60, 120, 240, 240, 15, 15]);
});

test('a calendar whose last stay is over is empty as expected', async () => {
  const { ids, desk, email } = await place(server);
  site.answer = feedOf(['a', night(0), night(1)]);
  const { id } = await site.connect(desk, ids[0]!);
  expect(await ask(desk, 'read', { calendarId: id })).toMatchObject({ blockedNights: 1 });
  site.answer = feedOf();
  await later(2 * 86_400_000, importCalendars);
  const after = await repo(RoomCalendar).findOneByOrFail({ id });
  expect(after).toMatchObject({ emptySince: null, blockedNights: 0, problem: null });
  expect(await repo(Mail).countBy({ recipient: email })).toBe(0);
});
