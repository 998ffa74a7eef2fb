import { checkout, choice, paymentOf, room } from '../../../test/checkoutHelpers';
import { makeRoomType, makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { askQuote, readQuote, setCharges, setRates } from '../../../test/priceHelpers';
import { Booking } from '../booking.entity';
import { repo } from '../../database/transaction';
import { readSession } from '../../external/payments';

let server: TestServer;
let staff: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const CHANGED = `mutation ($input: CreateCheckoutInput!) { createCheckout(input: $input) { __typename
  ... on Checkout { booking { id totalCents } } ... on Problem { message }
  ... on PriceChanged { changes { roomNumber { id number } night wasCents isCents }
    chargeChanges { title wasCents isCents } quote { totalCents version } } } }`;
const CHARGED = `query ($id: ID!) { booking(id: $id) { totalCents charges { title cents }
  stays { pricePerNightCents nightPrices { night cents } } } }`;
const VAT = { title: 'VAT', kind: 'PERCENT', amount: 1_050 };
const TAX = { title: 'City tax', kind: 'PER_NIGHT', amount: 200 };
const FEE = { title: 'Cleaning', kind: 'PER_STAY', amount: 1_500 };

const what = ({ hotelId, roomNumberIds, checkIn, checkOut }: ReturnType<typeof choice>) => ({
  hotelId,
  roomNumberIds,
  checkIn,
  checkOut,
});
const book = async (person: Visitor, input: object) =>
  (await person.graphql(CHANGED, { input })).data.createCheckout;
const guest = async () => server.as(await makeUser());

test('a quote lists the nights of every room and the charges, which add up to its total', async () => {
  const { hotel, roomType, ids } = await room(2);
  await setRates(staff, roomType.id, [
    { from: night(11), to: night(12), priceCents: 12_345, minimumNights: 3 },
    { from: night(10), to: night(11), minimumNights: 2 },
  ]);
  await setCharges(staff, hotel.cityId, [VAT, TAX, FEE, { ...TAX, title: 'Nothing', amount: 0 }]);
  const quote = await readQuote(await server.as(), what(choice(hotel.id, [...ids].reverse())));
  const nightPrices = [
    { night: night(10), cents: 10_000 },
    { night: night(11), cents: 12_345 },
  ];
  expect(quote).toEqual({
    checkIn: night(10),
    checkOut: night(12),
    minimumNights: 2,
    stays: ids.map((id, index) => ({
      roomNumber: { id, number: 101 + index },
      roomType: { id: roomType.id },
      totalCents: 22_345,
      nightPrices,
    })),
    charges: [
      { title: 'VAT', cents: 4_692 },
      { title: 'City tax', cents: 800 },
      { title: 'Cleaning', cents: 3_000 },
    ],
    totalCents: 44_690 + 4_692 + 800 + 3_000,
    version: expect.any(String),
  });
});

test('the quoted price is paid, and the booking keeps its lines when prices change later', async () => {
  const { hotel, roomType, ids } = await room(2);
  await setRates(staff, roomType.id, [{ from: night(11), to: night(12), priceCents: 12_345 }]);
  await setCharges(staff, hotel.cityId, [VAT, TAX]);
  const user = await makeUser();
  const person = await server.as(user);
  const input = choice(hotel.id, ids);
  const { totalCents, version } = await readQuote(person, what(input));
  const held = await checkout(person, { ...input, quoteVersion: version });
  expect(held).toMatchObject({ __typename: 'Checkout', booking: { totalCents } });
  const { sessionId } = await paymentOf(held.booking.id);
  expect((await readSession(sessionId!))?.amountTotalCents).toBe(totalCents);
  const page = await (await fetch(held.url)).text();
  for (const words of ['VAT', 'City tax', '$46.92', '$8.00']) expect(page).toContain(words);

  await setRates(staff, roomType.id, []);
  await setCharges(staff, hotel.cityId, []);
  expect(await server.pay(held.url)).toBe(303);
  const { booking } = (await person.graphql(CHARGED, { id: held.booking.id })).data;
  const nightPrices = [
    { night: night(10), cents: 10_000 },
    { night: night(11), cents: 12_345 },
  ];
  expect(booking).toEqual({
    totalCents,
    charges: [
      { title: 'VAT', cents: 4_692 },
      { title: 'City tax', cents: 800 },
    ],
    stays: ids.map(() => ({ pricePerNightCents: 11_173, nightPrices })),
  });
  const [mail] = await server.mailsTo(user.email);
  for (const words of ['VAT', '$46.92', 'City tax', '$8.00', 'Total paid: $501.82'])
    expect(mail!.text).toContain(words);
});

test('a changed price is refused night by night and holds nothing, and the new version books', async () => {
  const { hotel, roomType, ids } = await room(2);
  const dear = await makeRoomType(hotel, 1, { priceCents: 30_000 });
  await setCharges(staff, hotel.cityId, [TAX, FEE]);
  const person = await guest();
  const input = choice(hotel.id, [...ids, dear.roomNumbers[0]!.id], 10, 13);
  const quote = await readQuote(person, what(input));

  await setRates(staff, roomType.id, [{ from: night(11), to: night(12), priceCents: 12_500 }]);
  await setCharges(staff, hotel.cityId, [{ ...TAX, amount: 300 }, VAT]);
  const refused = await book(person, { ...input, quoteVersion: quote.version });
  const nights = 3 * (30_000 + 10_000 + 10_000) + 2 * 2_500;
  const vat = Math.round(nights * 0.105);
  expect(refused).toEqual({
    __typename: 'PriceChanged',
    message: expect.stringMatching(/it was \$1,563\.00 and is now \$1,739\.75\. You have not been charged/),
    changes: ids.map((id, index) => ({
      roomNumber: { id, number: 101 + index },
      night: night(11),
      wasCents: 10_000,
      isCents: 12_500,
    })),
    chargeChanges: [
      { title: 'City tax', wasCents: 1_800, isCents: 2_700 },
      { title: 'Cleaning', wasCents: 4_500, isCents: 0 },
      { title: 'VAT', wasCents: 0, isCents: vat },
    ],
    quote: { totalCents: nights + 2_700 + vat, version: expect.any(String) },
  });
  expect(await repo(Booking).countBy({ hotelId: hotel.id })).toBe(0);

  const again = await book(person, { ...input, quoteVersion: refused.quote.version });
  expect(again).toMatchObject({ __typename: 'Checkout', booking: { totalCents: refused.quote.totalCents } });
  expect(await book(person, { ...input, quoteVersion: quote.version })).toEqual(again);
});

test('a checkout without a version books at the current price', async () => {
  const { hotel, roomType, ids } = await room();
  await setRates(staff, roomType.id, [{ from: night(10), to: night(12), priceCents: 11_000 }]);
  expect(await book(await guest(), choice(hotel.id, ids))).toMatchObject({ booking: { totalCents: 22_000 } });
});

test('an invalid version or one of another selection is refused and nothing is held', async () => {
  const { hotel, ids } = await room(2);
  const person = await guest();
  const input = choice(hotel.id, [ids[0]!]);
  const other = await readQuote(person, what({ ...input, roomNumberIds: [ids[1]!] }));
  for (const [quoteVersion, words] of [
    [other.version, 'different rooms or dates'],
    ['', 'cannot be read'],
    ['nonsense', 'cannot be read'],
    [`${other.version}x.`, 'cannot be read'],
  ])
    expect(await book(person, { ...input, quoteVersion })).toMatchObject({
      __typename: 'StayRefused',
      message: expect.stringContaining(words!),
    });
  const long = await person.graphql(CHANGED, { input: { ...input, quoteVersion: 'x'.repeat(60_001) } });
  expect(long.errors?.[0]).toMatchObject({
    message: expect.stringContaining('too long'),
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(await repo(Booking).countBy({ hotelId: hotel.id })).toBe(0);
});

test('a stay shorter than the minimum of its night of arrival is refused with the minimum', async () => {
  const { hotel, roomType, ids } = await room();
  await setRates(staff, roomType.id, [{ from: night(10), to: night(11), minimumNights: 3 }]);
  const person = await guest();
  const short = choice(hotel.id, ids, 10, 12);
  expect((await readQuote(person, what(short))).minimumNights).toBe(3);
  expect(await book(person, short)).toMatchObject({
    __typename: 'StayRefused',
    message: expect.stringMatching(
      /^Room 101, .*: the minimum stay from .* is 3 nights\. Choose a later check-out/,
    ),
  });
  expect(await repo(Booking).countBy({ hotelId: hotel.id })).toBe(0);
  expect((await book(person, choice(hotel.id, ids, 11, 12))).__typename).toBe('Checkout');
  expect((await book(await guest(), choice(hotel.id, ids, 7, 11))).__typename).toBe('Checkout');
  expect((await book(await guest(), choice(hotel.id, ids, 12, 15))).__typename).toBe('Checkout');
});

test('the alternatives to taken nights can be booked', async () => {
  const { hotel, roomType, ids } = await room();
  const long = await makeRoomType(hotel);
  const short = await makeRoomType(hotel, 1, { priceCents: 90_000 });
  await setRates(staff, long.roomType.id, [{ from: night(10), to: night(11), minimumNights: 3 }]);
  await setRates(staff, roomType.id, [{ from: night(12), to: night(13), minimumNights: 3 }]);
  await checkout(await guest(), choice(hotel.id, ids));
  const refused = await checkout(await guest(), choice(hotel.id, ids));
  expect(refused.alternatives).toEqual([{ id: short.roomNumbers[0]!.id, number: 101 }]);
  const offered = refused.nearestDates.map(({ checkIn }: { checkIn: string }) => checkIn);
  expect(offered).toEqual([night(8), night(7), night(13)]);
});

test('quoting rooms or dates that cannot be booked is refused with the reason', async () => {
  const { hotel, ids } = await room();
  const other = await room();
  const input = what(choice(hotel.id, ids));
  for (const [change, words] of [
    [{ hotelId: 'f'.repeat(24) }, 'hotel does not exist'],
    [{ roomNumberIds: other.ids }, 'do not belong to this hotel'],
    [{ roomNumberIds: [] }, 'at least one room'],
    [{ checkIn: night(-2) }, 'in the past'],
    [{ checkOut: night(400) }, 'at most 365 nights'],
  ] as const)
    expect((await askQuote(await server.as(), { ...input, ...change })).errors?.[0]).toMatchObject({
      message: expect.stringContaining(words),
      extensions: { code: 'BAD_USER_INPUT' },
    });
});

test('a quote takes the same number of statements for many rooms and nights and for few', async () => {
  const { hotel, ids } = await room(20);
  const person = await server.as();
  const few = await server.countReads(() => readQuote(person, what(choice(hotel.id, [ids[0]!]))));
  const many = await server.countReads(() => readQuote(person, what(choice(hotel.id, ids, 10, 300))));
  expect(many).toBe(few);
  expect(few).toBe(5);
});
