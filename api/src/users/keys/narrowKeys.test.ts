import { CREATE_KEY, makeKey, withKey } from '../../../test/apiKeys';
import { leaveTeams, makeHotel, makeTeamMember, makeUser } from '../../../test/factories';
import { Guests } from '../../../test/guests';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { HotelDuty } from '../../access/duty.enum';
import { Scope } from '../../access/scope.enum';
import { Booking } from '../../bookings/booking.entity';
import { repo, transaction } from '../../database/transaction';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const reasonOf = async (visitor: Visitor, document: string) => {
  const { errors } = await visitor.graphql(document);
  return errors && [errors[0]!.message, errors[0]!.extensions.reason];
};
const lacks = (scopes: string) => [
  `This API key lacks the scope ${scopes}. Create a key with it in your account.`,
  'SCOPE_MISSING',
];

test('READ comes with BOOK and STAFF, and not with narrow scopes', async () => {
  const person = await server.as(await makeUser());
  const scopesOf = async (...scopes: string[]) => (await makeKey(person, scopes)).key.scopes;
  expect(await scopesOf('BOOK')).toEqual(['READ', 'BOOK']);
  expect(await scopesOf('CHAT', 'AVAILABILITY')).toEqual(['AVAILABILITY', 'CHAT']);
  expect(await scopesOf('CHAT', 'BOOK')).toEqual(['READ', 'BOOK', 'CHAT']);
  const { errors } = await person.graphql(CREATE_KEY, {
    input: { name: 'A', scopes: [...Object.values(Scope), 'CHAT'] },
  });
  expect(errors![0]!.message).toBe('Give each scope only once.');
});

test('a key with one narrow scope is told which scope it lacks for anything else', async () => {
  const person = await server.as(await makeUser());
  const program = withKey(server, await makeKey(person, ['AVAILABILITY']));
  expect(await reasonOf(program, '{ hotels { items { id } } settings { publicSearch } }')).toBeUndefined();
  expect(await reasonOf(program, '{ viewer { id } }')).toEqual(lacks('PROFILE or READ'));
  expect(await reasonOf(program, '{ myBookings { total } }')).toEqual(lacks('BOOKINGS or READ'));
  expect(await reasonOf(program, '{ reviews { items { id } } }')).toEqual(lacks('CONTENT or READ'));
  expect(await reasonOf(program, '{ onlineUsers { id } }')).toEqual(lacks('CHAT or READ'));
  expect(await reasonOf(program, '{ myData }')).toEqual(lacks('READ'));
});

test('everything of an account at once is not for PROFILE', async () => {
  const person = await server.as(await makeUser());
  const program = withKey(server, await makeKey(person, ['PROFILE']));
  expect((await program.graphql('{ viewer { email } }')).data.viewer.email).toContain('@');
  expect(await reasonOf(program, '{ myData }')).toEqual(lacks('READ'));
  const change = 'mutation { updateAccount(input: { name: "Other" }) { __typename } }';
  expect((await reasonOf(program, change))![1]).toBe('NOT_BY_KEY');
});

describe('HOTEL', () => {
  const BOOKING = (id: string) => `{ booking(id: "${id}") { id } }`;

  test('is for staff who name hotels', async () => {
    const guest = await server.as(await makeUser());
    const refused = async (person: Visitor, more: object = {}) =>
      ((await makeKey(person, ['HOTEL'], more)) as never as { message: string }).message;
    expect(await refused(guest)).toBe('Only staff can have staff keys.');
    const hotel = await makeHotel();
    const member = await server.as(await makeTeamMember([hotel], HotelDuty.OWNER));
    for (const person of [member, await server.as(await makeUser('ADMIN'))])
      expect(await refused(person)).toBe('Name the hotels of the scope HOTEL.');
    expect(await refused(member, { hotelIds: [(await makeHotel()).id] })).toBe(
      'You have no such duty at one of these hotels.',
    );
  });

  test('does what the duties allow at the named hotels, and nothing for administrators elsewhere', async () => {
    const [one, other] = [await makeHotel(), await makeHotel()];
    const guests = new Guests(server);
    const [here, there] = [
      await guests.withBooking({ hotel: one }),
      await guests.withBooking({ hotel: other }),
    ];
    const admin = await server.as(await makeUser('ADMIN'));
    const user = await makeTeamMember([one, other], HotelDuty.OWNER);
    for (const person of [admin, await server.as(user)]) {
      const program = withKey(server, await makeKey(person, ['HOTEL'], { hotelIds: [one.id] }));
      expect((await program.graphql(BOOKING(here.bookingId))).data.booking.id).toBe(here.bookingId);
      expect((await program.graphql(BOOKING(there.bookingId))).data.booking).toBeNull();
      expect((await program.graphql('{ bookings { total } }')).data.bookings.total).toBe(1);
      expect((await program.graphql('{ myBookings { total } }')).errors).toBeDefined();
      expect((await program.graphql('{ users(text: "An") { total } }')).errors).toBeDefined();
    }
    const program = withKey(server, await makeKey(await server.as(user), ['HOTEL'], { hotelIds: [one.id] }));
    await leaveTeams(user);
    expect((await program.graphql(BOOKING(here.bookingId))).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  test('cancels no booking that its owner made as a guest elsewhere', async () => {
    const [own, work] = [await makeHotel(), await makeHotel()];
    const { bookingId } = await new Guests(server).withBooking({ hotel: own });
    const user = await makeTeamMember([work], HotelDuty.OWNER);
    await transaction(() => repo(Booking).update({ id: bookingId }, { userId: user.id }));
    const member = await server.as(user);
    const cancel = `mutation { cancelBooking(input: { bookingId: "${bookingId}" }) { __typename ... on Booking { status } } }`;
    const program = withKey(server, await makeKey(member, ['HOTEL'], { hotelIds: [work.id] }));
    expect((await program.graphql(BOOKING(bookingId))).data.booking).toBeNull();
    const answer = await program.graphql(cancel);
    expect(answer.data?.cancelBooking?.status).toBeUndefined();
    const both = withKey(server, await makeKey(member, ['HOTEL', 'BOOKINGS'], { hotelIds: [work.id] }));
    expect((await both.graphql(cancel)).data.cancelBooking).toEqual({
      __typename: 'Booking',
      status: 'CANCELLED',
    });
  });
});
