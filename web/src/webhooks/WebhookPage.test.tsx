import { screen, within } from '@testing-library/react';
import { seen } from '../../test/seen';
import { guest, visit, type Answers } from '../../test/visit';
import { WebhookPage } from './WebhookPage';
import { WebhooksPage } from './WebhooksPage';

const webhook = {
  __typename: 'Webhook' as const,
  id: '1',
  url: 'https://hooks.example/staybook',
  createdAt: '2026-11-01T12:00:00Z',
  events: ['BOOKING_CONFIRMED' as const],
  hotels: null as { __typename: 'Hotel'; id: string; name: string }[] | null,
  failingSince: null,
  disabledAt: null,
  previousSecretUntil: null,
  verificationState: 'VERIFIED' as const,
  challengeSentAt: null,
  challengeAnswer: null,
};
const delivery = (id: string, changes = {}) => ({
  __typename: 'WebhookDelivery' as const,
  id,
  event: 'booking.confirmed',
  body: '{"type":"booking.confirmed"}',
  createdAt: '2026-11-02T12:00:00Z',
  triedAt: '2026-11-02T12:00:00Z',
  dueAt: null,
  attempts: 1,
  deliveredAt: '2026-11-02T12:00:00Z',
  status: 204,
  answer: '',
  ...changes,
});
const failed = delivery('a', { deliveredAt: null, attempts: 14, status: 500, answer: 'Out of memory' });
const logOf = (...items: ReturnType<typeof delivery>[]) => ({
  webhookDeliveries: { __typename: 'WebhookDeliveryList' as const, items, total: items.length },
});
const open = (answers: Answers = {}, at = '/webhooks/1', viewer = guest) =>
  visit({
    at,
    viewer,
    routes: [
      { path: '/webhooks', element: <WebhooksPage /> },
      { path: '/webhooks/:webhookId', element: <WebhookPage /> },
    ],
    answers: {
      WebhookPage: () => ({ myWebhooks: [webhook] }),
      DeliveryLog: () => logOf(failed),
      ...answers,
    },
  });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const rows = () => within(screen.getByRole('region', { name: 'Deliveries' })).getAllByRole('listitem');

test('administrators limit a webhook to hotels that they find by name', async () => {
  const lampwright = { __typename: 'Hotel' as const, id: 'h2', name: 'The Lampwright' };
  const { user, asked } = await open(
    {
      HotelsNamed: () => ({ hotels: { __typename: 'HotelList', items: [lampwright] } }),
      UpdateWebhook: () => ({ updateWebhook: { ...webhook, hotels: [lampwright] } }),
    },
    undefined,
    { ...guest, role: 'ADMIN' },
  );
  await user.click(press('Edit events'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByLabelText('All hotels'));
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Find a hotel by name'), 'lamp');
  await user.click(await dialog.findByLabelText('The Lampwright'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await seen(() => screen.getByText('The Lampwright'));
  expect(asked.find(({ name }) => name === 'UpdateWebhook')?.variables.input).toEqual({
    webhookId: '1',
    events: ['BOOKING_CONFIRMED'],
    hotelIds: ['h2'],
  });
});

test('a failed delivery shows the response and is resent', async () => {
  const { user, asked } = await open({
    ResendDelivery: () => ({
      resendWebhookDelivery: {
        ...failed,
        attempts: 0,
        triedAt: null,
        status: null,
        dueAt: '2026-11-03T12:00:00Z',
      },
    }),
  });
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Failedbooking\.confirmed[23] Nov 2026, \d\d:\d\d · HTTP 500 · 14 attempts/),
  ]);
  await user.click(press(/^Details of booking.confirmed/));
  expect(screen.getByText('Out of memory')).toBeVisible();
  expect(screen.getByLabelText('Body of the message')).toHaveTextContent('{ "type": "booking.confirmed" }');
  await user.click(press(/^Resend booking.confirmed, /));
  await seen(() => screen.getByText('Sending'));
  expect(asked.at(-1)).toEqual({ name: 'ResendDelivery', variables: { input: { deliveryId: 'a' } } });
});

test('a test message is listed first', async () => {
  const log = [failed];
  const { user } = await open({
    DeliveryLog: () => logOf(...log),
    TestWebhook: () => {
      log.unshift(delivery('b', { event: 'webhook.test' }));
      return { testWebhook: { __typename: 'WebhookDelivery', id: 'b' } };
    },
  });
  await user.click(press('Send test message'));
  await seen(() => screen.getByText(/A test message is on its way/));
  expect(rows()[0]).toHaveTextContent(/^Deliveredwebhook\.test.*HTTP 204/);
});

test('a paused webhook sends nothing until it is resumed', async () => {
  let disabledAt: string | null = null;
  const { user, asked } = await open({
    UpdateWebhook: ({ input }) => {
      disabledAt = input.active ? null : '2026-11-03T12:00:00Z';
      return { updateWebhook: { ...webhook, disabledAt } };
    },
  });
  await user.click(press('Pause'));
  await seen(() => screen.getByText(/^Paused since [34] Nov 2026/));
  expect(screen.queryByRole('button', { name: 'Send test message' })).toBeNull();
  expect(press(/^Resend booking.confirmed/)).toBeDisabled();
  await user.click(press('Resume'));
  await seen(() => screen.getByText('Active'));
  expect(
    asked.filter(({ name }) => name === 'UpdateWebhook').map(({ variables }) => variables.input),
  ).toEqual([
    { webhookId: '1', active: false },
    { webhookId: '1', active: true },
  ]);
});

test('an unverified webhook explains why nothing is sent, and resends the challenge', async () => {
  const failed = {
    ...webhook,
    verificationState: 'WAITING' as const,
    challengeSentAt: '2026-11-03T12:00:00Z',
    challengeAnswer: 'Your program did not answer with the challenge.',
  };
  let isVerified = false;
  const { user, asked } = await open({
    WebhookPage: () => ({ myWebhooks: [isVerified ? webhook : failed] }),
    SendWebhookChallenge: () => {
      isVerified = true;
      return { sendWebhookChallenge: { ...failed, challengeSentAt: null, challengeAnswer: null } };
    },
  });
  expect(screen.getByText('Not verified')).toBeVisible();
  expect(screen.getByText(/^The challenge was sent at .*did not answer with the challenge\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'How to answer it' })).toHaveAttribute(
    'href',
    '/developers#challenge',
  );
  expect(screen.queryByRole('button', { name: 'Send test message' })).toBeNull();
  expect(press(/^Resend booking.confirmed/)).toBeDisabled();
  await user.click(press('Resend the challenge'));
  await seen(() => screen.getByText('Active'));
  expect(press('Send test message')).toBeEnabled();
  expect(asked.find(({ name }) => name === 'SendWebhookChallenge')?.variables.input).toEqual({
    webhookId: '1',
  });
});

test('a refused challenge says how long to wait', async () => {
  const message = 'Too many attempts. Wait 24 hours, then try again.';
  const waiting = { ...webhook, verificationState: 'WAITING' as const };
  const { user } = await open({
    WebhookPage: () => ({ myWebhooks: [waiting] }),
    SendWebhookChallenge: () => ({
      sendWebhookChallenge: { __typename: 'TooManyAttempts', message, retryAfterSeconds: 86_400 },
    }),
  });
  await user.click(press('Send the challenge'));
  await seen(() => screen.getByText(message));
});

test('the events are changed', async () => {
  const { user } = await open({
    UpdateWebhook: ({ input }) => ({ updateWebhook: { ...webhook, events: [...input.events!] } }),
  });
  await user.click(press('Edit events'));
  await user.click(screen.getByLabelText('booking.changed'));
  await user.click(press('Save'));
  await seen(() => screen.getByText('booking.confirmed, booking.changed'));
});

test('rotating the secret asks for the password, and shows the new secret once', async () => {
  const { user } = await open({
    RotateWebhookSecret: ({ input }) => ({
      rotateWebhookSecret: input.currentPassword
        ? {
            __typename: 'NewWebhook',
            secret: 'whsec_new',
            webhook: { ...webhook, previousSecretUntil: '2100-01-01T12:00:00Z' },
          }
        : { __typename: 'WrongPassword', message: 'Not this one.' },
    }),
  });
  await user.click(press('Rotate secret'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Rotate the secret' }));
  expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription('Not this one.');
  await user.type(dialog.getByLabelText('Current password'), 'Stay#2026{Enter}');
  await seen(() => screen.getByText('whsec_new'));
  expect(screen.getByText(/^both secrets until [12] Jan 2100/)).toBeVisible();
});

test('a deleted webhook leaves the list', async () => {
  let myWebhooks = [webhook];
  const { user, address } = await open({
    MyWebhooks: () => ({ myWebhooks }),
    DeleteWebhook: () => {
      myWebhooks = [];
      return { deleteWebhook: true };
    },
  });
  await user.click(press('Delete'));
  await user.click(press('Delete webhook'));
  await seen(() => screen.getByText('You have no webhooks yet.'));
  expect(address()).toBe('/webhooks');
  expect(screen.getByText('Webhook deleted.')).toBeVisible();
});

test('an unknown webhook says that it does not exist', async () => {
  await open({}, '/webhooks/2');
  expect(screen.getByText('This webhook does not exist.')).toBeVisible();
});
