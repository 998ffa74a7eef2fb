import { screen, waitFor, within } from '@testing-library/react';
import { booking } from '../../../test/bookingAnswers';
import { seen } from '../../../test/seen';
import { guest, visit, type Answers } from '../../../test/visit';
import { withoutFolio } from '../../../test/withoutFolio';
import { BookingPage } from '../../bookings/detail/BookingPage';
import { DisputesPage } from './DisputesPage';

const [DISPUTE, BOOKING] = ['a'.repeat(24), 'b'.repeat(24)] as const;
const dispute = {
  __typename: 'Dispute' as const,
  id: DISPUTE,
  providerId: 'dp_1',
  status: 'NEEDS_RESPONSE' as const,
  reason: 'product_not_received',
  amountCents: 20_000,
  evidenceDueBy: '2099-12-05T18:00:00.000Z',
  evidenceSubmittedAt: null,
  openedAt: '2099-11-26T10:00:00.000Z',
  closedAt: null,
  booking: {
    __typename: 'Booking' as const,
    id: BOOKING,
    reference: 'K7M4-2QXR',
    hotelName: 'Olive Farm',
    status: 'CONFIRMED' as const,
    user: { __typename: 'User' as const, id: 'c'.repeat(24), name: 'Gus Guest' },
  },
  payment: {
    __typename: 'Payment' as const,
    id: 'd'.repeat(24),
    method: 'ONLINE' as const,
    amountCents: 20_000,
    refundedCents: 0,
    cardBrand: 'visa',
    cardLast4: '4242',
  },
};
const open = (at: string, shown: object, more: Answers = {}) =>
  visit({
    at,
    routes: [
      { path: '/staff/disputes', element: <DisputesPage /> },
      { path: '/bookings/:bookingId', element: <BookingPage /> },
    ],
    answers: {
      ...withoutFolio,
      SavedViews: () => ({ savedViews: [] }),
      DisputeTable: () => ({
        disputes: {
          __typename: 'DisputeList',
          total: 1,
          totalIsExact: true,
          items: [{ ...dispute, ...shown }],
        },
      }),
      ...more,
    },
    viewer: { ...guest, role: 'ADMIN' },
  });

test('a dispute says what to do, and its evidence is submitted after a question', async () => {
  const { user, asked } = await open(
    `/staff/disputes?row=${DISPUTE}`,
    {},
    {
      SubmitDisputeEvidence: () => ({
        submitDisputeEvidence: {
          __typename: 'Dispute',
          id: DISPUTE,
          status: 'UNDER_REVIEW',
          evidenceSubmittedAt: '2099-11-27T10:00:00.000Z',
          closedAt: null,
        },
      }),
    },
  );
  await seen(() => screen.getByText(/^Download the evidence and check it, then submit it\./));
  expect(screen.getAllByText('Product not received').length).toBeGreaterThan(0);
  expect(screen.getByText('$200, Visa ending in 4242')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit evidence' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Submit the evidence?' }));
  await user.click(dialog.getByRole('button', { name: 'Submit evidence' }));
  await seen(() => screen.getByText(/^Wait for the bank’s decision/));
  expect(asked.filter(({ name }) => name === 'SubmitDisputeEvidence')).toMatchObject([
    { variables: { input: { disputeId: DISPUTE } } },
  ]);
  expect(screen.queryByRole('button', { name: 'Submit evidence' })).toBeNull();
});

test.each([
  [{ status: 'LOST', closedAt: dispute.openedAt }, /^Decide whether to cancel the booking/],
  [{ status: 'WON', closedAt: dispute.openedAt }, /^Nothing\. The bank has returned the money/],
  [{ status: 'WARNING' }, /^The bank asks about this payment and has taken nothing back/],
  [{ status: 'WARNING', closedAt: dispute.openedAt }, /^Nothing\. The bank has closed its inquiry/],
])('a dispute %j says what to do', async (shown, words) => {
  await open(`/staff/disputes?row=${DISPUTE}`, shown);
  await seen(() => screen.getByText(words));
});

test('the evidence is saved as a file', async () => {
  const saved: string[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this.download);
  };
  const { user } = await open(
    `/staff/disputes?row=${DISPUTE}`,
    {},
    {
      DisputeEvidence: () => ({
        disputeEvidence: { __typename: 'DisputeEvidence', fileName: 'evidence.html', html: '<p>All</p>' },
      }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Download evidence' }));
  await waitFor(() => expect(saved).toEqual(['evidence.html']));
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

test('staff read of a dispute on the page of its booking', async () => {
  await open(
    '/bookings/booking1',
    {},
    { BookingPage: () => ({ booking: { ...booking, disputes: [dispute] } }) },
  );
  const words = /^The guest’s bank has taken back \$200 of this booking \(product not received\)\./;
  await seen(() => screen.getByText(words));
  expect(screen.getByRole('link', { name: 'Show disputes' })).toHaveAttribute('href', '/staff/disputes');
});
