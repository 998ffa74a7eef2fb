import {
  CHECKOUT,
  checkout,
  choice,
  lostWebhooks,
  nightsOf,
  paymentOf,
  room,
  whileBroken,
} from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { LIMITS } from '../../../../schema/limits';
import { Booking, BookingStatus } from '../booking.entity';
import { Refund } from '../pay/refund.entity';
import { whenIdle } from '../../core/runExclusive';
import { repo, transaction } from '../../database/transaction';
import { readSession } from '../../external/payments';
import type { ProviderSession } from '../../external/payments.shapes';
import { User } from '../../users/user.entity';
import { settleSession } from '../pay/settlement.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const LEAVE = `mutation { deleteAccount(input: { cancelPaidStays: true }) { __typename ... on Problem { message } } }`;
const leave = (person: Visitor) => person.graphql(LEAVE);
/** Runs refunds until none is left, including one that another job has started. */
const settle = async (session: ProviderSession) => {
  await settleSession(session);
  await whenIdle();
};
const standing = (id: string) => repo(Booking).findOneByOrFail({ id });

async function holding() {
  const { hotel, ids } = await room();
  const user = await makeUser();
  const person = await server.as(user);
  const { url, booking } = await checkout(person, choice(hotel.id, ids));
  return { user, person, url: url as string, id: booking.id as string };
}

test('a guest who pays after deleting the account gets a full refund and no booking', async () => {
  const { person, url, id } = await holding();
  await whileBroken(server, lostWebhooks, () => server.pay(url));
  const session = (await readSession((await paymentOf(id)).sessionId!))!;
  expect((await leave(person)).errors).toBeUndefined();
  await settle(session);
  expect(await standing(id)).toMatchObject({ status: 'EXPIRED', payment: 'REFUNDED', refundedCents: 20_000 });
  expect(await nightsOf(id)).toBe(0);
});

test('a guest disabled before the payment gets a full refund, no booking and a mail with the reason', async () => {
  const { user, url, id } = await holding();
  await transaction(() => repo(User).update({ id: user.id }, { active: false }));
  expect(await server.pay(url)).toBe(303);
  expect(await standing(id)).toMatchObject({ status: 'EXPIRED', payment: 'REFUNDED', refundedCents: 20_000 });
  expect(await nightsOf(id)).toBe(0);
  const [mail] = await server.mailsTo(user.email);
  expect(mail!.text).toContain('after your account was closed');
});

test('when leaving and paying race, no deleted account has a confirmed booking and no money is kept', async () => {
  for (let round = 0; round < 5; round++) {
    const { user, person, url, id } = await holding();
    await Promise.all([leave(person), server.pay(url)]);
    expect(await repo(User).findOneByOrFail({ id: user.id })).toMatchObject({ active: false });
    const { status, paidCents, refundedCents } = await standing(id);
    expect(['EXPIRED', 'CANCELLED']).toContain(status);
    expect(refundedCents).toBe(paidCents);
    expect(await nightsOf(id)).toBe(0);
    const refunds = await repo(Refund).findBy({ bookingId: id });
    expect(refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(paidCents);
  }
});

test('an account deleted while booking holds nothing afterwards', async () => {
  for (let round = 0; round < 5; round++) {
    const { hotel, ids } = await room();
    const user = await makeUser();
    const person = await server.as(user);
    const input = choice(hotel.id, ids);
    await Promise.all([leave(person), person.graphql(CHECKOUT, { input })]);
    expect(await repo(Booking).countBy({ userId: user.id, status: BookingStatus.HELD })).toBe(0);
  }
});

test('concurrent requests cannot exceed the limit of unpaid bookings', async () => {
  const { hotel, ids } = await room(LIMITS.openHolds + 3);
  const person = await server.as(await makeUser());
  const answers = await Promise.all(ids.map((id) => checkout(person, choice(hotel.id, [id]))));
  const kinds = answers.map(({ __typename }) => __typename);
  expect(kinds.filter((kind) => kind === 'Checkout')).toHaveLength(LIMITS.openHolds);
  expect(kinds.filter((kind) => kind === 'TooManyHolds')).toHaveLength(3);
  expect(answers.find(({ __typename }) => __typename === 'TooManyHolds').message).toContain(
    'Pay for or release',
  );
  const held = answers.find(({ __typename }) => __typename === 'Checkout');
  await server.pay(held.url);
  const free = ids[kinds.indexOf('TooManyHolds')]!;
  expect((await checkout(person, choice(hotel.id, [free]))).__typename).toBe('Checkout');
});
