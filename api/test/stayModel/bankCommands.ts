import fc from 'fast-check';
import { askTill, takeEvents } from '../disputeHelpers';
import type { Doing } from './commands';
import type { ModelPayment } from './ledger';
import { partOf } from './stayCommands';
import type { StayModel } from './stayModel';

/** The oldest online payment that was never disputed. */
const disputable = ({ money }: Readonly<StayModel>): ModelPayment | undefined =>
  money.payments.find(({ method, wasDisputed }) => method === 'ONLINE' && !wasDisputed);
const disputed = ({ money }: Readonly<StayModel>): ModelPayment | undefined =>
  money.payments.find(({ heldCents }) => heldCents > 0);

const openDispute = fc.constantFrom(100, 60).map<Doing>((part) => ({
  name: `the bank takes ${part} % of an online payment back`,
  can: (model) => !disputed(model) && disputable(model) !== undefined,
  async run(model, history) {
    const payment = disputable(model)!;
    const { payments } = await history.query('admin', PAYMENTS, { id: history.bookingId });
    const { providerId } = payments.find(
      (row: any) => row.method === 'ONLINE' && row.amountCents === payment.cents && row.dispute === null,
    );
    const amount = partOf(payment.cents, part);
    const { id } = await askTill(history.server, 'test_helpers/disputes', {
      payment_intent: providerId,
      amount: String(amount),
    });
    history.disputeId = id;
    await takeEvents();
    model.money.openDispute(payment, amount);
  },
}));
const PAYMENTS =
  'query ($id: ID!) { booking(id: $id) { payments { method amountCents providerId dispute { id } } } }';

const endDispute = fc.constantFrom('won' as const, 'lost' as const).map<Doing>((outcome) => ({
  name: `the dispute is ${outcome}`,
  can: (model) => disputed(model) !== undefined,
  async run(model, history) {
    await askTill(history.server, `test_helpers/disputes/${history.disputeId!}/end`, { outcome });
    await takeEvents();
    const payment = disputed(model)!;
    if (outcome === 'won') model.money.winDispute(payment);
    else model.money.loseDispute(payment);
  },
}));

/** What banks take back. */
export const bankCommands = [openDispute, endDispute, endDispute];
