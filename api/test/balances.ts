import { FolioLine } from '../src/bookings/folio/folioLine.entity';
import { repo } from '../src/database/transaction';
import type { Visitor } from './testServer';

const READ = `query ($id: ID!) { booking(id: $id) { status payment totalCents paidCents refundedCents owedCents
  heldUntil { at day time } cancellationReason
  payments { id amountCents method canVoid } folio { balanceCents }
  viewerCan { takePayment payBalance holdBooking mostCreditCents mostGoodwillCents refundIfCancelledCents }
  history { why reason payment user { name } } } }`;

let keys = 0;

/** What staff do with the balance of a booking. Each answers with the type of the result, or the words of the refusal. */
export const balances = (staff: () => Visitor) => {
  const run = async (field: string, Input: string, input: object, by = staff()): Promise<string> => {
    const document = `mutation ($input: ${Input}!) { ${field}(input: $input) { __typename ... on Booking { id }
      ... on Problem { message } } }`;
    const { data, errors } = await by.graphql(document, { input });
    return errors?.[0]?.message ?? data[field].message ?? data[field].__typename;
  };
  const keyed = (input: object) => ({ idempotencyKey: `balance-${++keys}`, ...input });
  return {
    run,
    read: async (id: string, by = staff()) => (await by.graphql(READ, { id })).data.booking,
    take: (bookingId: string, cents: number, more: object = {}, by = staff()) =>
      run('takePayment', 'TakePaymentInput', keyed({ bookingId, cents, paidBy: 'CASH', ...more }), by),
    voided: (paymentId: string, by = staff()) =>
      run('voidPayment', 'VoidPaymentInput', { paymentId, reason: 'Typed twice' }, by),
    credit: (bookingId: string, cents: number, more: object = {}) =>
      run(
        'creditBooking',
        'CreditBookingInput',
        keyed({ bookingId, cents, reason: 'Noise at night', ...more }),
      ),
  };
};

/** The lines of a folio as `PAYMENT CASH -5000`, without its nights. */
export const moneyOf = async (bookingId: string): Promise<string[]> =>
  (await repo(FolioLine).find({ where: { bookingId }, order: { line: 'ASC' } }))
    .filter(({ kind }) => kind !== ('NIGHT' as never))
    .map(({ kind, account, cents }) => `${kind} ${account} ${cents}`);
