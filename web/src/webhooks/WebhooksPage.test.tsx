import { screen, within } from '@testing-library/react';
import { seen } from '../../test/seen';
import { guest, visit, type Answers } from '../../test/visit';
import { spokenDay } from '../kit/moments';
import { WebhooksPage } from './WebhooksPage';

const CREATED = '2026-11-01T12:00:00Z';
const SECRET = `whsec_${'a'.repeat(43)}=`;
const webhook = (id: string, url: string, changes = {}) => ({
  __typename: 'Webhook' as const,
  id,
  url,
  events: ['BOOKING_CONFIRMED' as const],
  createdAt: CREATED,
  failingSince: null,
  disabledAt: null,
  verificationState: 'VERIFIED' as const,
  challengeAnswer: null,
  ...changes,
});
const open = (answers: Answers = {}) =>
  visit({
    at: '/webhooks',
    viewer: guest,
    routes: [{ path: '/webhooks', element: <WebhooksPage /> }],
    answers: { MyWebhooks: () => ({ myWebhooks: [] }), ...answers },
  });
const rows = () => within(screen.getByRole('region', { name: 'Your webhooks' })).getAllByRole('listitem');

test('a new webhook has the selected events, shows its secret once, and is listed first', async () => {
  const url = 'https://hooks.example/staybook';
  const { user, asked } = await open({
    MyWebhooks: () => ({ myWebhooks: [webhook('1', 'https://old.example/')] }),
    CreateWebhook: () => ({
      createWebhook: { __typename: 'NewWebhook', secret: SECRET, webhook: webhook('2', url) },
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Add webhook' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Endpoint URL')).toHaveFocus();
  await user.keyboard(url);
  await user.click(dialog.getByLabelText('booking.changed'));
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
  await seen(() => screen.getByText(SECRET));
  expect(asked.find(({ name }) => name === 'CreateWebhook')?.variables.input).toEqual({
    url,
    events: ['BOOKING_CONFIRMED', 'BOOKING_CANCELLED'],
    currentPassword: undefined,
  });
  expect(rows().map((row) => row.textContent)).toEqual([
    `Active${url}booking.confirmed · added ${spokenDay(CREATED)}`,
    expect.stringMatching(/^Activehttps:\/\/old\.example\//),
  ]);
  await user.click(screen.getByRole('button', { name: 'Copy the secret' }));
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText(SECRET)).toBeNull();
});

test('an unusable address shows an error at its field, and nothing is sent without an event', async () => {
  const message = 'This address is in a private network. Enter one on the public internet.';
  const { user, asked } = await open({
    CreateWebhook: () => ({ createWebhook: { __typename: 'WebhookRefused', message } }),
  });
  await user.click(screen.getByRole('button', { name: 'Add webhook' }));
  const dialog = within(screen.getByRole('dialog'));
  const add = () => user.click(dialog.getByRole('button', { name: 'Add webhook' }));
  const field = dialog.getByLabelText('Endpoint URL');
  await user.type(field, 'hooks');
  await add();
  expect(field).toHaveAccessibleDescription('Enter an address that begins with https://');
  await user.clear(field);
  await user.type(field, 'https://10.0.0.1/');
  for (const box of dialog.getAllByRole('checkbox', { checked: true })) await user.click(box);
  await add();
  expect(dialog.getByRole('alert')).toHaveTextContent('Select at least one event.');
  expect(asked.map(({ name }) => name)).not.toContain('CreateWebhook');
  await user.click(dialog.getByLabelText('booking.cancelled'));
  await add();
  await seen(() => dialog.getByText(message));
  expect(field).toHaveFocus();
});

test('each webhook shows its status and links to its deliveries', async () => {
  const since = '2026-11-02T12:00:00Z';
  await open({
    MyWebhooks: () => ({
      myWebhooks: [
        webhook('1', 'https://one.example/', { failingSince: since }),
        webhook('2', 'https://two.example/', { failingSince: since, disabledAt: since }),
        webhook('3', 'https://three.example/', { verificationState: 'WAITING' }),
      ],
    }),
  });
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Failing/),
    expect.stringMatching(/^Paused/),
    expect.stringMatching(/^Not verified/),
  ]);
  expect(screen.getByRole('link', { name: 'https://one.example/' })).toHaveAttribute('href', '/webhooks/1');
});

test('there is no button to add an eleventh webhook', async () => {
  const ten = Array.from({ length: 10 }, (_, at) => webhook(String(at), `https://${at}.example/`));
  await open({ MyWebhooks: () => ({ myWebhooks: ten }) });
  expect(rows()).toHaveLength(10);
  expect(screen.queryByRole('button', { name: 'Add webhook' })).toBeNull();
});
