import { ask } from '../../../test/accountHelpers';
import { makeHotel, makeRoomType, makeTeamMember, makeUser, night } from '../../../test/factories';
import { makeReadyHotel } from '../../../test/teams';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { HotelDuty } from '../../access/duty.enum';
import { repo } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { RoomNumber } from '../roomNumber.entity';
import { RoomType } from '../roomType.entity';

let server: TestServer;
let guest: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  guest = await server.as(await makeUser());
});
afterAll(() => server.close());

const SET_UP = 'setUp { roomTypes roomNumbers photos missing openForBooking }';
const NEEDS = '... on Hotel { id openForBooking } ... on HotelNotReady { missing }';
const ownerOf = async (hotel: Hotel) => server.as(await makeTeamMember([hotel], HotelDuty.OWNER));
const isOpen = async ({ id }: Hotel) => (await repo(Hotel).findOneByOrFail({ id })).openForBooking;

/** What a person sees of a hotel in all places that show hotels. */
async function seen(person: Visitor, { id, cityId, name }: Hotel) {
  const roomType = await repo(RoomType).findOneByOrFail({ hotelId: id });
  const { data, errors } = await person.graphql(`{
    hotel(id: "${id}") { id } hotelNotOpen(id: "${id}") roomType(id: "${roomType.id}") { id }
    hotels(filter: { ids: ["${id}"] }) { total } byName: hotels(filter: { text: "${name}" }) { total }
    roomTypes(hotelId: "${id}") { items { id } }
    cities { id numberOfHotels } hotelFacets(filter: { cityId: "${cityId}" }) { types { hotels } }
    priceCalendar(hotelId: "${id}", from: "${night(1)}", to: "${night(2)}") { cheapestCents } }`);
  expect(errors).toBeUndefined();
  return {
    page: data.hotel !== null,
    notOpen: data.hotelNotOpen,
    room: data.roomType !== null,
    rooms: data.roomTypes.items.length,
    searches: [
      data.hotels.total,
      data.byName.total,
      data.hotelFacets.types.reduce((sum: number, { hotels }: { hotels: number }) => sum + hotels, 0),
    ],
    city: data.cities.find((city: { id: string }) => city.id === cityId).numberOfHotels,
    price: data.priceCalendar[0]?.cheapestCents ?? null,
  };
}
const v1 = async (path: string) => (await fetch(`${server.url}/api/v1${path}`)).status;

test('a hotel that is not open is in no search, list, count, calendar or page of guests', async () => {
  const hotel = await makeReadyHotel();
  const hidden = {
    page: false,
    notOpen: true,
    room: false,
    rooms: 0,
    searches: [0, 0, 0],
    city: 0,
    price: null,
  };
  for (const person of [await server.as(), guest, await ownerOf(await makeHotel())])
    expect(await seen(person, hotel)).toEqual(hidden);
  expect(await v1(`/hotels/${hotel.id}`)).toBe(404);
  expect(await v1(`/hotels/room/${hotel.id}`)).toBe(404);
  expect(await (await fetch(`${server.url}/sitemap-1.xml`)).text()).not.toContain(hotel.id);
  for (const member of [await ownerOf(hotel), await server.as(await makeUser('ADMIN'))])
    expect(await seen(member, hotel)).toMatchObject({
      page: true,
      room: true,
      rooms: 1,
      searches: [0, 0, 0],
    });

  await ask(await ownerOf(hotel), 'openHotelForBooking', { hotelId: hotel.id });
  const shown = { page: true, notOpen: false, room: true, rooms: 1, searches: [1, 1, 1], city: 1 };
  expect(await seen(await server.as(), hotel)).toMatchObject({ ...shown, price: expect.any(Number) });
  expect(await v1(`/hotels/${hotel.id}`)).toBe(200);
});

test('neither a quote nor a checkout takes rooms of a hotel that is not open', async () => {
  const hotel = await makeReadyHotel();
  const [room] = await repo(RoomNumber).find({ where: { roomTypeRow: { hotelId: hotel.id } } });
  const stay = { checkIn: night(3), checkOut: night(5) };
  const input = { hotelId: hotel.id, roomNumberIds: [room!.id], ...stay };
  const quote = 'query ($input: QuoteInput!) { quote(input: $input) { __typename } }';
  const refused = { __typename: 'StayRefused', message: 'This hotel is not open for booking.' };
  expect((await guest.graphql(quote, { input })).errors?.[0]?.message).toBe(refused.message);
  const checkout = () => ask(guest, 'createCheckout', { ...input, idempotencyKey: hotel.id });
  expect(await checkout()).toEqual(refused);
  const owner = await ownerOf(hotel);
  await ask(owner, 'openHotelForBooking', { hotelId: hotel.id });
  expect((await checkout()).__typename).toBe('Checkout');
  await ask(owner, 'closeHotelForBooking', { hotelId: hotel.id });
  const kept = (await guest.graphql('{ myBookings { items { hotel { id } } } }')).data.myBookings.items;
  expect(kept).toEqual([{ hotel: { id: hotel.id } }]);
});

test('a hotel opens once it has rooms, a price, a photo, texts and hours', async () => {
  const hotel = await makeHotel({
    openForBooking: false,
    photos: [],
    checkInFrom: null,
    checkOutUntil: null,
  });
  const owner = await ownerOf(hotel);
  const open = () => ask(owner, 'openHotelForBooking', { hotelId: hotel.id }, NEEDS);
  const missing = ['ROOMS', 'RATES', 'PHOTOS', 'HOURS'];
  expect(await open()).toEqual({
    __typename: 'HotelNotReady',
    missing,
    message:
      'The hotel cannot be opened yet. Add a room type with a room number, a price for a night, a photo, the hours of check-in and check-out.',
  });
  const shown = async () =>
    (await owner.graphql(`{ hotel(id: "${hotel.id}") { ${SET_UP} } }`)).data.hotel.setUp;
  expect(await shown()).toEqual({ roomTypes: 0, roomNumbers: 0, photos: 0, missing, openForBooking: false });
  await makeRoomType(hotel, 2);
  await ask(owner, 'updateHotel', { hotelId: hotel.id, checkInFrom: '15:00', checkOutUntil: '11:00' });
  expect(await shown()).toMatchObject({ roomTypes: 1, roomNumbers: 2, missing: ['PHOTOS'] });
  expect((await open()).missing).toEqual(['PHOTOS']);
  expect(await isOpen(hotel)).toBe(false);
});

test('opening or closing again changes nothing', async () => {
  const hotel = await makeReadyHotel();
  const owner = await ownerOf(hotel);
  for (const [field, openForBooking] of [
    ['openHotelForBooking', true],
    ['closeHotelForBooking', false],
  ] as const)
    for (let times = 0; times < 2; times++) {
      expect(await ask(owner, field, { hotelId: hotel.id }, '... on Hotel { openForBooking }')).toMatchObject(
        {
          openForBooking,
        },
      );
      expect(await isOpen(hotel)).toBe(openForBooking);
    }
});

test('only the owner, managers and administrators open a hotel or see how far it is', async () => {
  const [hotel, other] = [await makeReadyHotel(), await makeHotel()];
  for (const user of [
    await makeTeamMember([hotel], HotelDuty.FRONT_DESK),
    await makeTeamMember([other], HotelDuty.OWNER),
    await makeUser(),
  ]) {
    const person = await server.as(user);
    const document = `mutation { openHotelForBooking(input: { hotelId: "${hotel.id}" }) { __typename } }`;
    expect((await person.graphql(document)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await person.graphql(`{ hotel(id: "${other.id}") { name } }`)).errors).toBeUndefined();
  }
  const clerk = await server.as(await makeTeamMember([hotel], HotelDuty.FRONT_DESK));
  const { data } = await clerk.graphql(`{ hotel(id: "${hotel.id}") { id ${SET_UP} } }`);
  expect(data.hotel).toEqual({ id: hotel.id, setUp: null });
  const manager = await server.as(await makeTeamMember([hotel], HotelDuty.MANAGER));
  expect((await ask(manager, 'openHotelForBooking', { hotelId: hotel.id })).__typename).toBe('Hotel');
});
