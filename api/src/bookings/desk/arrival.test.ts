import { cancel, checkout, choice, later } from '../../../test/checkoutHelpers';
import { makeHotel, makeRoomType, makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { arrivalHourWords, arrivalHours } from '../../../../schema/arrivals';

const DAY = 24 * 3_600_000;
const NEVER_SAID = { checkInFrom: null, checkInUntil: null, checkOutUntil: null };
const SET = `mutation ($input: SetArrivalHourInput!) { setArrivalHour(input: $input) { __typename
  ... on Booking { arrivalHour } ... on Problem { message } } }`;
const READ = `query ($id: ID!) { booking(id: $id) { arrivalHour createdAt updatedAt viewerCan { setArrivalHour } } }`;

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const say = (who: Visitor, bookingId: string, arrivalHour: number | null) =>
  who.graphql(SET, { input: { bookingId, arrivalHour } });
const read = async (who: Visitor, id: string): Promise<any> => (await who.graphql(READ, { id })).data.booking;

/** A paid stay from today on, at a hotel that takes guests in from 15:00 until 22:00. */
async function booked() {
  const hotel = await makeHotel({ checkInFrom: '15:00', checkInUntil: '22:00' });
  const { roomNumbers } = await makeRoomType(hotel, 1);
  const user = await makeUser();
  const person = await server.as(user);
  const { url, booking } = await checkout(person, choice(hotel.id, [roomNumbers[0]!.id], 0, 2));
  return { hotel, user, person, id: booking.id as string, url: url as string, pay: () => server.pay(url) };
}

test('guests set, change and remove their arrival hour, and the front desk reads it', async () => {
  const { hotel, person, id, pay } = await booked();
  await pay();
  expect(await read(person, id)).toMatchObject({ arrivalHour: null, viewerCan: { setArrivalHour: true } });
  expect((await say(person, id, 18)).data).toEqual({
    setArrivalHour: { __typename: 'Booking', arrivalHour: 18 },
  });
  const desk = `{ frontDesk(hotelId: "${hotel.id}") { arrivals { booking { id arrivalHour } } } }`;
  expect((await admin.graphql(desk)).data.frontDesk.arrivals).toEqual([{ booking: { id, arrivalHour: 18 } }]);
  expect((await say(person, id, null)).data.setArrivalHour).toMatchObject({ arrivalHour: null });
  const { createdAt, updatedAt } = await read(person, id);
  expect(updatedAt > createdAt).toBe(true);
});

test('staff set it for a guest, which the audit log records', async () => {
  const { id, pay } = await booked();
  await pay();
  expect((await say(admin, id, 15)).data.setArrivalHour).toMatchObject({ arrivalHour: 15 });
  const audit = `{ auditEntries(filter: { recordId: "${id}" }) { items { action changes { field before after } } } }`;
  expect((await admin.graphql(audit)).data.auditEntries.items).toEqual([
    { action: 'setArrivalHour', changes: [{ field: 'arrivalHour', before: null, after: '15' }] },
  ]);
});

test("an hour outside the hotel's check-in hours is refused", async () => {
  const { person, id, hotel, pay } = await booked();
  await pay();
  for (const hour of [14, 22])
    expect((await say(person, id, hour)).data.setArrivalHour).toEqual({
      __typename: 'ArrivalHourRefused',
      message: `Check-in at ${hotel.name} is from 15:00 until 22:00.`,
    });
  for (const hour of [-1, 27]) expect((await say(person, id, hour)).errors?.[0]?.message).toMatch(/0 to 26/);
  expect((await read(person, id)).arrivalHour).toBeNull();
});

test('it is set for confirmed bookings, until the day of arrival is over or guests are in house', async () => {
  const refused = expect.objectContaining({ __typename: 'ArrivalHourRefused' });
  const mayNot = { viewerCan: { setArrivalHour: false } };
  const { hotel, user, person, id, pay } = await booked();
  expect((await say(person, id, 18)).data.setArrivalHour).toEqual(refused);
  await pay();
  await later(2 * DAY, async () => {
    const back = await server.as(user);
    expect(await read(back, id)).toMatchObject(mayNot);
    expect((await say(back, id, 18)).data.setArrivalHour).toEqual(refused);
  });
  const desk = `{ frontDesk(hotelId: "${hotel.id}") { arrivals { id } } }`;
  const [{ id: stayId }] = (await admin.graphql(desk)).data.frontDesk.arrivals;
  await admin.graphql(`mutation { checkInStay(input: { stayId: "${stayId}" }) { __typename } }`);
  expect(await read(person, id)).toMatchObject(mayNot);
  expect((await say(person, id, 18)).data.setArrivalHour).toEqual(refused);

  const other = await booked();
  await other.pay();
  await cancel(other.person, other.id);
  expect((await say(other.person, other.id, 18)).data.setArrivalHour).toEqual(refused);
});

test('a stranger learns nothing of a booking, and an anonymous caller must sign in', async () => {
  const { id, pay } = await booked();
  await pay();
  const stranger = await server.as(await makeUser());
  for (const reference of [id, 'none'])
    expect((await say(stranger, reference, 18)).data.setArrivalHour).toMatchObject({
      message: 'This booking does not exist.',
    });
  expect((await say(await server.as(), id, 18)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});

test("the choices are the hotel's hours, after midnight too, and all hours if the hotel has none", () => {
  const hours = (checkInFrom: string | null, checkInUntil: string | null) =>
    arrivalHours({ ...NEVER_SAID, checkInFrom, checkInUntil });
  expect(hours('15:00', '18:00')).toEqual([15, 16, 17]);
  expect(hours('15:30', '17:30')).toEqual([15, 16, 17]);
  expect(hours('22:00', '01:00')).toEqual([22, 23, 24]);
  expect(hours('22:00', null)).toEqual([22, 23, 24, 25, 26]);
  expect(hours(null, '02:00')).toEqual([0, 1]);
  expect(hours(null, null)).toHaveLength(27);
  expect([9, 23, 24].map(arrivalHourWords)).toEqual([
    '09:00 to 10:00',
    '23:00 to 00:00',
    '00:00 to 01:00, after midnight',
  ]);
});
