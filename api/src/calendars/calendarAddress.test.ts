import { checkout, choice } from '../../test/checkoutHelpers';
import { makeUser, night } from '../../test/factories';
import { block } from '../../test/tapeChartHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { repo } from '../database/transaction';
import type { User } from '../users/user.entity';
import { readEvents } from './readEvents';
import { RoomCalendar } from './roomCalendar.entity';
import { ask, fetchFile, listCalendars, place, startSite, type OtherSite } from './testing/calendarHelpers';
import { feedOf } from './testing/feeds';

let site: OtherSite;
let server: TestServer;
let person: User;
let guest: Visitor;
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_PRIVATE_ADDRESSES: 'allow' });
  person = await makeUser();
  guest = await server.as(person);
  site = await startSite();
});
afterAll(async () => {
  site.close();
  await server.close();
});

const eventsAt = async (url: string) =>
  readEvents(await (await fetchFile(url)).text(), { timeZone: 'UTC', from: night(-10), to: night(300) });

describe('the address of a calendar', () => {
  test('shows the taken nights without what this site has brought, and names of guests only if chosen', async () => {
    const { ids, hotel, desk } = await place(server);
    site.answer = feedOf(['a', night(5), night(7)]);
    const { id, address: own } = await site.connect(desk, ids[0]!);
    const other = await site.connect(desk, ids[0]!, { name: 'Other', importUrl: null, showGuests: true });
    await ask(desk, 'read', { calendarId: id });
    await checkout(guest, choice(hotel.id, ids, 10, 12));
    await block(desk, hotel.id, ids, [20, 21]);
    const shown = async (url: string) =>
      (await eventsAt(url)).map(({ summary, checkIn, checkOut }) => [summary, checkIn, checkOut]);
    expect(await shown(own)).toEqual([
      ['Reserved', night(10), night(12)],
      ['Not available', night(20), night(21)],
    ]);
    expect(await shown(other.address)).toEqual([
      ['Not available', night(5), night(7)],
      [person.name, night(10), night(12)],
      ['Not available', night(20), night(21)],
    ]);
  });

  test('is kept for an hour, answers an ETag, and notes that it was read', async () => {
    const { ids, hotel, desk } = await place(server);
    const { address: own } = await site.connect(desk, ids[0]!);
    const file = await fetchFile(own);
    expect(file.status).toBe(200);
    expect(file.headers.get('cache-control')).toBe('private, max-age=3600');
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const etag = file.headers.get('etag')!;
    expect((await fetchFile(own, { 'if-none-match': etag })).status).toBe(304);
    await checkout(guest, choice(hotel.id, ids));
    expect((await fetchFile(own, { 'if-none-match': etag })).status).toBe(200);
    expect((await listCalendars(desk, hotel.id))[0].servedAt).not.toBeNull();
  });

  test('can be replaced, and the old one stops working', async () => {
    const { ids, desk } = await place(server);
    const { id, address: old } = await site.connect(desk, ids[0]!);
    const changed = await ask(desk, 'update', { calendarId: id, name: 'Rentals', newAddress: true });
    expect(changed).toMatchObject({ importUrl: null, showGuests: false });
    expect((await fetchFile(old)).status).toBe(404);
    expect((await fetchFile(changed.address)).status).toBe(200);
    expect((await fetchFile(`${server.url}/calendars/unknown.ics`)).status).toBe(404);
  });
});

describe('who may connect calendars, and with what', () => {
  test.each([
    ['http://', 'Enter an address that starts with https:// or webcal://'],
    ['ftp://example.com/a.ics', 'Enter an address that starts with https:// or webcal://'],
    ['https://me:secret@example.com/a.ics', 'Remove the username and password from the address.'],
    ['https://nowhere.invalid/a.ics', 'The host nowhere.invalid was not found. Check the address.'],
  ])('%s is refused', async (importUrl, message) => {
    const { ids, desk } = await place(server);
    expect(await site.connect(desk, ids[0]!, { importUrl })).toEqual({
      __typename: 'RoomCalendarRefused',
      message,
    });
  });

  test('the front desk of the hotel may, and people of other hotels see nothing', async () => {
    const { ids, hotel, desk } = await place(server);
    const stranger = (await place(server)).desk;
    const { id } = await site.connect(desk, ids[0]!);
    expect(await site.connect(stranger, ids[0]!)).toMatchObject({ message: 'This room does not exist.' });
    for (const what of ['update', 'read', 'dismiss'] as const) {
      const input = what === 'dismiss' ? { conflictId: id } : { calendarId: id };
      const answered = await ask(stranger, what, { ...input, ...(what === 'update' && { name: 'Mine' }) });
      expect(answered.__typename).toBe('RoomCalendarRefused');
    }
    expect(await ask(stranger, 'disconnect', { calendarId: id })).toBe(true);
    expect(await listCalendars(desk, hotel.id)).toHaveLength(1);
    const { errors } = await stranger.graphql(`{ roomCalendars(hotelId: "${hotel.id}") { id address } }`);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('a room number has ten calendars at most, and they end with it', async () => {
    const { ids, roomType, desk } = await place(server);
    for (let count = 0; count < 10; count++) await site.connect(desk, ids[0]!, { importUrl: null });
    expect(await site.connect(desk, ids[0]!)).toMatchObject({
      message: 'A room can have at most 10 calendars.',
    });
    const admin = await server.as(await makeUser('ADMIN'));
    await admin.graphql(
      `mutation { deleteRoomType(input: { roomTypeId: "${roomType.id}" }) { __typename } }`,
    );
    expect(await repo(RoomCalendar).countBy({ roomNumberId: ids[0]! })).toBe(0);
  });
});
