import { Refusal } from '../../core/problems';
import { CancelledBy } from '../cancelledBy';
import { chooseCancellation, describeCancellation, type CancellationChoice } from './cancellationChoice';
import { RefundNotPossible, RefundReasonMissing } from './cancellation.types';

const { HOTEL, GUEST } = CancelledBy;
/** Of 200 dollars that were paid, 50 come back by the terms. */
const REFUNDABLE = { termsCents: 5000, mostCents: 20_000 };

const choose = (choice: CancellationChoice, usual = HOTEL) => chooseCancellation(choice, usual, REFUNDABLE);

function refusalOf(choice: CancellationChoice) {
  try {
    return choose(choice);
  } catch (error) {
    return error instanceof Refusal ? error.problem : error;
  }
}

test.each<[name: string, choice: CancellationChoice, usual: CancelledBy, expected: object]>([
  ['nothing is chosen by staff', {}, HOTEL, { cancelledBy: HOTEL, refundCents: 20_000, reason: null }],
  ['nothing is chosen by the guest', {}, GUEST, { cancelledBy: GUEST, refundCents: 5000, reason: null }],
  ['staff cancel for the guest', { cancelledBy: GUEST }, HOTEL, { cancelledBy: GUEST, refundCents: 5000 }],
  ['the own guest cancels for the hotel', { cancelledBy: HOTEL }, GUEST, { refundCents: 20_000 }],
  ['the usual sum is named', { refundCents: 20_000 }, HOTEL, { refundCents: 20_000, reason: null }],
  ['a part is given', { refundCents: 1, reason: ' Storm ' }, HOTEL, { refundCents: 1, reason: 'Storm' }],
  ['nothing is given', { refundCents: 0, reason: 'Fraud' }, HOTEL, { refundCents: 0 }],
  [
    'everything is given to a guest',
    { cancelledBy: GUEST, refundCents: 20_000, reason: 'Illness' },
    HOTEL,
    { cancelledBy: GUEST, refundCents: 20_000, reason: 'Illness' },
  ],
])('the refund when %s', (_, choice, usual, expected) => {
  expect(choose(choice, usual)).toMatchObject(expected);
});

test('more than is left is refused with the greatest possible sum', () => {
  const problem = refusalOf({ refundCents: 20_001, reason: 'Sorry' });
  expect(problem).toBeInstanceOf(RefundNotPossible);
  expect(problem).toMatchObject({ mostRefundCents: 20_000, message: 'At most $200.00 can be refunded now.' });
});

test.each([{ refundCents: 0 }, { refundCents: 5000, reason: '  ' }, { cancelledBy: GUEST, refundCents: 0 }])(
  'another sum than the usual one without a reason is refused: %j',
  (choice) => {
    expect(refusalOf(choice)).toBeInstanceOf(RefundReasonMissing);
  },
);

test.each([
  [{ cancelledBy: HOTEL, refundCents: 123_450 }, 'Cancelled by the hotel. Refund: $1,234.50.'],
  [{ cancelledBy: GUEST, refundCents: 0 }, 'Cancelled by the guest. No refund.'],
])('the history says who cancelled and what is refunded', (cancellation, words) => {
  expect(describeCancellation(cancellation)).toBe(words);
});
