import { ask } from '../../../test/accountHelpers';
import { Person, until } from '../../../test/chatHelpers';
import { makeHotel, makeRoomType, makeTeamMember, makeUser, night } from '../../../test/factories';
import { Guests } from '../../../test/guests';
import { makeReadyHotel } from '../../../test/teams';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { HotelDuty } from '../../access/duty.enum';
import { repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { RoomNumber } from '../roomNumber.entity';
import { RoomType } from '../roomType.entity';

/* Hotels that are not open for booking, where opening.test.ts does not look for them: other domains and /api/v1. */

let server: TestServer;
let guest: Visitor;
let owner: Visitor;
let admin: Visitor;
let stranger: Visitor;
let hotel: Hotel;
beforeAll(async () => {
  server = await startTestServer();
  hotel = await makeReadyHotel({ name: 'Hotel Sub Rosa' });
  guest = await server.as(await makeUser());
  owner = await server.as(await makeTeamMember([hotel], HotelDuty.OWNER));
  admin = await server.as(await makeUser('ADMIN'));
  stranger = await server.as(await makeTeamMember([await makeHotel()], HotelDuty.OWNER));
});
afterAll(() => server.close());

const close = ({ id }: Hotel) => transaction(() => repo(Hotel).update({ id }, { openForBooking: false }));
const roomsOf = async ({ id: hotelId }: Hotel) => {
  const type = await repo(RoomType).findOneByOrFail({ hotelId });
  return { type, number: await repo(RoomNumber).findOneByOrFail({ roomTypeId: type.id }) };
};
/** Sends a request to /api/v1; the status, and the text without what was sent. */
async function v1(person: Visitor | undefined, path: string, body?: object) {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(person && { authorization: `Bearer ${person.accessToken}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

test('its team and administrators find it by its name in lists that ask for such hotels', async () => {
  const find = async (person: Visitor, filter: string) => {
    const { data, errors } = await person.graphql(
      `{ hotels(filter: { ${filter} }, sort: NAME_ASC, limit: 100) { total items { id openForBooking } } }`,
    );
    expect(errors).toBeUndefined();
    return data.hotels;
  };
  const found = { total: 1, items: [{ id: hotel.id, openForBooking: false }] };
  const byName = 'text: "sub rosa", withNotOpen: true';
  for (const person of [owner, admin]) {
    expect(await find(person, byName)).toEqual(found);
    expect(await find(person, `ids: ["${hotel.id}"], withNotOpen: true`)).toEqual(found);
    expect(await find(person, `${byName}, cityId: "${hotel.cityId}"`)).toEqual(found);
    expect((await find(person, `${byName}, minRating: 1`)).total).toBe(0);
    expect((await find(person, 'text: "sub rosa"')).total).toBe(0);
    expect((await find(person, `${byName}, checkIn: "${night(2)}", checkOut: "${night(3)}"`)).total).toBe(0);
  }
  for (const person of [await server.as(), guest, stranger])
    expect((await find(person, byName)).total).toBe(0);
  for (const name of ['Hotel Sub A', 'Hotel Sub Z']) await makeHotel({ name });
  const all = await find(admin, 'text: "hotel sub", withNotOpen: true');
  expect([all.total, all.items[1].id]).toEqual([3, hotel.id]);
});

test('no route of /api/v1 shows it to others; its team and administrators see it', async () => {
  const { type, number } = await roomsOf(hotel);
  const { nameKey } = (
    await repo(Hotel).findOneOrFail({ where: { id: hotel.id }, relations: { cityRow: true } })
  ).cityRow!;
  const asked: [string, object?][] = [
    ['/hotels'],
    [`/hotels?city=${encodeURIComponent(nameKey)}`],
    [`/hotels/price?min=0&max=9000`],
    [`/hotels/${hotel.id}`],
    [`/hotels/room/${hotel.id}`],
    [`/hotels/room/${type.id}`],
    ['/hotels/allrooms'],
    ['/hotels/roomdetails', { selectedRooms: [number.id] }],
  ];
  for (const [path, body] of asked) {
    for (const person of [undefined, guest, stranger]) {
      const { text } = await v1(person, path, body);
      for (const secret of [hotel.name, type.title, number.id])
        expect([path, text.includes(secret)]).toEqual([path, false]);
      if (!path.includes(hotel.id)) expect([path, text.includes(hotel.id)]).toEqual([path, false]);
    }
    for (const person of [owner, admin])
      expect([path, (await v1(person, path, body)).text.includes(type.title)]).toEqual([path, true]);
  }
  const checkout = {
    selectedRooms: [number.id],
    reservedDates: [night(3)],
    hotel_id: hotel.id,
  };
  const { status, text } = await v1(guest, '/bookings/stripe/create-checkout-session', checkout);
  expect([status, text.includes('not open for booking')]).toEqual([400, true]);
});

test('nobody saves or watches it; one that was saved before shows no more than the name it had', async () => {
  const saved = '... on SavedHotels { items { hotelId } }';
  expect((await ask(guest, 'saveHotel', { hotelIds: [hotel.id] }, saved)).items).toEqual([]);
  expect((await ask(owner, 'saveHotel', { hotelIds: [hotel.id] }, saved)).items).toHaveLength(1);
  const stay = { checkIn: night(3), checkOut: night(5), guests: 2, rooms: 1 };
  expect((await ask(guest, 'watchHotel', { hotelId: hotel.id, ...stay })).__typename).toBe('DoesNotExist');

  const other = await makeHotel();
  await makeRoomType(other);
  await ask(guest, 'saveHotel', { hotelIds: [other.id] });
  await ask(guest, 'watchHotel', { hotelId: other.id, ...stay });
  await close(other);
  const own = '{ savedHotels { hotelId name hotel { name } } myWatches { hotel { name } } }';
  const { data } = await guest.graphql(own);
  expect(data.savedHotels).toEqual([{ hotelId: other.id, name: other.name, hotel: null }]);
  for (const { hotel: watched } of data.myWatches) expect(watched).toBeNull();
});

test('its reviews are read by their authors, its team and administrators', async () => {
  const guests = new Guests(server);
  const {
    person: author,
    hotel: reviewed,
    reviewId,
  } = await guests.withReview({ text: 'Quiet and bright.' });
  const member = await server.as(await makeTeamMember([reviewed], HotelDuty.FRONT_DESK));
  await close(reviewed);
  const document = `{ review(id: "${reviewId}") { id } of: reviews(hotelId: "${reviewed.id}") { total }
    all: reviews(limit: 100) { items { id } } named: reviews(filter: { text: "${reviewed.name}" }) { total } }`;
  const seen = async (person: Visitor) => {
    const { data } = await person.graphql(document);
    const isListed = data.all.items.some(({ id }: { id: string }) => id === reviewId);
    return [data.review !== null, data.of.total, isListed, data.named.total];
  };
  for (const person of [await server.as(), guest, stranger])
    expect(await seen(person)).toEqual([false, 0, false, 0]);
  for (const person of [member, admin]) expect(await seen(person)).toEqual([true, 1, true, 1]);
  expect(await seen(author)).toEqual([true, 0, false, 0]);
  const mine = await author.graphql('{ myReviews { items { id hotel { name } } } }');
  expect(mine.data.myReviews.items).toEqual([{ id: reviewId, hotel: { name: reviewed.name } }]);
  for (const path of ['/reviews', `/reviews?review_id=${reviewId}`]) {
    expect((await v1(undefined, path)).text).not.toContain('Quiet and bright.');
    expect((await v1(admin, path)).text).toContain('Quiet and bright.');
  }
  for (const [field, input] of [
    ['voteHelpful', { reviewId, helpful: true }],
    ['reportReview', { reviewId, reason: 'SPAM' }],
  ] as const)
    expect((await ask(guest, field, input)).__typename).toBe('UnknownReview');
});

test('it is not shared in chats, and one that was shared before is gone there', async () => {
  const [ann, ben] = [await Person.on(server), await Person.on(server)];
  const chatId = await ann.open(ben);
  const share = (hotelId: string) =>
    ann.do(
      'sendMessage',
      { chatId, content: 'Look', clientMessageId: hotelId, hotelId },
      '... on Message { id }',
    );
  expect(await share(hotel.id)).toMatchObject({ message: 'The hotel does not exist.' });
  const other = await makeHotel();
  expect((await share(other.id)).__typename).toBe('Message');
  await close(other);
  const { data } = await ben.visitor.graphql(
    `{ chat(id: "${chatId}") { messages { items { hotel { name } } } } }`,
  );
  expect(data.chat.messages.items).toEqual([{ hotel: null }]);
});

test('its nights are told to its team alone', async () => {
  const shown = await makeReadyHotel();
  const { number } = await roomsOf(shown);
  const member = Person.of(await makeTeamMember([shown], HotelDuty.OWNER), owner);
  const visitor = await server.as(member.user as never);
  const document = `subscription { nightsChanged(hotelId: "${shown.id}") { night roomNumber { number } } }`;
  const [theirs, others] = [
    await Person.of(member.user as never, visitor).listen(document),
    await Person.of(await makeUser(), guest).listen(document),
  ];
  const block = {
    hotelId: shown.id,
    roomNumberIds: [number.id],
    from: night(5),
    to: night(6),
    reason: 'Paint',
  };
  await ask(visitor, 'blockNights', block);
  await until(() => theirs.received.length > 0);
  expect(others.received).toEqual([]);
  await Promise.all([theirs.close(), others.close()]);
});
