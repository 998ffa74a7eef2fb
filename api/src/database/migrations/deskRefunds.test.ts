import { cancel } from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { bookAtDesk } from '../../../test/walkIns';
import { Booking } from '../../bookings/booking.entity';
import { Refund } from '../../bookings/pay/refund.entity';
import { repo, transaction } from '../transaction';
import { DeskRefunds1764800000000 } from './1764800000000-DeskRefunds';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('bookings that were REFUNDED before a cent was paid out at the desk become REFUNDING, with a step', async () => {
  const admin = await server.as(await makeUser('ADMIN'));
  const [owed, paidOut] = [await bookAtDesk(admin), await bookAtDesk(admin, 'TERMINAL')];
  for (const { id, user } of [owed, paidOut]) await cancel(await server.as(user), id);
  const { id: refundId } = await repo(Refund).findOneByOrFail({ bookingId: paidOut.id });
  await admin.graphql(`mutation { confirmPayOut(input: { refundId: "${refundId}" }) { __typename } }`);
  const migrate = (way: 'up' | 'down') =>
    transaction(() => new DeskRefunds1764800000000()[way](repo(Booking).manager.queryRunner!));
  const read = async ({ id }: { id: string }) => {
    const { data } = await admin.graphql(
      `{ booking(id: "${id}") { payment history { fromPayment payment } } }`,
    );
    return {
      payment: data.booking.payment,
      steps: data.booking.history.length,
      last: data.booking.history.at(-1),
    };
  };
  const before = await read(owed);
  await migrate('down');
  expect((await read(owed)).payment).toBe('REFUNDED');
  for (const again of [true, false]) {
    await migrate('up');
    const last = { fromPayment: 'REFUNDED', payment: 'REFUNDING' };
    expect(await read(owed)).toEqual({ payment: 'REFUNDING', steps: before.steps + 1, last });
    expect((await read(paidOut)).payment).toBe('REFUNDED');
    if (again) await migrate('down');
  }
});
