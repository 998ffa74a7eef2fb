import { checkout, choice, later } from '../../../test/checkoutHelpers';
import { makeHotel, makeRoomType, makeUser, night } from '../../../test/factories';
import type { User } from '../../users/user.entity';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';

const PARTY = { adults: 2, childrenAges: [7] };
const DETAILS = {
  leadGuest: { firstName: 'Rui', lastName: 'Quendera' },
  guestPhone: '+351 210 000 000',
  arrivalHour: 18,
  requests: ['QUIET_ROOM', 'COT'],
  requestNote: 'We come by bicycle.',
};
const SAID = {
  party: PARTY,
  leadGuest: { name: 'Rui Quendera' },
  guestPhone: '+351 210 000 000',
  arrivalHour: 18,
  requests: ['COT', 'QUIET_ROOM'],
  requestNote: 'We come by bicycle.',
};
const WHO = `party { adults childrenAges } leadGuest { name } guestPhone arrivalHour requests requestNote`;
const READ = `query ($id: ID!) { booking(id: $id) { ${WHO} } }`;
const MORE = `query ($id: ID!) { booking(id: $id) { viewerCan { updateStayDetails } history { why } } }`;
const UPDATE = `mutation ($input: UpdateStayDetailsInput!) { updateStayDetails(input: $input) { __typename
  ... on Booking { ${WHO} } ... on Problem { message } } }`;
const CHECKOUT = `mutation ($input: CreateCheckoutInput!) { createCheckout(input: $input) { __typename
  ... on Checkout { booking { id } } ... on Problem { message } } }`;
const QUOTE = `query ($input: QuoteInput!) { quote(input: $input) { sleeps totalCents version } }`;
const FIND = `query ($text: String!) { bookings(filter: { text: $text }) { items { id } } }`;

let server: TestServer;
let boss: User;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  boss = await makeUser('ADMIN');
  admin = await server.as(boss);
});
afterAll(() => server.close());

const read = async (who: Visitor, id: string, query = READ): Promise<any> =>
  (await who.graphql(query, { id })).data.booking;
const update = (who: Visitor, input: object) => who.graphql(UPDATE, { input });

/** A hotel with two rooms for two people, and a guest who has chosen both from today on. */
async function twoRooms() {
  const hotel = await makeHotel({ checkInFrom: '15:00', checkInUntil: '22:00' });
  const { roomNumbers } = await makeRoomType(hotel, 2, { maxPeople: 2 });
  const user = await makeUser();
  const input = choice(
    hotel.id,
    roomNumbers.map(({ id }) => id),
    0,
    2,
  );
  return { hotel, user, person: await server.as(user), input };
}

/** A paid booking of both rooms that says who comes. */
async function booked(more: object = { party: PARTY, details: DETAILS }) {
  const { input, ...rest } = await twoRooms();
  const { url, booking } = await checkout(rest.person, { ...input, ...more });
  await server.pay(url as string);
  return { ...rest, id: booking.id as string };
}

test('who comes travels from the checkout to the booking, the mail, the desk, the tape chart, the export and /api/v1', async () => {
  const { hotel, user, person, id } = await booked();
  expect(await read(person, id)).toEqual(SAID);

  const { text } = (await server.mailsTo(user.email))[0]!;
  for (const words of [
    'Guests: 2 adults, 1 child aged 7',
    'Lead guest: Rui Quendera',
    'Expected arrival: 18:00 to 19:00',
    'Your requests: Cot, Quiet room, We come by bicycle. The hotel will do its best',
  ])
    expect(text.replaceAll('\n', ' ').replace(/ +/g, ' ')).toContain(words.replaceAll('\n', ' '));

  const desk = `{ frontDesk(hotelId: "${hotel.id}") { arrivals { booking { ${WHO} } } } }`;
  expect((await admin.graphql(desk)).data.frontDesk.arrivals[0]).toEqual({ booking: SAID });
  const chart = `{ tapeChart(hotelId: "${hotel.id}", from: "${night(0)}", to: "${night(3)}") { bars { leadGuestName party { adults childrenAges } } } }`;
  expect((await admin.graphql(chart)).data.tapeChart.bars[0]).toEqual({
    leadGuestName: 'Rui Quendera',
    party: PARTY,
  });

  const { bookings } = JSON.parse((await person.graphql('{ myData }')).data.myData);
  expect(bookings[0]).toMatchObject({
    party: PARTY,
    leadGuest: { name: 'Rui Quendera' },
    guestPhone: DETAILS.guestPhone,
    requestNote: DETAILS.requestNote,
  });
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const answer = await fetch(`${server.url}/api/v1/bookings/mybookings`, { headers });
  expect(((await answer.json()) as any).data[0].party).toEqual(PARTY);
});

test('a booking without a party says so everywhere', async () => {
  const { person, id, user } = await booked({});
  expect(await read(person, id)).toMatchObject({
    party: null,
    leadGuest: null,
    requests: [],
    requestNote: null,
  });
  expect((await server.mailsTo(user.email))[0]!.text).not.toMatch(/Guests:|Lead guest|requests/);
});

test('rooms that sleep fewer than the party are booked only if the guest says so', async () => {
  const { person, input } = await twoRooms();
  const one = { ...input, roomNumberIds: input.roomNumberIds.slice(0, 1), party: PARTY };
  const { hotelId, roomNumberIds, checkIn, checkOut, party } = one;
  const asked = { hotelId, roomNumberIds, checkIn, checkOut, party };
  expect((await person.graphql(QUOTE, { input: asked })).data.quote.sleeps).toBe(2);
  expect((await person.graphql(CHECKOUT, { input: one })).data.createCheckout).toEqual({
    __typename: 'StayRefused',
    message: 'Your rooms sleep 2 of 3 guests. Add a room, or confirm that you book anyway.',
  });
  const anyway = await person.graphql(CHECKOUT, { input: { ...one, bookAnyway: true } });
  expect(anyway.data.createCheckout.__typename).toBe('Checkout');
});

test.each([
  [{ adults: 0 }, 'Choose 1 to 30 adults'],
  [{ adults: 31 }, 'Choose 1 to 30 adults'],
  [{ adults: 1, childrenAges: [18] }, 'The age of a child is 0 to 17 years'],
  [{ adults: 1, childrenAges: [-1] }, 'The age of a child is 0 to 17 years'],
  [{ adults: 1, childrenAges: Array(11).fill(3) }, 'A booking has at most 10 children'],
])('the party %j is refused', async (party, message) => {
  const { person, input } = await twoRooms();
  const { errors } = await person.graphql(CHECKOUT, { input: { ...input, party } });
  expect(errors![0]!.message).toContain(message);
});

test.each([
  [{ leadGuest: { firstName: ' ', lastName: 'Q' } }, 'Enter the first name of the guest.'],
  [{ guestPhone: 'none' }, 'Enter a telephone number'],
  [{ requests: ['COT', 'COT'] }, 'Choose each request once'],
  [{ requestNote: 'x'.repeat(501) }, 'A request can have at most 500 characters'],
])('the details %j are refused', async (details, message) => {
  const { person, input } = await twoRooms();
  const { errors } = await person.graphql(CHECKOUT, { input: { ...input, details } });
  expect(errors![0]!.message).toContain(message);
});

test('a checkout with an hour outside check-in holds nothing, and the same key with another party is refused', async () => {
  const { person, input } = await twoRooms();
  const early = await person.graphql(CHECKOUT, { input: { ...input, details: { arrivalHour: 9 } } });
  expect(early.data.createCheckout).toMatchObject({ __typename: 'StayRefused' });
  const first = await person.graphql(CHECKOUT, { input: { ...input, party: PARTY } });
  expect(first.data.createCheckout.__typename).toBe('Checkout');
  const other = await person.graphql(CHECKOUT, { input: { ...input, party: { adults: 1 } } });
  expect(other.data.createCheckout).toMatchObject({ __typename: 'StayRefused' });
});

test('guests change it until they arrive, and the history names no person', async () => {
  const { person, user, id } = await booked();
  const { data } = await update(person, {
    bookingId: id,
    party: { adults: 1 },
    leadGuest: null,
    requests: [],
  });
  expect(data.updateStayDetails).toEqual({
    __typename: 'Booking',
    ...SAID,
    party: { adults: 1, childrenAges: [] },
    leadGuest: null,
    requests: [],
  });
  const { history, viewerCan } = await read(person, id, MORE);
  expect(viewerCan).toEqual({ updateStayDetails: true });
  expect(history.at(-1)).toEqual({ why: 'Details of the stay changed: guests, name, requests.' });

  await later(3 * 24 * 3_600_000, async () => {
    const back = await server.as(user);
    expect(await read(back, id, MORE)).toMatchObject({ viewerCan: { updateStayDetails: false } });
    expect((await update(back, { bookingId: id, requests: ['COT'] })).data.updateStayDetails).toEqual({
      __typename: 'StayDetailsRefused',
      message: 'The details of this stay can no longer be changed here. Please ask the hotel.',
    });
  });
});

test('staff change it also later, the audit log records the party and no names, and strangers learn nothing', async () => {
  const { id } = await booked();
  await later(24 * 3_600_000 * 2, async () => {
    const desk = await server.as(boss);
    const input = { bookingId: id, party: { adults: 3 }, leadGuest: { firstName: 'Bo', lastName: 'Lind' } };
    expect((await update(desk, input)).data.updateStayDetails).toMatchObject({
      leadGuest: { name: 'Bo Lind' },
    });
  });
  const audit = `{ auditEntries(filter: { recordId: "${id}" }) { items { action changes { field before after } } } }`;
  expect((await admin.graphql(audit)).data.auditEntries.items).toEqual([
    {
      action: 'updateStayDetails',
      changes: [
        { field: 'adults', before: '2', after: '3' },
        { field: 'childrenAges', before: '7', after: null },
      ],
    },
  ]);
  const stranger = await server.as(await makeUser());
  expect((await update(stranger, { bookingId: id, requests: ['COT'] })).data.updateStayDetails).toMatchObject(
    {
      __typename: 'StayDetailsRefused',
      message: 'This booking does not exist.',
    },
  );
});

test('staff find a booking by its lead guest, also after the name has changed, until the account is deleted', async () => {
  const { id, person } = await booked();
  const found = async (text: string) =>
    (await admin.graphql(FIND, { text })).data.bookings.items.map((one: { id: string }) => one.id);
  const leadGuest = { firstName: 'Ana', lastName: 'Zerbst' };
  expect(await found('quendera rui')).toContain(id);
  await update(person, { bookingId: id, leadGuest });
  expect(await found('zerbst')).toEqual([id]);
  expect(await found('quendera')).not.toContain(id);
  const gone = 'mutation { deleteAccount(input: { cancelPaidStays: true }) { __typename } }';
  expect((await person.graphql(gone)).data.deleteAccount.__typename).toBe('AccountDeleted');
  expect(await found('zerbst')).toEqual([]);
  expect(await read(admin, id)).toMatchObject({ leadGuest: null, guestPhone: null, requestNote: null });
});

test('staff say who comes when they book', async () => {
  const { user, input } = await twoRooms();
  const walkIn = `mutation ($input: CreateWalkInInput!) { createWalkIn(input: $input) { __typename ... on Booking { ${WHO} } } }`;
  const made = { ...input, userId: user.id, paidBy: 'CASH', party: PARTY, details: DETAILS };
  expect((await admin.graphql(walkIn, { input: made })).data.createWalkIn).toEqual({
    __typename: 'Booking',
    ...SAID,
  });
});
