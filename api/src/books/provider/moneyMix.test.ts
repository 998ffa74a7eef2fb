import path from 'node:path';
import { IsNull, Not } from 'typeorm';
import { setTimeout as pause } from 'node:timers/promises';
import { askTill, takeEvents } from '../../../test/disputeHelpers';
import { makeHotel, makeRoomType, makeUser } from '../../../test/factories';
import { MoneyMix, type Ask } from '../../../test/moneyMix';
import { findMoneyProblems } from '../../../test/moneyProblems';
import { findProviderProblems } from '../../../test/providerProblems';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { Payment } from '../../bookings/pay/payment.entity';
import { reconcilePayments } from '../../bookings/pay/reconcile.service';
import { refundDue } from '../../bookings/pay/refund.service';
import { config } from '../../core/config';
import { repo } from '../../database/transaction';
import { readBalanceCents } from '../../external/payments.balance';
import { readProvider } from './readProvider.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const asking =
  (visitor: Visitor): Ask =>
  async (query, variables = {}) => {
    const { data, errors } = await visitor.graphql(query, { ...variables });
    expect(errors).toBeUndefined();
    return Object.values(data)[0];
  };

/** Waits up to 15 seconds until there are no problems: events may still be under way. */
async function waitForNone(findProblems: () => Promise<string[]>): Promise<void> {
  let problems = await findProblems();
  for (let tries = 0; problems.length && tries < 30; tries++) {
    await pause(500);
    problems = await findProblems();
  }
  expect(problems).toEqual([]);
}

test.each([5, 71])(
  'after mix %i, everything at the provider matches, to the cent',
  async (seed) => {
    const admin = asking(await server.as(await makeUser('ADMIN')));
    const hotel = await makeHotel();
    const { roomNumbers } = await makeRoomType(hotel, 4);
    const guests = [];
    for (let count = 0; count < 4; count++) {
      const user = await makeUser();
      guests.push({ id: user.id, ask: asking(await server.as(user)) });
    }
    const file = path.join(config.dataDir, 'till.sqlite');
    const provider = { api: `${server.url}/dev/till/v1`, file };
    const roomNumberIds = roomNumbers.map(({ id }) => id);
    const mix = new MoneyMix({ hotelId: hotel.id, roomNumberIds, guests, admin, provider }, seed);
    for (const steps of [30, 30]) {
      await mix.act(steps);
      if ((await readBalanceCents()) > 0) await askTill(server, 'test_helpers/payouts', {});
      await readProvider();
    }
    const findProblems = async () => {
      await takeEvents();
      await refundDue();
      await reconcilePayments();
      await readProvider();
      return findProviderProblems();
    };
    await waitForNone(async () => [
      ...(await findMoneyProblems(admin, file, mix.ids)),
      ...(await findProblems()),
    ]);
    for (const outcome of ['won', 'lost']) {
      const [payment] = await repo(Payment).findBy({
        intentId: Not(IsNull()),
        refundedCents: 0,
        disputedCents: 0,
      });
      const { id } = await askTill(server, 'test_helpers/disputes', { payment_intent: payment!.intentId! });
      await waitForNone(findProblems);
      await askTill(server, `test_helpers/disputes/${id}/end`, { outcome });
      await waitForNone(findProblems);
    }
    expect(Object.keys(mix.taken).length).toBeGreaterThan(5);
  },
  180_000,
);
