import {
  deskCentsOf,
  explainRefund,
  splitByMethod,
  splitRefund,
  type RefundTold,
} from '../../../schema/refunds';

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const paid = (id: string, method: string, amountCents: number, refundedCents = 0, byBank = {}) => ({
  id,
  method,
  amountCents,
  refundedCents,
  disputedCents: 0,
  openDisputeCents: 0,
  ...byBank,
  paidAt: `2026-05-0${id}T10:00:00.000Z`,
});

test.each<[string, ReturnType<typeof paid>[], number, [string, number][]]>([
  ['a part of the only payment', [paid('1', 'CASH', 900)], 300, [['1', 300]]],
  ['all of it', [paid('1', 'CASH', 900)], 900, [['1', 900]]],
  ['no more than is left', [paid('1', 'ONLINE', 900, 500)], 900, [['1', 400]]],
  ['the newest payment first', [paid('1', 'CASH', 900), paid('2', 'ONLINE', 200)], 200, [['2', 200]]],
  [
    'then older ones',
    [paid('1', 'CASH', 900), paid('2', 'ONLINE', 200)],
    500,
    [
      ['2', 200],
      ['1', 300],
    ],
  ],
  ['nothing of a payment that is given back', [paid('1', 'CASH', 900, 900)], 100, []],
  ['nothing of nothing', [paid('1', 'CASH', 900)], 0, []],
])('a refund takes %s', (_name, payments, cents, shares) => {
  const found = splitRefund(payments, cents).map(({ payment, cents: share }) => [payment.id, share]);
  expect(found).toEqual(shares);
});

test('a refund of several payments is told by way of payment, the card provider first', () => {
  const payments = [paid('1', 'ONLINE', 900), paid('2', 'CASH', 200), paid('3', 'CASH', 100)];
  expect(splitByMethod(payments, 500)).toEqual([
    { method: 'ONLINE', cents: 200 },
    { method: 'CASH', cents: 300 },
  ]);
});

test('what a bank took for good is not refunded, and what it holds is its own to return', () => {
  const payments = [paid('1', 'ONLINE', 900, 100, { disputedCents: 200, openDisputeCents: 250 })];
  expect(splitByMethod(payments, 900)).toEqual([
    { method: 'ONLINE', cents: 350 },
    { method: 'BANK', cents: 250 },
  ]);
});

test('a payment that is not paid gives nothing back', () => {
  expect(splitRefund([{ ...paid('1', 'ONLINE', 900), paidAt: null }], 900)).toEqual([]);
});

const WAYS: [string, string[]][] = [
  ['card online', ['ONLINE']],
  ['card at the desk', ['TERMINAL']],
  ['cash', ['CASH']],
  ['cash and card online', ['CASH', 'ONLINE']],
];
const SAID: Record<string, Record<RefundTold, (amount: string) => string>> = {
  ONLINE: {
    EXPECTED: (amount) => `${amount} goes back to the card you paid with.`,
    DUE: (amount) =>
      `${amount} goes back to the card you paid with. We will email you when it is on its way.`,
    DONE: (amount) =>
      `${amount} is on its way to the card you paid with. It usually takes 5 to 10 business days to appear.`,
  },
  TERMINAL: {
    EXPECTED: (amount) => `You get ${amount} at the front desk, on the card you paid with there.`,
    DUE: (amount) =>
      `You get ${amount} at the front desk, on the card you paid with there. Please bring that card and your booking reference.`,
    DONE: (amount) => `${amount} was paid out to your card at the front desk.`,
  },
  CASH: {
    EXPECTED: (amount) => `You get ${amount} at the front desk, in cash.`,
    DUE: (amount) => `You get ${amount} at the front desk, in cash. Please bring your booking reference.`,
    DONE: (amount) => `${amount} was paid out to you in cash at the front desk.`,
  },
};

describe.each(WAYS)('paid by %s', (_name, methods) => {
  const ALL: RefundTold[] = ['EXPECTED', 'DUE', 'DONE'];
  test.each(ALL.flatMap((told) => [20_000, 5000].map((cents) => [told, cents] as const)))(
    'a refund that is %s says truly how %i cents come back',
    (told, cents) => {
      const parts = methods.map((method) => ({ method, cents }));
      const lines = explainRefund(parts, told, money);
      expect(lines).toHaveLength(methods.length);
      expect([...lines].sort()).toEqual(methods.map((method) => SAID[method]![told](money(cents))).sort());
      const atDesk = methods.filter((method) => method !== 'ONLINE').length * cents;
      expect(deskCentsOf(parts)).toBe(atDesk);
      // Only what the card provider refunds is announced by another mail.
      expect(lines.join(' ').includes('email you')).toBe(told === 'DUE' && methods.includes('ONLINE'));
    },
  );
});

test('parts of the same way are one sentence, and nothing is no sentence', () => {
  const parts = [
    { method: 'CASH', cents: 100 },
    { method: 'ONLINE', cents: 0 },
    { method: 'CASH', cents: 250 },
  ];
  expect(explainRefund(parts, 'DONE', money)).toEqual([
    '$3.50 was paid out to you in cash at the front desk.',
  ]);
  expect(explainRefund([], 'DUE', money)).toEqual([]);
});
