import { screen, within } from '@testing-library/react';
import { nightPrices } from '../../../test/answers';
import { booking, bookingRefund } from '../../../test/bookingAnswers';
import { guest, visit } from '../../../test/visit';
import { spokenMoment, stepMoment } from '../../kit/moments';
import { BookingPage } from './BookingPage';

jest.useFakeTimers({ now: Date.parse('2099-02-20T12:00:00Z'), advanceTimers: true });

const routes = [{ path: '/bookings/:bookingId', element: <BookingPage /> }];
const show = (changes: Partial<typeof booking>) =>
  visit({
    at: '/bookings/booking1',
    routes,
    answers: { BookingPage: () => ({ booking: { ...booking, ...changes } }) },
    viewer: guest,
  });

describe('the payment of a booking', () => {
  it('lists nights by price, taxes and fees, and the total', async () => {
    await show({
      stays: [{ ...booking.stays[0]!, nightPrices: nightPrices(12000, 12000, 15000) }],
      charges: [{ __typename: 'ChargeLine', title: 'City tax', cents: 1170 }],
      totalCents: 40170,
      paidCents: 40170,
    });
    const room = screen.getByText('Petite double, room 101').closest('li');
    expect(room).toHaveTextContent('2 nights × $120, 1 night × $150');
    expect(room).toHaveTextContent('$390');
    expect(screen.getByText('City tax').closest('li')).toHaveTextContent('$11.70');
    expect(screen.getByText('Total').parentElement).toHaveTextContent('$401.70');
  });

  it('shows what was paid and refunded after a change made it cheaper', async () => {
    const refunds = [bookingRefund('ONLINE', 26850)];
    const refunded = { refundedCents: 26850, refunds, payment: 'REFUNDING' as const };
    await show({ totalCents: 60000, paidCents: 86850, ...refunded });
    expect(screen.getByText('Payment').closest('dl')).toHaveTextContent(
      'PaymentPaid by cardTotal paid$868.50Refund due to the card$268.50',
    );
  });

  it('tells what has gone back from what is due', async () => {
    const refunds = [bookingRefund('ONLINE', 26850, false), bookingRefund('ONLINE', 60000)];
    const refunded = { refundedCents: 86850, refunds, payment: 'REFUNDING' as const };
    await show({ status: 'CANCELLED', totalCents: 60000, paidCents: 86850, ...refunded });
    expect(screen.getByText('Payment').closest('dl')).toHaveTextContent(
      'PaymentPaid by cardTotal paid$868.50Refunded to the card$268.50Refund due to the card$600',
    );
  });

  it('promises nothing that a bank has taken back', async () => {
    const refunds = [{ ...bookingRefund('ONLINE', 60000), isWithheld: true }];
    const refunded = { refundedCents: 60000, refunds, disputedCents: 26850, payment: 'REFUNDING' as const };
    await show({ status: 'CANCELLED', totalCents: 86850, ...refunded });
    expect(screen.getByText('Payment').closest('dl')).toHaveTextContent(
      'Held by your bank until it decides$600Taken back by your bank$268.50',
    );
    expect(screen.getByText(/^Your bank has already taken back \$600,/)).toBeVisible();
    expect(
      screen.getByText(/^Your bank has taken back \$268\.50,.* We do not refund it again\.$/),
    ).toBeVisible();
    expect(screen.queryByText(/goes back/)).toBeNull();
  });

  it('shows the cancellation terms while the booking is confirmed', async () => {
    await show({});
    const terms =
      /^Free cancellation until Fri 27 Feb 2099 \(hotel time\)\. After that, .* is refunded\. From Mon 2 Mar/;
    expect(screen.getByText(terms)).toBeVisible();
  });

  it('shows no cancellation terms once it is cancelled', async () => {
    await show({ status: 'CANCELLED', viewerCan: { ...booking.viewerCan, cancel: false, change: false } });
    expect(screen.queryByText(/cancellation until/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Change dates or rooms' })).toBeNull();
  });

  it('names before cancelling what is not refunded', async () => {
    const { user } = await show({ viewerCan: { ...booking.viewerCan, refundIfCancelledCents: 43425 } });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Refund if cancelled now: $ 434.25')).toBeVisible();
    expect(dialog.getByText(/Of the \$868\.50 you paid, \$434\.25 is not refunded/)).toBeVisible();
  });

  it('says that everything is refunded where a rise too small to charge was waived', async () => {
    const { user } = await show({ totalCents: 86874 });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(/You get back everything you paid/)).toBeVisible();
  });
});

const [online] = booking.payments;
const CARD_DUE = 'goes back to the card you paid with. We will email you when it is on its way.';
const CARD_DONE =
  '$868.50 is on its way to the card you paid with. It usually takes 5 to 10 business days to appear.';
const CASH_DUE = 'You get $868.50 at the front desk, in cash. Please bring your booking reference.';
const TERMINAL_DUE =
  'You get $868.50 at the front desk, on the card you paid with there. Please bring that card and your booking reference.';

describe('the words follow how it was paid', () => {
  it.each([
    ['ONLINE', true, 'Paid by card', 'Refund due to the card', `$868.50 ${CARD_DUE}`],
    ['ONLINE', false, 'Paid by card', 'Refunded to the card', CARD_DONE],
    ['CASH', true, 'Paid in cash at the hotel', 'Refund due at the front desk, in cash', CASH_DUE],
    ['CASH', false, 'Paid in cash at the hotel', 'Refunded at the front desk, in cash', null],
    [
      'TERMINAL',
      true,
      'Paid by card at the hotel',
      'Refund due at the front desk, to the card',
      TERMINAL_DUE,
    ],
    ['TERMINAL', false, 'Paid by card at the hotel', 'Refunded at the front desk, to the card', null],
  ] as const)('paid by %s, due: %s', async (method, due, paid, row, sentence) => {
    await show({
      status: 'CANCELLED',
      payment: due ? 'REFUNDING' : 'REFUNDED',
      refundedCents: 86850,
      payments: [{ ...online!, method, cardBrand: null, cardLast4: null }],
      refunds: [bookingRefund(method, 86850, due)],
    });
    const rows = screen.getByText('Payment').closest('dl')!;
    expect(rows.textContent).toBe(`Payment${paid}${row}$868.50`);
    if (sentence) expect(screen.getByText(sentence)).toBeVisible();
    if (method !== 'ONLINE') expect(screen.queryByText(/goes back to the card|on its way/)).toBeNull();
  });

  it('says nothing of the days until money appears on a card once they are over', async () => {
    const refund = { ...bookingRefund('ONLINE', 86850, false), createdAt: '2099-02-05T10:00:00.000Z' };
    await show({ status: 'CANCELLED', payment: 'REFUNDED', refundedCents: 86850, refunds: [refund] });
    expect(screen.queryByText(/business days/)).toBeNull();
  });

  it('names each way with its sum where a booking was paid in several', async () => {
    const cash = { ...online!, id: 'payment2', method: 'CASH' as const, amountCents: 6850 };
    await show({
      payments: [{ ...online!, amountCents: 80000 }, cash],
      refunds: [bookingRefund('CASH', 6850), bookingRefund('ONLINE', 3150)],
      refundedCents: 10000,
    });
    expect(screen.getByText('Payment').closest('dl')!.textContent).toBe(
      'PaymentPaidPaid by card$800Paid in cash at the hotel$68.50Total paid$868.50' +
        'Refund due to the card$31.50Refund due at the front desk, in cash$68.50',
    );
    expect(screen.getByText(`$31.50 ${CARD_DUE}`)).toBeVisible();
    expect(screen.getByText(/^You get \$68\.50 at the front desk, in cash\./)).toBeVisible();
  });

  it('tells staff the sums without addressing them as the guest', async () => {
    const user = { ...booking.user, id: 'bbbbbbbbbbbbbbbbbbbbbbbb' };
    await show({ user, refunds: [bookingRefund('CASH', 6850)], refundedCents: 6850 });
    expect(screen.getByText('Refund due at the front desk, in cash')).toBeVisible();
    expect(screen.queryByText(/You get/)).toBeNull();
  });

  it('says before cancelling how the money comes back', async () => {
    const cash = { ...online!, id: 'payment2', method: 'CASH' as const, amountCents: 6850 };
    const { user } = await show({ payments: [{ ...online!, amountCents: 80000 }, cash] });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('$800 goes back to the card you paid with.')).toBeVisible();
    expect(dialog.getByText('You get $68.50 at the front desk, in cash.')).toBeVisible();
  });
});

test('the history of a booking names each step, its time and who took it', async () => {
  await show({});
  const steps = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
  const moment = `${spokenMoment(booking.createdAt)} ${stepMoment(booking.createdAt)}`;
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(new RegExp(`^Held for payment\\.you, ${moment}$`)),
    expect.stringMatching(
      new RegExp(`^Paid\\.Staybook, \\d+ \\w{3} \\d{4}, \\d\\d:\\d\\d \\d\\d/\\d\\d/\\d{4}, [\\d:]{8}$`),
    ),
  ]);
});
