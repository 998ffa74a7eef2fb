import { cancel, holding } from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { bookAtDesk } from '../../../test/walkIns';
import { repo } from '../../database/transaction';
import { FolioLine } from '../folio/folioLine.entity';
import { Payment } from '../pay/payment.entity';
import { Refund } from '../pay/refund.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN', { name: 'Ada Admin' }));
});
afterAll(() => server.close());

const CORRECT = `mutation ($input: CorrectPaymentInput!) { correctPayment(input: $input) { __typename
  ... on Booking { payments { method } refunds { method isDue } history { why user { name } } }
  ... on Problem { message } } }`;
const PAY_OUT = `mutation ($input: ConfirmPayOutInput!) { confirmPayOut(input: $input) { __typename } }`;

const correct = async (bookingId: string, paidBy: string, by = admin) => {
  const { id: paymentId } = await repo(Payment).findOneByOrFail({ bookingId });
  const { data, errors } = await by.graphql(CORRECT, { input: { paymentId, paidBy } });
  return errors ?? data.correctPayment;
};
const moneyOf = async (bookingId: string) =>
  (
    await repo(FolioLine).find({ where: { bookingId, kind: 'PAYMENT' as never }, order: { line: 'ASC' } })
  ).map(({ account, cents }) => `${account} ${cents}`);

test('a payment typed in as cash becomes one by card; history and folio keep both entries', async () => {
  const { id } = await bookAtDesk(admin, 'CASH');
  const answer = await correct(id, 'TERMINAL');
  expect(answer.payments).toEqual([{ method: 'TERMINAL' }]);
  expect(answer.history).toContainEqual({
    why: 'Payment of $200.00 corrected. Was: Cash, at the hotel. Now: Card, at the hotel.',
    user: { name: 'Ada Admin' },
  });
  await correct(id, 'TERMINAL');
  expect((await moneyOf(id)).sort()).toEqual(['CARD_AT_DESK -20000', 'CASH -20000', 'CASH 20000']);
});

test('a refund that is due comes back in the corrected way; one that was paid out prevents the correction', async () => {
  const { id, user } = await bookAtDesk(admin, 'CASH');
  await cancel(await server.as(user), id);
  expect((await correct(id, 'TERMINAL')).refunds).toEqual([{ method: 'TERMINAL', isDue: true }]);
  const { id: refundId } = await repo(Refund).findOneByOrFail({ bookingId: id });
  await admin.graphql(PAY_OUT, { input: { refundId } });
  expect(await correct(id, 'CASH')).toMatchObject({
    __typename: 'FrontDeskRefused',
    message: expect.stringContaining('take back the pay-out first'),
  });
});

test('payments made online are refused, and so are guests', async () => {
  const { id, user } = await bookAtDesk(admin);
  expect((await correct(id, 'TERMINAL', await server.as(user)))[0].extensions.code).toBe('FORBIDDEN');
  const online = await holding(server);
  await server.pay(online.url);
  expect(await correct(online.id, 'CASH')).toMatchObject({ __typename: 'FrontDeskRefused' });
});
