import { cancel, change } from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { bookAtDesk } from '../../../test/walkIns';
import { repo } from '../../database/transaction';
import { Refund } from '../pay/refund.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN', { name: 'Ada Admin' }));
});
afterAll(() => server.close());

const READ = `query ($id: ID!) { booking(id: $id) { status payment refundedCents pendingRefundCents
  refunds { amountCents method isDue paidOutAt } history { payment why user { name } } } }`;
const look = async (visitor: Visitor, id: string) => (await visitor.graphql(READ, { id })).data.booking;

const payOut = async (field: 'confirmPayOut' | 'undoPayOut', bookingId: string, by = admin) => {
  const refundId = (await repo(Refund).findOneByOrFail({ bookingId })).id;
  const Input = field === 'undoPayOut' ? 'UndoPayOutInput' : 'ConfirmPayOutInput';
  return by.graphql(
    `mutation ($input: ${Input}!) { ${field}(input: $input) { __typename ... on Booking { payment } } }`,
    { input: { refundId } },
  );
};

test.each(['CASH', 'TERMINAL'] as const)(
  'a cancelled booking paid by %s is REFUNDING until its pay-out is recorded',
  async (method) => {
    const { id, user } = await bookAtDesk(admin, method);
    const guest = await server.as(user);
    await cancel(guest, id);
    const due = { amountCents: 20_000, method, isDue: true, paidOutAt: null };
    expect(await look(guest, id)).toMatchObject({
      status: 'CANCELLED',
      payment: 'REFUNDING',
      refundedCents: 20_000,
      pendingRefundCents: 20_000,
      refunds: [due],
    });
    await payOut('confirmPayOut', id);
    expect(await look(guest, id)).toMatchObject({
      payment: 'REFUNDED',
      pendingRefundCents: 0,
      refunds: [{ ...due, isDue: false, paidOutAt: expect.any(String) }],
    });
  },
);

test('a stay that becomes cheaper is REFUNDING until it is paid out, and its mail names the front desk', async () => {
  const { id, user, ids } = await bookAtDesk(admin);
  const guest = await server.as(user);
  expect(await change(guest, id, ids.slice(0, 1), [10, 11])).toMatchObject({ __typename: 'ChangedBooking' });
  expect(await look(guest, id)).toMatchObject({ status: 'CONFIRMED', payment: 'REFUNDING' });
  const mail = (await server.mailsTo(user.email, 2)).find(({ subject }) => subject.endsWith('is changed'))!;
  expect(mail.text).toContain('You get $100.00 at the front desk, in cash.');
  expect(mail.text).not.toMatch(/your card|email you/);
  await payOut('confirmPayOut', id);
  expect(await look(guest, id)).toMatchObject({ status: 'CONFIRMED', payment: 'PAID' });
});

test('a pay-out that was recorded by mistake is taken back, and the history has both steps', async () => {
  const { id, user } = await bookAtDesk(admin);
  const guest = await server.as(user);
  await cancel(guest, id);
  expect((await payOut('undoPayOut', id)).data.undoPayOut).toEqual({
    __typename: 'Booking',
    payment: 'REFUNDING',
  });
  await payOut('confirmPayOut', id);
  expect((await payOut('undoPayOut', id, guest)).errors![0]!.extensions.code).toBe('FORBIDDEN');
  for (let time = 0; time < 2; time++) await payOut('undoPayOut', id);
  const { payment, refunds, history } = await look(admin, id);
  expect([payment, refunds[0].isDue, refunds[0].paidOutAt]).toEqual(['REFUNDING', true, null]);
  const by = { user: { name: 'Ada Admin' } };
  expect(history.slice(-2)).toEqual([
    { payment: 'REFUNDED', why: '$200.00 paid out at the front desk.', ...by },
    { payment: 'REFUNDING', why: 'The pay-out of $200.00 was taken back: it is due again.', ...by },
  ]);
  await payOut('confirmPayOut', id);
  expect(await look(admin, id)).toMatchObject({ payment: 'REFUNDED' });
});

test('an account with a stay paid at the desk is told before it is deleted what comes back there', async () => {
  const { user } = await bookAtDesk(admin);
  const guest = await server.as(user);
  const { data } = await guest.graphql(
    `mutation { deleteAccount(input: { currentPassword: "Stay#2026" }) { __typename ... on PaidStaysAhead { refundCents deskRefundCents } } }`,
  );
  expect(data.deleteAccount).toEqual({
    __typename: 'PaidStaysAhead',
    refundCents: 20_000,
    deskRefundCents: 20_000,
  });
});
