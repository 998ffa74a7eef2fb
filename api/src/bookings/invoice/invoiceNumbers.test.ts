import { checkout, choice, paymentOf, room } from '../../../test/checkoutHelpers';
import { makeBooking, makeUser, night } from '../../../test/factories';
import { booked, inShort, invoicesOf, issue, mayIssue } from '../../../test/invoiceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { Role } from '../../access/role.enum';
import { repo, transaction } from '../../database/transaction';
import { User } from '../../users/user.entity';
import { Booking } from '../booking.entity';
import { Payment } from '../pay/payment.entity';
import { newStay, Stay } from '../stay.entity';
import { Invoice } from './invoice.entity';
import { issueInvoice } from './invoice.service';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const manage = (field: string, Input: string, input: object) =>
  admin.graphql(`mutation ($input: ${Input}!) { ${field}(input: $input) { __typename } }`, { input });

/** Paid bookings of as many rooms in one hotel, each with its own guest. */
async function bookedTogether(count: number) {
  const { hotel, ids } = await room(count);
  const bookings = [];
  for (const roomNumberId of ids) {
    const user = await makeUser();
    const guest = await server.as(user);
    const { url, booking } = await checkout(guest, choice(hotel.id, [roomNumberId]));
    await server.pay(url);
    bookings.push({ user, guest, id: booking.id as string });
  }
  return { hotel, bookings };
}

test('the numbers of a hotel have no gaps and no repeats, however many invoices are issued at once', async () => {
  const { hotel, bookings } = await bookedTogether(8);
  const answers = await Promise.all(
    bookings.flatMap(({ guest, id }) => [issue(guest, id), issue(admin, id)]),
  );
  expect(answers.map(({ __typename }) => __typename)).toEqual(Array(16).fill('Invoice'));
  const numbers = async () =>
    (await repo(Invoice).findBy({ hotelId: hotel.id })).map(({ number }) => number).sort((a, b) => a - b);
  expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await Promise.all([
    ...bookings.slice(0, 4).map(({ id }) => manage('cancelBooking', 'CancelBookingInput', { bookingId: id })),
    manage('cancelBookings', 'CancelBookingsInput', { bookingIds: bookings.slice(2).map(({ id }) => id) }),
  ]);
  expect(await numbers()).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
});

test('an invoice that is rolled back gives its number back', async () => {
  const { hotel, bookings } = await bookedTogether(2);
  const [one, other] = bookings;
  const viewer = { id: one!.user.id, role: Role.CUSTOMER, sessionId: '' };
  const buyer = { address: '', taxNumber: '' };
  const failing = transaction(async () => {
    const { number } = await issueInvoice(viewer, { bookingId: one!.id, buyer, idempotencyKey: 'lost' });
    throw new Error(`number ${number} is lost`);
  });
  const [, issued] = await Promise.all([
    expect(failing).rejects.toThrow(/number [12] is lost/),
    issue(other!.guest, other!.id),
  ]);
  expect(issued).toMatchObject({ number: 1, sellerName: hotel.name });
  expect(await issue(one!.guest, one!.id)).toMatchObject({ number: 2 });
});

test('a booking that is older than folios gets its folio with its invoice', async () => {
  const { id, userId } = await makeBooking();
  const { id: other, hotel } = await booked(server, admin);
  const paid = await paymentOf(other);
  const sale = { night: night(3), cents: 9000 };
  const nights = { checkIn: night(3), checkOut: night(4), nights: 1, pricePerNightCents: 9000 };
  const room = { roomNumberId: null, roomTypeId: null, number: 7, title: 'Attic', nightPrices: [sale] };
  await transaction(async () => {
    await repo(Stay).insert(newStay({ bookingId: id, hotelId: hotel.id, ...room, ...nights }));
    await repo(Payment).insert({ ...paid, id, bookingId: id, amountCents: 9000, sessionId: null });
    await repo(Booking).update({ id }, { paidCents: 9000, totalCents: 9000 });
  });
  const guest = await server.as(await repo(User).findOneByOrFail({ id: userId }));
  expect(await mayIssue(guest, id)).toBe(true);
  expect((await issue(guest, id)).message).toContain('The hotel of this booking no longer exists');
  await transaction(() => repo(Booking).update({ id }, { hotelId: hotel.id }));
  expect(await issue(guest, id)).toMatchObject({ totalCents: 9000, dueCents: 0, lines: [{ number: 7 }] });
  expect(await repo(Booking).findOneByOrFail({ id })).toMatchObject({ balanceCents: 0 });
});

test('invoices are never changed or deleted', async () => {
  const { guest, id } = await booked(server, admin);
  const { id: invoice } = await issue(guest, id);
  await expect(transaction(() => repo(Invoice).update({ id: invoice }, { totalCents: 1 }))).rejects.toThrow(
    'never changed',
  );
  await expect(transaction(() => repo(Invoice).delete({ id: invoice }))).rejects.toThrow('never changed');
});

test('after a hotel is deleted its invoices stay, and credit notes continue its numbers', async () => {
  const { guest, id, hotel } = await booked(server, admin);
  await issue(guest, id);
  await manage('deleteHotel', 'DeleteHotelInput', { hotelId: hotel.id });
  const credited = async () => {
    for (let tries = 0; (await invoicesOf(guest, id)).length < 2 && tries < 800; tries++)
      await new Promise((resolve) => setTimeout(resolve, 25));
    return invoicesOf(guest, id);
  };
  expect(await credited()).toMatchObject([
    { name: 'INV-000001', sellerName: hotel.name },
    { name: 'CN-000002', sellerName: hotel.name, totalCents: 20_600, creditedNumber: 1 },
  ]);
});

test('a deleted account leaves its invoices in the books; before, they are in its data export', async () => {
  const { guest, id } = await booked(server, admin);
  await issue(guest, id, { name: 'Acme Travel' });
  const { data } = await guest.graphql('{ myData }');
  expect(JSON.parse(data.myData).invoices).toMatchObject([
    { name: 'INV-000001', booking: id, buyer: { name: 'Acme Travel' }, totalCents: 20_600 },
  ]);
  const DELETE = `mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }`;
  await guest.graphql(DELETE, { input: { currentPassword: 'Stay#2026', cancelPaidStays: true } });
  expect(await inShort(admin, id)).toEqual(['INV 206.00', 'CN 206.00']);
  expect((await invoicesOf(admin, id))[1].buyer.name).toBe('Acme Travel');
});
