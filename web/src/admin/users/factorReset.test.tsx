import { screen, within } from '@testing-library/react';
import { guest, visit, type Answers } from '../../../test/visit';
import { FactorBanner } from '../layout/FactorBanner';
import { FactorReset } from './FactorReset';
import { UserPage } from './UserPage';

const noor = {
  __typename: 'User' as const,
  id: 'e'.repeat(24),
  name: 'Noor Haddad',
  username: 'noor_h',
  email: 'noor@staybook.example',
  pendingEmail: null,
  role: 'ADMIN' as const,
  active: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  photo: null,
  hasSecondFactor: true,
  factorsResetAt: null as string | null,
};
const viewer = { ...guest, role: 'ADMIN' as const };
const RESET_AT = '2026-11-29T12:00:00.000Z';
const open = (user: typeof noor, more: Answers = {}) =>
  visit({
    at: `/users/getuser?email=${noor.email}`,
    routes: [{ path: '/users/getuser', element: <UserPage /> }],
    viewer,
    answers: { UserPage: () => ({ users: { __typename: 'UserList', items: [user] } }), ...more },
  });

test('a reset is confirmed after its effects are read, shown while it is pending, and taken back', async () => {
  const changed = (factorsResetAt: string | null) => ({ ...noor, factorsResetAt });
  const { user, asked } = await open(noor, {
    ResetFactors: () => ({ resetFactors: changed(RESET_AT) }),
    KeepFactors: () => ({ keepFactors: changed(null) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Reset second factors' }));
  const dialog = screen.getByRole('dialog', { name: 'Reset the second factors of Noor Haddad?' });
  expect(dialog).toHaveTextContent('In 24 hours');
  expect(asked.some(({ name }) => name === 'ResetFactors')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Reset second factors' }));
  expect(await screen.findByText(/^Reset on 29 Nov 2026/)).toBeVisible();
  expect(asked.at(-1)).toEqual({ name: 'ResetFactors', variables: { input: { userId: noor.id } } });
  await user.click(screen.getByRole('button', { name: 'Keep second factors' }));
  expect(await screen.findByRole('button', { name: 'Reset second factors' })).toBeVisible();
});

test('a refusal is read in the dialog', async () => {
  const { user } = await open(noor, {
    ResetFactors: () => ({
      resetFactors: { __typename: 'SignInChangeRefused', message: 'No second factor.' },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Reset second factors' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Reset second factors' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('No second factor.');
});

test.each([
  ['one’s own account', { ...noor, id: guest.id }],
  ['an account without a second factor', { ...noor, hasSecondFactor: false }],
])('%s has no reset', async (_whose, user) => {
  await visit({ at: '/', routes: [{ path: '/', element: <FactorReset user={user} /> }], viewer });
  expect(screen.queryByRole('button', { name: /second factors/ })).toBeNull();
});

test.each([
  ['2026-12-05T12:00:00.000Z', 1],
  [null, 0],
])('with a second step due at %s the staff area tells it %i times', async (secondFactorDueAt, times) => {
  const { asked } = await visit({
    at: '/',
    routes: [{ path: '/', element: <FactorBanner /> }],
    viewer,
    answers: {
      SecondFactorDue: () => ({
        signInMethods: { __typename: 'SignInMethods', id: guest.id, secondFactorDueAt },
      }),
    },
  });
  const told = screen.queryAllByText(/^Set up a second step by 5 Dec 2026/);
  expect(asked.map(({ name }) => name)).toContain('SecondFactorDue');
  expect(told).toHaveLength(times);
  if (times)
    expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/users/myaccount');
});
