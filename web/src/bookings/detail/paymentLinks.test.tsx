import { screen, within } from '@testing-library/react';
import { booking } from '../../../test/bookingAnswers';
import { guest, visit } from '../../../test/visit';
import { withoutFolio } from '../../../test/withoutFolio';
import { BookingPage } from './BookingPage';

const staff = { ...guest, id: 'bbbbbbbbbbbbbbbbbbbbbbbb', role: 'ADMIN' as const };
const link = {
  __typename: 'PaymentLink',
  id: 'link1',
  cents: 5000 as number | null,
  mailed: true,
  createdAt: '2099-02-01T10:00:00.000Z',
  expiresAt: '2099-02-14T10:00:00.000Z',
  paidAt: null as string | null,
  revokedAt: null as string | null,
};
const unpaid = {
  ...booking,
  payment: 'OPEN' as const,
  paidCents: 0,
  owedCents: 86_850,
  payments: [],
  viewerCan: { ...booking.viewerCan, takePayment: true, createPaymentLink: true },
};
const withLink = {
  ...unpaid,
  paymentLinks: [link, { ...link, id: 'link2', paidAt: '2099-02-02T10:00:00.000Z' }],
};

const open = (shown: typeof unpaid) =>
  visit({
    at: '/bookings/booking1',
    routes: [{ path: '/bookings/:id', element: <BookingPage /> }],
    viewer: staff,
    answers: {
      ...withoutFolio,
      BookingPage: () => ({ booking: shown }),
      BookingExtras: () => {
        const { booking: bare } = withoutFolio.BookingExtras();
        return { booking: { ...bare, owedCents: shown.owedCents } };
      },
      CreatePaymentLink: ({ input }) => ({
        createPaymentLink: {
          __typename: 'CreatedPaymentLink',
          url: 'https://staybook.example/pay/secret',
          link: { ...link, mailed: (input as { mail: boolean }).mail },
          booking: withLink,
        },
      }),
      RevokePaymentLink: () => ({ revokePaymentLink: unpaid }),
    },
  });

test('staff send a link for all that is owed, and can copy it', async () => {
  const { asked, user } = await open(unpaid);
  await user.click(screen.getByRole('button', { name: 'Payment link' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Make a payment link' }));
  expect(dialog.getByRole('radio', { name: 'By email to guest_demo@staybook.example' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('https://staybook.example/pay/secret')).toBeVisible();
  expect(screen.getByText(/^Sent to guest_demo@staybook.example/)).toBeVisible();
  const sent = asked.find(({ name }) => name === 'CreatePaymentLink')!;
  expect(sent.variables['input']).toEqual({
    bookingId: 'booking1',
    cents: null,
    mail: true,
    idempotencyKey: expect.stringMatching(/./),
  });
});

test('for a guest without an email address they copy it, also for a deposit', async () => {
  const { asked, user } = await open({ ...unpaid, contact: { ...unpaid.contact, email: null } });
  await user.click(screen.getByRole('button', { name: 'Payment link' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('radio', { name: /email/ })).toBeNull();
  const amount = dialog.getByRole('textbox', { name: 'Amount ($)' });
  await user.clear(amount);
  await user.type(amount, '50');
  await user.click(dialog.getByRole('button', { name: 'Make link' }));
  expect(await screen.findByText(/^The link works until/)).toBeVisible();
  const sent = asked.find(({ name }) => name === 'CreatePaymentLink')!;
  expect(sent.variables['input']).toEqual({
    bookingId: 'booking1',
    cents: 5000,
    mail: false,
    idempotencyKey: expect.stringMatching(/./),
  });
});

test('links that work are listed, and can be withdrawn', async () => {
  const { asked, user } = await open(withLink);
  expect(screen.getAllByText(/^Payment link for \$50, sent/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(screen.queryByText(/^Payment link for/)).toBeNull();
  expect(asked.find(({ name }) => name === 'RevokePaymentLink')!.variables['input']).toEqual({
    linkId: 'link1',
  });
});
