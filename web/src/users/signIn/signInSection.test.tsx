import { screen, within } from '@testing-library/react';
import { guest, visit, type Answers, type Data } from '../../../test/visit';
import { SignInSection } from './SignInSection';
import { useSignInMethodsQuery } from './SignInMethods.generated';
import { passkeyName } from './passkeyName';

function Section() {
  const { data } = useSignInMethodsQuery();
  return data ? <SignInSection methods={data.signInMethods} /> : null;
}
type Methods = Data<'SignInMethods'>['signInMethods'];
const plain = {
  __typename: 'SignInMethods' as const,
  id: guest.id,
  hasPassword: true,
  passkeys: [],
  codeAppSince: null,
  recoveryCodesLeft: 0,
  appPasswords: [],
  secondFactorRequired: false,
  secondFactorDueAt: null,
  factorsResetAt: null,
};
const laptop = {
  __typename: 'Passkey' as const,
  id: 'b'.repeat(24),
  name: 'My laptop',
  backedUp: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
};
const open = (methods: Partial<Methods>, more: Answers = {}) =>
  visit({
    at: '/',
    routes: [{ path: '/', element: <Section /> }],
    viewer: guest,
    answers: { SignInMethods: () => ({ signInMethods: { ...plain, ...methods } }), ...more },
  });

test('an account with a password alone can add everything and remove nothing', async () => {
  await open({});
  expect(await screen.findByText('Off. Your password alone signs you in.')).toBeVisible();
  expect(screen.getByText('You have no passkeys yet.')).toBeVisible();
  expect(screen.getByText('You have no app passwords.')).toBeVisible();
  expect(screen.queryByText('Recovery codes')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove password' })).toBeNull();
  // this browser has none
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('a passkey is renamed in its row', async () => {
  const { user, asked } = await open(
    { passkeys: [laptop] },
    {
      RenamePasskey: ({ input }) => ({
        renamePasskey: { ...plain, passkeys: [{ ...laptop, name: input.name }] },
      }),
    },
  );
  expect(await screen.findByText('Synced · added 20 Nov 2026 · never used')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rename My laptop' }));
  const field = screen.getByLabelText('Name of the passkey');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription('Enter a name.');
  await user.type(field, ' Work computer {Enter}');
  expect(await screen.findByRole('button', { name: 'Rename Work computer' })).toHaveFocus();
  expect(asked.at(-1)?.variables).toEqual({ input: { passkeyId: laptop.id, name: 'Work computer' } });
});

test('the last way to sign in is not removed, and the dialog says why', async () => {
  const message = 'This passkey is your only way to sign in.';
  const { user } = await open(
    { passkeys: [laptop], hasPassword: false },
    { RemovePasskey: () => ({ removePasskey: { __typename: 'SignInChangeRefused', message } }) },
  );
  expect(await screen.findByRole('link', { name: 'Choose a password' })).toHaveAttribute(
    'href',
    '/changepassword',
  );
  await user.click(screen.getByRole('button', { name: 'Remove My laptop' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove passkey' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(message);
});

test('new recovery codes are shown once, and only their button closes them', async () => {
  const { user } = await open(
    { codeAppSince: '2026-11-20T10:00:00.000Z', recoveryCodesLeft: 2 },
    {
      NewRecoveryCodes: () => ({
        recoveryCodes: {
          __typename: 'RecoveryCodes',
          codes: ['1111-aaaa'],
          methods: { __typename: 'SignInMethods', id: guest.id, recoveryCodesLeft: 10 },
        },
      }),
    },
  );
  expect(await screen.findByText('2 of 10 left')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make new codes' }));
  expect(await screen.findByText('1111-aaaa')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(screen.queryByText('1111-aaaa')).toBeNull();
  expect(screen.getByText('10 of 10 left')).toBeVisible();
});

test('an app password is shown once with its name', async () => {
  const calendar = {
    __typename: 'AppPassword' as const,
    id: 'c'.repeat(24),
    name: 'Calendar',
    createdAt: '2026-11-20T10:00:00.000Z',
    lastUsedAt: null,
  };
  const { user } = await open(
    {},
    {
      CreateAppPassword: () => ({
        createAppPassword: {
          __typename: 'NewAppPassword',
          secret: 'secret#2026',
          methods: { ...plain, appPasswords: [calendar] },
        },
      }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Create an app password' }));
  await user.type(screen.getByLabelText('Name'), 'Calendar{Enter}');
  expect(await screen.findByText('secret#2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Revoke Calendar' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText('secret#2026')).toBeNull();
});

test('a pending reset and a missing second step are told', async () => {
  await open({ factorsResetAt: '2026-11-29T12:00:00.000Z', secondFactorDueAt: '2026-12-05T12:00:00.000Z' });
  const [reset, due] = await screen.findAllByRole('alert');
  expect(reset).toHaveTextContent(/An administrator has asked .* on 29 Nov 2026/);
  expect(due).toHaveTextContent(/needs a second step from 5 Dec 2026/);
});

test('a new passkey is named after the browser, and numbered if the name is taken', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/149.0 Safari/537.36';
  expect(passkeyName(chrome, [])).toBe('Chrome on Linux');
  expect(passkeyName(chrome, ['Chrome on Linux', 'Chrome on Linux 2'])).toBe('Chrome on Linux 3');
});

test('an account that needs a second step reads what remains when the password or the app is removed', async () => {
  const { user } = await open({
    passkeys: [laptop],
    secondFactorRequired: true,
    codeAppSince: '2026-11-20T10:00:00.000Z',
    recoveryCodesLeft: 8,
  });
  await user.click(await screen.findByRole('button', { name: 'Remove password' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('You then need a recovery code as well.');
  await user.click(screen.getByRole('button', { name: 'Keep password' }));
  await user.click(screen.getByRole('button', { name: 'Remove the app for codes' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('then asks for a passkey instead of a code');
});
