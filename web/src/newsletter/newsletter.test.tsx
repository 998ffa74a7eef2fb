import { screen } from '@testing-library/react';
import { captchaSettings } from '../../test/answers';
import { seen } from '../../test/seen';
import { visit, type Answers, type Data } from '../../test/visit';
import { SubscribeCall } from './SubscribeCall';
import { SubscriptionPage } from './SubscriptionPage';
import { UnsubscribePage } from './UnsubscribePage';

const routes = [
  { path: '/', element: <SubscribeCall /> },
  { path: '/subscriptionpage', element: <SubscriptionPage /> },
  { path: '/unsubscribe/:subscriberId/:token', element: <UnsubscribePage /> },
];
const open = (at: string, answers: Answers = {}) =>
  visit({ at, routes, answers: { ...captchaSettings(), ...answers } });
type Subscribing = Data<'SubscribeNewsletter'>['subscribeNewsletter'];
const subscribing = (subscribeNewsletter: Subscribing): Answers => ({
  SubscribeNewsletter: () => ({ subscribeNewsletter }),
});

test('the call on the home page passes the address to the subscription page, which subscribes it', async () => {
  const email = 'ada@staybook.example';
  const { user, address } = await open('/', subscribing({ __typename: 'Subscribed', email }));
  await user.type(screen.getByLabelText('Email'), `${email}{Enter}`);
  expect(address()).toBe('/subscriptionpage');
  await seen(() => screen.getByText(email));
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await seen(() => screen.getByRole('heading', { name: 'You’re subscribed' }));
  expect(screen.getByText(/We sent a confirmation to ada@staybook.example/)).toBeVisible();
});

test('the address can be changed on the subscription page', async () => {
  const email = 'ben@staybook.example';
  const { user, asked } = await open('/', subscribing({ __typename: 'Subscribed', email }));
  await user.type(screen.getByLabelText('Email'), 'ada@staybook.example{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Change email address' }));
  const field = screen.getByLabelText('Email');
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, `${email}{Enter}`);
  await seen(() => screen.getByText(/We sent a confirmation to ben@staybook.example/));
  expect(asked.at(-1)?.variables).toMatchObject({ input: { email } });
});

test.each<Subscribing & { message: string }>([
  { __typename: 'CaptchaRefused', message: 'Confirm once more.' },
  { __typename: 'TooManyAttempts', message: 'Wait 1 minute.', retryAfterSeconds: 60 },
])('$__typename is reported in place', async (refusal) => {
  const { user } = await open('/subscriptionpage', subscribing(refusal));
  await user.type(screen.getByLabelText('Email'), 'ada@staybook.example{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal.message);
});

test('opening the link in the email changes nothing; the button unsubscribes the address', async () => {
  const { user, asked } = await open('/unsubscribe/someone/secret', {
    UnsubscribeNewsletter: () => ({ unsubscribeNewsletter: true }),
  });
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  await seen(() => screen.getByRole('heading', { name: 'You’re unsubscribed' }));
  expect(asked[0]?.variables).toEqual({ input: { subscriberId: 'someone', token: 'secret' } });
});
