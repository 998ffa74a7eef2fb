import { makeUser } from '../../../test/factories';
import { makeLink, payLink, payOnline, requestOf } from '../../../test/payOnline';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { bookAtDesk } from '../../../test/walkIns';
import { repo, transaction } from '../../database/transaction';
import { Payment } from '../pay/payment.entity';

let server: TestServer;
let admin: Visitor;
let anybody: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
  anybody = await server.as();
});
afterAll(() => server.close());

test('the same key makes one link and one mail, and nothing else', async () => {
  const booking = await bookAtDesk(admin, null);
  const key = { mail: true, idempotencyKey: 'once' };
  const made = await makeLink(admin, booking.id, key);
  const again = await makeLink(admin, booking.id, key);
  expect(again).toMatchObject({ url: made.url, link: { id: made.link.id } });
  expect(again.booking.paymentLinks).toHaveLength(1);
  const mails = await server.mailsTo(booking.user.email, 2);
  expect(mails.filter(({ subject }) => subject.startsWith('Pay'))).toHaveLength(1);
  expect(await requestOf(anybody, again.token)).toMatchObject({ state: 'OPEN' });
  expect(await makeLink(admin, booking.id, { ...key, cents: 5000 })).toMatchObject({
    message: 'This idempotency key was used for another payment link. Use a new one.',
  });
  const other = await bookAtDesk(admin, null);
  expect((await makeLink(admin, other.id, key)).token).not.toBe(made.token);
});

test('links of a booking open at most 20 pages a day; the guest still pays, and the links open pages the day after', async () => {
  const { id, user } = await bookAtDesk(admin, null);
  const { token } = await makeLink(admin, id, { cents: 5000 });
  const second = await makeLink(admin, id, { cents: 6000 });
  const open = (times: number) => payLink(anybody, times % 2 ? token : second.token);
  for (let times = 0; times < 20; times++)
    expect(await open(times)).toMatchObject({ __typename: 'LinkedPage' });
  const full = {
    __typename: 'BalanceRefused',
    message:
      'Too many payment pages were opened for this booking. Try again tomorrow, or pay at the hotel. You have not been charged.',
  };
  expect(await open(20)).toMatchObject(full);
  // The page that is open stays open.
  expect(await open(19)).toMatchObject({ __typename: 'LinkedPage' });
  const guest = await server.as(user);
  expect(await payOnline(guest, id)).toMatchObject({ __typename: 'BalancePage' });
  expect(await open(20)).toMatchObject(full);
  const createdAt = new Date(Date.now() - 86_400_000);
  await transaction(() => repo(Payment).update({ bookingId: id }, { createdAt }));
  expect(await open(20)).toMatchObject({ __typename: 'LinkedPage' });
});
