import { balances } from '../../../test/balances';
import { nightsOf } from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { payOnline } from '../../../test/payOnline';
import { ProviderDashboard } from '../../../test/providerDashboard';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { bookAtDesk } from '../../../test/walkIns';
import { newId } from '../../database/columns';
import { readMissedEvents } from '../pay/providerEvent.service';

/* The provider has refunds of online payments that have no row, as after the restore of an older backup. */

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const { read } = balances(() => admin);

/** A booking at 200 dollars that nobody has paid, and the open page for all of it. */
async function withPage() {
  const booking = await bookAtDesk(admin, null);
  const page = await payOnline(await server.as(booking.user), booking.id);
  return { ...booking, url: page.url as string };
}

const ours = (bookingId: string, reason: string) => ({ refundId: newId(), bookingId, reason });

test('a refund of what was paid too much leaves the booking confirmed, for staff to look at', async () => {
  const { id, url } = await withPage();
  await server.pay(url);
  // The cash of the front desk is lost with the newer data.
  await new ProviderDashboard(server).refund(id, 20_000, ours(id, 'paidTooMuch'));
  await readMissedEvents();
  expect(await read(id)).toMatchObject({ status: 'CONFIRMED', refundedCents: 20_000, owedCents: 0 });
  const { data } = await admin.graphql('{ paymentDifferences { items { reason booking { id } } } }');
  expect(data.paymentDifferences.items).toContainEqual({ reason: 'REFUND_FOUND', booking: { id } });
});

test('a refund of what was paid after cancelling cancels the booking again', async () => {
  const { id, url } = await withPage();
  await server.pay(url);
  await new ProviderDashboard(server).refund(id, 20_000, ours(id, 'paidAfterCancelled'));
  await readMissedEvents();
  expect(await read(id)).toMatchObject({ status: 'CANCELLED', payment: 'REFUNDED', refundedCents: 20_000 });
  expect(await nightsOf(id)).toBe(0);
});
