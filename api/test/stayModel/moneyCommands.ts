import fc from 'fast-check';
import type { Doing } from './commands';
import { partOf, somePart } from './stayCommands';
import type { Method } from './ledger';
import type { StayModel } from './stayModel';
import { addNights, countNights } from '../../../schema/nights';

const someMethod = fc.constantFrom<Method>('CASH', 'TERMINAL');

const takePayment = fc.record({ part: somePart, method: someMethod }).map<Doing>(({ part, method }) => ({
  name: `${part} % of what is owed is paid at the desk (${method})`,
  can: ({ status, money }) => status === 'CONFIRMED' && money.owedCents > 0,
  async run(model, history) {
    const cents = Math.max(1, partOf(model.money.owedCents, part));
    const input = { bookingId: history.bookingId, cents, paidBy: method, idempotencyKey: history.key() };
    await history.send('admin', 'takePayment', input);
    model.money.pay(method, cents, model.today);
  },
}));

const voidPayment = fc.constant<Doing>({
  name: 'the last payment at the desk is voided',
  can: (model) => model.status === 'CONFIRMED' && !model.isDue && voidable(model) !== undefined,
  async run(model, history) {
    const payment = voidable(model)!;
    const { payments } = await history.query('admin', PAYMENTS, { id: history.bookingId });
    const { id: paymentId } = payments.filter(({ canVoid }: any) => canVoid).at(-1);
    await history.send('admin', 'voidPayment', { paymentId, reason: 'Typed twice' });
    model.money.void(payment);
  },
});
const PAYMENTS = 'query ($id: ID!) { booking(id: $id) { payments { id canVoid } } }';

/** The newest payment at the desk of today of which nothing is refunded. */
const voidable = ({ money, today }: Readonly<StayModel>) =>
  money.payments
    .filter(({ method, day }) => method !== 'ONLINE' && day === today)
    .filter((payment) => money.refundedOf(payment) === 0)
    .at(-1);

const payBalance = fc.boolean().map<Doing>((isAtOnce) => ({
  name: isAtOnce ? 'the guest pays online what is owed' : 'the guest opens the page to pay what is owed',
  can: ({ status, money }) => status === 'CONFIRMED' && money.owedCents >= 50,
  async run(model, history) {
    const cents = model.money.owedCents;
    const input = { bookingId: history.bookingId, expectedCents: cents };
    const { url } = await history.send('guest', 'payBalance', input, '... on BalancePage { url }');
    model.page = { url, cents };
    if (isAtOnce) await payPage.run(model, history);
  },
}));

/** Pays the page that is open. It may be closed by now, because less is owed, or its time is over. */
const payPage: Doing = {
  name: 'the guest pays the page that is open',
  can: ({ page }) => page !== undefined,
  async run(model, history) {
    const page = model.page!;
    model.page = undefined;
    if ((await history.server.pay(page.url)) === 303) model.payBalance(page.cents);
  },
};

const addExtra = fc
  .record({
    title: fc.constantFrom('Breakfast' as const, 'Parking' as const, 'Late check-out' as const),
    quantity: fc.constantFrom(1, 2),
  })
  .map<Doing>(({ title, quantity }) => ({
    name: `${quantity} x ${title} is sold`,
    can: (model) => model.status === 'CONFIRMED' && model.today <= addNights(model.last.to, 14),
    async run(model, history) {
      const input = {
        bookingId: history.bookingId,
        extraId: history.place.extras[title],
        quantity,
        idempotencyKey: history.key(),
      };
      const nights = countNights(model.first, model.last.to);
      const each = { Breakfast: 1850 * nights, Parking: 2500 * nights, 'Late check-out': 3500 }[title];
      const { extras } = await history.send('admin', 'addExtra', input, '... on Booking { extras { id } }');
      model.addExtra({ id: extras.at(-1).id, cents: each * quantity });
    },
  }));

const removeExtra = fc.nat(3).map<Doing>((place) => ({
  name: `extra ${place} is removed`,
  can: ({ status, extras, today, last }) =>
    status === 'CONFIRMED' && extras.length > place && today <= addNights(last.to, 14),
  async run(model, history) {
    const extra = model.extras[place]!;
    const mayBe = model.whatRemovalGives(extra).refund <= model.money.leftCents;
    const { message } = await history.ask('admin', 'removeExtra', {
      bookingExtraId: extra.id,
      reason: 'Not taken',
    });
    expect([message, message === undefined]).toEqual([message, mayBe]);
    if (mayBe) model.removeExtra(extra);
  },
}));

const goodwill = somePart.map<Doing>((part) => ({
  name: `${part} % of what can be is refunded as goodwill`,
  can: (model) => model.mostGoodwillCents > 0,
  async run(model, history) {
    const refundCents = Math.max(1, partOf(model.mostGoodwillCents, part));
    const input = {
      bookingId: history.bookingId,
      refundCents,
      reason: 'Noise',
      idempotencyKey: history.key(),
    };
    await history.send('admin', 'refundBooking', input);
    model.money.refund(refundCents, true);
    model.money.keep(-refundCents);
  },
}));

const credit = somePart.map<Doing>((part) => ({
  name: `${part} % of what can be is waived`,
  can: (model) => model.mostCreditCents > 0,
  async run(model, history) {
    const cents = Math.max(1, partOf(model.mostCreditCents, part));
    const input = { bookingId: history.bookingId, cents, reason: 'Noise', idempotencyKey: history.key() };
    await history.send('admin', 'creditBooking', input);
    model.money.waive(cents);
  },
}));

const payOut = fc.constant<Doing>({
  name: 'a refund is paid out at the desk',
  can: ({ money }) => money.refunds.some(({ state }) => state === 'DUE'),
  async run(model, history) {
    const refund = model.money.refunds.find(({ state }) => state === 'DUE')!;
    const { refunds } = await history.query('admin', REFUNDS, { id: history.bookingId });
    const found = refunds.find(
      ({ isDue, method, amountCents }: any) =>
        isDue && method === refund.payment.method && amountCents === refund.cents,
    );
    await history.send('admin', 'confirmPayOut', { refundId: found.id });
    model.money.payOut(refund);
  },
});
const REFUNDS = 'query ($id: ID!) { booking(id: $id) { refunds { id isDue method amountCents } } }';

/** What is paid, sold and given. */
export const moneyCommands = [
  takePayment,
  takePayment,
  voidPayment,
  payBalance,
  fc.constant(payPage),
  addExtra,
  removeExtra,
  goodwill,
  credit,
  payOut,
];
