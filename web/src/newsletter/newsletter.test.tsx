import { screen } from '@testing-library/react';
import { visit, type Answers } from '../../test/visit';
import { SubscribeCall } from './SubscribeCall';
import { SubscriptionPage } from './SubscriptionPage';
import { UnsubscribePage } from './UnsubscribePage';

const routes = [
  { path: '/', element: <SubscribeCall /> },
  { path: '/subscriptionpage', element: <SubscriptionPage /> },
  { path: '/unsubscribe/:subscriberId/:token', element: <UnsubscribePage /> },
];
const captcha = { __typename: 'CaptchaSettings', kind: 'NONE', siteKey: null };
const open = (at: string, answers: Answers = {}) =>
  visit({
    at,
    routes,
    answers: { CaptchaSettings: () => ({ settings: { __typename: 'Settings', captcha } }), ...answers },
  });
const subscribing = (subscribeNewsletter: object): Answers => ({
  SubscribeNewsletter: () => ({ subscribeNewsletter }),
});

test('the call on the home page takes the address along to the subscription, which ends on the list', async () => {
  const email = 'ada@staybook.example';
  const { user, address } = await open('/', subscribing({ __typename: 'Subscribed', email }));
  await user.type(screen.getByLabelText('Email'), `${email}{Enter}`);
  expect(address()).toBe('/subscriptionpage');
  expect(await screen.findByLabelText('Email')).toHaveValue(email);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByRole('heading', { name: 'You are on the list' })).toBeVisible();
  expect(screen.getByText(/We sent a confirmation to ada@staybook.example/)).toBeVisible();
});

test.each([
  ['CaptchaRefused', 'Confirm once more.'],
  ['TooManyAttempts', 'Wait 1 minute.'],
])('%s is said in place', async (__typename, message) => {
  const { user } = await open(
    '/subscriptionpage',
    subscribing({ __typename, message, retryAfterSeconds: 60 }),
  );
  await user.type(screen.getByLabelText('Email'), 'ada@staybook.example{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('opening the link of a mail changes nothing; the button takes the address off the list', async () => {
  const { user, asked } = await open('/unsubscribe/someone/secret', {
    UnsubscribeNewsletter: () => ({ unsubscribeNewsletter: true }),
  });
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'You are off the list' })).toBeVisible();
  expect(asked[0]?.variables).toEqual({ input: { subscriberId: 'someone', token: 'secret' } });
});
