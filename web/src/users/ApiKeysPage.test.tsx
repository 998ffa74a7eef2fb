import { screen, waitFor, within } from '@testing-library/react';
import { seen } from '../../test/seen';
import { guest, visit, type Answers } from '../../test/visit';
import { ApiKeysPage } from './ApiKeysPage';

const SECRET = `staybook_${'a'.repeat(34)}wxyz`;
const key = (id: string, name: string) => ({
  __typename: 'ApiKey' as const,
  id,
  name,
  hint: 'wxyz',
  test: false,
  scopes: ['READ' as const],
  createdAt: '2026-11-01T10:00:00Z',
  rotatedAt: null,
  previousSecretUntil: null as string | null,
  expiresAt: '2020-01-02T10:00:00Z',
  lastUsedAt: null,
  duties: null,
  hotels: null,
});
const open = (answers: Answers, viewer = guest) =>
  visit({
    at: '/apikeys',
    viewer,
    routes: [{ path: '/apikeys', element: <ApiKeysPage /> }],
    answers: { MyApiKeys: () => ({ myApiKeys: [key('1', 'Calendar')] }), ...answers },
  });
const rows = () => within(screen.getByRole('region', { name: 'Your keys' })).getAllByRole('listitem');

test('a new key has the selected scopes, is shown once, and is listed first', async () => {
  const { user, asked } = await open({
    CreateApiKey: () => ({
      createApiKey: { __typename: 'NewApiKey', secret: SECRET, key: key('2', 'Channel manager') },
    }),
  });
  await user.type(screen.getByLabelText('Name'), 'Channel manager');
  await user.click(screen.getByLabelText('Book and write'));
  expect(screen.getByLabelText('Read everything')).toBeChecked();
  await user.selectOptions(screen.getByLabelText('Expiration'), 'No expiration');
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  await seen(() => screen.getByText(SECRET));
  expect(screen.getByRole('status').parentElement).toHaveFocus();
  expect(asked.find(({ name }) => name === 'CreateApiKey')?.variables.input).toEqual({
    name: 'Channel manager',
    scopes: ['READ', 'BOOK'],
    expiresAt: null,
    currentPassword: undefined,
  });
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Channel manager/),
    expect.stringMatching(
      /^Calendarstaybook_…wxyzRead everything · created [12] Nov 2026 · expired [23] Jan 2020 · never used/,
    ),
  ]);
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText(SECRET)).toBeNull();
});

test('only administrators are offered keys for staff', async () => {
  await open({});
  expect(screen.queryByLabelText('Staff')).toBeNull();
});

test('administrators are offered keys for staff', async () => {
  await open({}, { ...guest, role: 'ADMIN' });
  expect(screen.getByLabelText('Staff')).toBeVisible();
});

test('members of teams limit a key for staff to hotels and duties', async () => {
  const hotel = (id: string, name: string) => ({ __typename: 'Hotel' as const, id, name });
  const limited = {
    ...key('2', 'Channel manager'),
    scopes: ['READ' as const, 'STAFF' as const],
    duties: ['REVENUE' as const],
    hotels: [hotel('h2', 'The Lampwright')],
  };
  const { user, asked } = await open(
    {
      OwnTeams: () => ({
        viewer: {
          __typename: 'User',
          id: guest.id,
          teams: [hotel('h1', 'Harbour House'), hotel('h2', 'The Lampwright')].map((one) => ({
            __typename: 'HotelTeamMember' as const,
            duties: ['MANAGER' as const],
            hotel: one,
          })),
        },
      }),
      CreateApiKey: () => ({ createApiKey: { __typename: 'NewApiKey', secret: SECRET, key: limited } }),
    },
    { ...guest, role: 'TEAM' },
  );
  await user.type(screen.getByLabelText('Name'), 'Channel manager');
  await user.click(screen.getByLabelText('Staff'));
  await user.click(screen.getByLabelText('All my hotels'));
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(screen.getByText('Choose at least one hotel, or all of them.')).toBeVisible();
  expect(asked.some(({ name }) => name === 'CreateApiKey')).toBe(false);
  await user.click(await screen.findByLabelText('The Lampwright'));
  await user.click(screen.getByLabelText('Revenue'));
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  await seen(() => screen.getByText(SECRET));
  expect(asked.find(({ name }) => name === 'CreateApiKey')?.variables.input).toMatchObject({
    scopes: ['READ', 'STAFF'],
    hotelIds: ['h2'],
    duties: ['REVENUE'],
  });
  expect(rows()[0]).toHaveTextContent('Read everything and Staff · The Lampwright · Revenue');
});

test('a key with narrow access has no more than that, and one without any is not made', async () => {
  const made = { ...key('2', 'Mirror'), scopes: ['AVAILABILITY' as const, 'WEBHOOKS' as const] };
  const { user, asked } = await open({
    CreateApiKey: () => ({ createApiKey: { __typename: 'NewApiKey', secret: SECRET, key: made } }),
  });
  await user.type(screen.getByLabelText('Name'), 'Mirror');
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(screen.getByText('Choose what the key may be used for.')).toBeVisible();
  expect(asked.some(({ name }) => name === 'CreateApiKey')).toBe(false);
  expect(screen.queryByLabelText('Hotels that you name')).toBeNull();
  await user.click(screen.getByLabelText('Hotels and availability'));
  await user.click(screen.getByLabelText('Webhook messages'));
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  await seen(() => screen.getByText(SECRET));
  expect(asked.find(({ name }) => name === 'CreateApiKey')?.variables.input).toMatchObject({
    scopes: ['AVAILABILITY', 'WEBHOOKS'],
  });
  expect(rows()[0]).toHaveTextContent('Hotels and availability and Webhook messages · created');
});

test('access to hotels needs the hotels, one by one', async () => {
  const { user, asked } = await open(
    { OwnTeams: () => ({ viewer: { __typename: 'User', id: guest.id, teams: [] } }) },
    { ...guest, role: 'TEAM' },
  );
  await user.type(screen.getByLabelText('Name'), 'Desk');
  await user.click(screen.getByLabelText('Hotels that you name'));
  expect(screen.queryByLabelText('All my hotels')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(screen.getByText('Choose at least one hotel.')).toBeVisible();
  expect(asked.some(({ name }) => name === 'CreateApiKey')).toBe(false);
});

test('a revoked key leaves the list', async () => {
  const { user } = await open({ RevokeApiKey: () => ({ revokeApiKey: true }) });
  await user.click(screen.getByRole('button', { name: 'Revoke Calendar' }));
  await user.click(screen.getByRole('button', { name: 'Revoke key' }));
  await seen(() => screen.getByText('You have no API keys yet.'));
});

test('a wrong password is reported at its field', async () => {
  const { user } = await open({
    RotateApiKey: () => ({ rotateApiKey: { __typename: 'WrongPassword', message: 'Not this one.' } }),
  });
  await user.click(screen.getByRole('button', { name: 'Rotate Calendar' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Rotate key' }));
  expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription('Not this one.');
});

test('rotating lets the old secret work for the chosen time, which its owner can end', async () => {
  const until = '2030-01-02T10:00:00Z';
  const { user, asked } = await open({
    RotateApiKey: () => ({
      rotateApiKey: {
        __typename: 'NewApiKey',
        secret: SECRET,
        key: { ...key('1', 'Calendar'), previousSecretUntil: until },
      },
    }),
    EndApiKeyOverlap: () => ({ endApiKeyOverlap: true }),
  });
  expect(screen.queryByRole('button', { name: 'End the old secret of Calendar' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Rotate Calendar' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('The old secret')).toHaveValue('24');
  await user.selectOptions(dialog.getByLabelText('The old secret'), 'works for 3 more days');
  await user.type(dialog.getByLabelText('Current password'), 'Stay#2026');
  await user.click(dialog.getByRole('button', { name: 'Rotate key' }));
  await seen(() => screen.getByText(/the old secret works until/));
  const sent = (name: string) => asked.filter((one) => one.name === name).map(({ variables }) => variables);
  expect(sent('RotateApiKey')).toEqual([
    { input: { keyId: '1', overlapHours: 72, currentPassword: 'Stay#2026' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'End the old secret of Calendar' }));
  await waitFor(() => expect(screen.queryByText(/the old secret works until/)).toBeNull());
  expect(sent('EndApiKeyOverlap')).toEqual([{ input: { keyId: '1' } }]);
});

test('a test key has narrow access only, and is marked in the list', async () => {
  const made = { ...key('2', 'Trial'), test: true, scopes: ['BOOKINGS' as const] };
  const { user, asked } = await open({
    CreateApiKey: () => ({ createApiKey: { __typename: 'NewApiKey', secret: SECRET, key: made } }),
  });
  await user.type(screen.getByLabelText('Name'), 'Trial');
  await user.click(screen.getByLabelText('Your bookings'));
  await user.click(screen.getByLabelText('Book and write'));
  await user.click(screen.getByLabelText('Test key'));
  for (const label of ['Book and write', 'Chats']) expect(screen.queryByLabelText(label)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  await seen(() => screen.getByText(SECRET));
  expect(asked.find(({ name }) => name === 'CreateApiKey')?.variables.input).toMatchObject({
    scopes: ['BOOKINGS'],
    test: true,
  });
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^TrialTeststaybook_test_…wxyz/),
    expect.not.stringContaining('Test'),
  ]);
  expect(screen.getByLabelText('Test key')).not.toBeChecked();
});
