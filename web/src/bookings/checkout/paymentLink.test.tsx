import { screen } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { visit, type Data } from '../../../test/visit';
import { PaymentLinkPage } from './PaymentLinkPage';

type Request = Data<'PaymentLink'>['paymentRequest'];

const open = {
  __typename: 'PaymentRequest' as const,
  state: 'OPEN' as const,
  hotelName: 'The Lampwright' as string | null,
  checkIn: '2099-03-01' as string | null,
  checkOut: '2099-03-04' as string | null,
  cents: 8000,
  refundedCents: 0,
  restCents: 0,
  expiresAt: '2099-02-20T18:00:00.000Z' as string | null,
};
const closed = { ...open, hotelName: null, checkIn: null, checkOut: null, cents: 0, expiresAt: null };

const visitLink = (
  request: () => Request,
  at = '/pay/secret',
  payByLink?: Data<'PayByLink'>['payByLink'],
) => {
  const gone: string[] = [];
  const routes = [{ path: '/pay/:token', element: <PaymentLinkPage goTo={(url) => gone.push(url)} /> }];
  const answers = {
    PaymentLink: () => ({ paymentRequest: request() }),
    ...(payByLink && { PayByLink: () => ({ payByLink }) }),
  };
  return visit({ at, routes, answers }).then((visited) => ({ ...visited, gone }));
};

test('anyone with the link reads the hotel, the dates and the sum, and goes to pay it', async () => {
  const page = { __typename: 'LinkedPage', url: 'https://pay.example/page' } as const;
  const { asked, gone, user } = await visitLink(() => open, '/pay/secret', page);
  expect(screen.getByRole('heading', { name: 'Pay $80 to The Lampwright' })).toBeVisible();
  expect(screen.getByText(/You pay by card on our payment provider’s page/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay $80' }));
  expect(gone).toEqual(['https://pay.example/page']);
  const sent = asked.find(({ name }) => name === 'PayByLink')!;
  expect(sent.variables['input']).toEqual({ token: 'secret', expectedCents: 8000 });
});

test('a changed sum is said, and the new one is shown', async () => {
  const message = 'What is owed has changed: it is $50.00 now. You have not been charged.';
  let cents = 8000;
  const { user } = await visitLink(() => ({ ...open, cents }), '/pay/secret', {
    __typename: 'BalanceRefused',
    message,
  });
  cents = 5000;
  await user.click(screen.getByRole('button', { name: 'Pay $80' }));
  expect(await screen.findByText(message)).toBeVisible();
  await seen(() => screen.getByRole('button', { name: 'Pay $50' }));
});

test('coming back, the page waits for the payment', async () => {
  let times = 0;
  await visitLink(() => (times++ === 0 ? open : { ...open, state: 'PAID' }), '/pay/secret?paid=yes');
  expect(screen.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  await seen(() => screen.getByRole('heading', { name: 'Payment received' }));
  expect(screen.getByText('We have received $80 for the stay at The Lampwright.')).toBeVisible();
});

test.each([
  [
    'was paid and came back',
    { ...open, state: 'PAID', refundedCents: 8000 },
    '$80 of it goes back to your card',
  ],
  ['is for a booking that owes nothing', { ...closed, state: 'NOTHING_OWED' }, 'Nothing is owed'],
  ['is for a cancelled booking', { ...closed, state: 'CANCELLED' }, 'There is nothing to pay.'],
  ['has expired', { ...closed, state: 'EXPIRED' }, 'It has expired or was withdrawn'],
  ['does not exist', null, 'Please ask the hotel for a new one.'],
] as const)('a link that %s says so, and cannot be paid', async (_, request, words) => {
  await visitLink(() => request);
  expect(screen.getByText(new RegExp(words.replace('$', '\\$')))).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});
