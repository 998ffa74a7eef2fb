import { balances, moneyOf } from '../../../test/balances';
import { cancel, change, later } from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { bookAtDesk } from '../../../test/walkIns';
import { repo } from '../../database/transaction';
import type { User } from '../../users/user.entity';
import { Refund } from '../pay/refund.entity';

let server: TestServer;
let staff: User;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  staff = await makeUser('ADMIN', { name: 'Ada Admin' });
});
beforeEach(async () => {
  admin = await server.as(staff);
});
afterAll(() => server.close());

const { run, read, take, credit } = balances(() => admin);

test('cancelling a booking that was not paid leaves nothing to pay', async () => {
  const { id, user, hotel } = await bookAtDesk(admin, null);
  expect(hotel.freeCancellationDays).toBeDefined();
  await cancel(await server.as(user), id);
  expect(await read(id)).toMatchObject({
    status: 'CANCELLED',
    payment: 'OPEN',
    owedCents: 0,
    folio: { balanceCents: 0 },
  });
  const [mail] = (await server.mailsTo(user.email, 2)).filter(({ subject }) => subject.includes('cancelled'));
  expect(mail!.text).toContain('You have nothing to pay.');
});

test('cancelling a booking that was paid in part gives back what the terms give beyond what was not paid', async () => {
  const { id } = await bookAtDesk(admin, null);
  await take(id, 15_000);
  expect((await read(id)).viewerCan.refundIfCancelledCents).toBe(15_000);
  expect(
    await run('cancelBooking', 'CancelBookingInput', { bookingId: id, refundCents: 4000, reason: 'Late' }),
  ).toBe('Booking');
  expect(await read(id)).toMatchObject({
    payment: 'REFUNDING',
    refundedCents: 4000,
    folio: { balanceCents: 0 },
  });
  expect((await moneyOf(id)).slice(-2)).toEqual([
    'FEE CANCELLATION_FEES 11000',
    'REFUND REFUNDS_PAYABLE 4000',
  ]);
});

test('a cheaper change lowers what is owed before anything is refunded', async () => {
  const { id, user, ids } = await bookAtDesk(admin, null);
  await take(id, 5000);
  const guest = await server.as(user);
  expect(await change(guest, id, [ids[0]!], [10, 11])).toMatchObject({
    __typename: 'ChangedBooking',
    url: null,
  });
  expect(await read(id)).toMatchObject({
    totalCents: 10_000,
    owedCents: 5000,
    refundedCents: 0,
    folio: { balanceCents: 5000 },
  });
  expect(await repo(Refund).countBy({ bookingId: id })).toBe(0);
  const [mail] = (await server.mailsTo(user.email, 3)).filter(({ subject }) =>
    subject.includes('is changed'),
  );
  expect(mail!.text).toContain('You owe $100.00 less.');
});

test('nights given up by an early end are taken off what is owed, and come back when it is undone', async () => {
  const { id } = await bookAtDesk(admin, null, undefined, [0, 2]);
  await take(id, 5000);
  await later(86_400_000, async () => {
    admin = await server.as(staff);
    expect(await run('endStay', 'EndStayInput', { bookingId: id })).toBe('Booking');
    const ended = await read(id);
    expect(ended.totalCents).toBe(10_000);
    expect(ended.folio.balanceCents).toBe(ended.owedCents);
    expect(await run('undoEndStay', 'UndoEndStayInput', { bookingId: id })).toBe('Booking');
    expect(await read(id)).toMatchObject({ totalCents: 20_000, owedCents: 15_000 });
  });
});

test('staff waive a part of what is owed, within the limit of goodwill', async () => {
  const { id } = await bookAtDesk(admin, null);
  await take(id, 5000);
  expect((await read(id)).viewerCan).toMatchObject({ mostCreditCents: 15_000 });
  const key = { idempotencyKey: 'once' };
  expect(await credit(id, 2000, key)).toBe('Booking');
  expect(await credit(id, 2000, key)).toBe('Booking');
  expect(await credit(id, 3000, key)).toMatch('used for another credit');
  const after = await read(id);
  expect(after).toMatchObject({ payment: 'OPEN', owedCents: 13_000, totalCents: 20_000 });
  expect(after.history.at(-1)).toMatchObject({
    why: '$20.00 waived. Still to pay: $130.00.',
    reason: 'Noise at night',
  });
  expect((await moneyOf(id)).at(-1)).toBe('ADJUSTMENT ALLOWANCES -2000');
  expect(await credit(id, 13_001)).toBe('At most $130.00 can be waived.');
  expect(await credit(id, 13_000)).toBe('Booking');
  expect(await read(id)).toMatchObject({ payment: 'PAID', owedCents: 0 });
});
