import { ApolloClient } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeCache } from '../../apollo/cache';
import { fakeServer, type Answers, type Data } from '../../../test/fakeServer';
import { guest } from '../../../test/visit';
import { storeViewer } from '../renewSession';
import { Session } from '../session';

const mockAsk = jest.fn();
jest.mock('../factors/ceremony', () => ({ askForPasskey: (options: string) => mockAsk(options) }));

const user = userEvent.setup();
const given = { giveProof: { __typename: 'ProofGiven' as const, accessToken: 'token after it' } };
type Proofs = Data<'Proofs'>['signInMethods'];

/** The open dialog of an account with these ways to prove it. */
async function openDialog(methods: Partial<Proofs>, answers: Answers = {}) {
  const account = { id: guest.id, hasPassword: true, proofs: [], recoveryCodesLeft: 0, ...methods };
  const { link, asked } = fakeServer({
    Proofs: () => ({ signInMethods: account }),
    GiveProof: () => given,
    ...answers,
  });
  const client = new ApolloClient({ cache: makeCache(), link, dataMasking: true });
  const session = new Session(() => Promise.resolve(undefined));
  await storeViewer(client, { __typename: 'Session', accessToken: 'token', viewer: guest });
  session.begin('token');
  const proof = session.prove(client);
  await screen.findByRole('button', { name: 'Cancel' });
  return {
    proof,
    inputs: () => asked.filter(({ name }) => name === 'GiveProof').map(({ variables }) => variables.input),
  };
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  window.PublicKeyCredential = function PublicKeyCredential() {} as never;
  mockAsk.mockReset();
});
afterEach(() => {
  delete (window as { PublicKeyCredential?: unknown }).PublicKeyCredential;
});

test('asks for the password together with the code of the app, or with a recovery code', async () => {
  const { proof, inputs } = await openDialog(
    { proofs: ['CODE'], recoveryCodesLeft: 3 },
    {
      GiveProof: ({ input }) =>
        input.code === '123456'
          ? { giveProof: { __typename: 'FactorCodeWrong', message: 'That code is not correct.' } }
          : given,
    },
  );
  await user.type(await screen.findByLabelText('Password'), 'Stay#2026');
  await user.type(screen.getByLabelText('Code'), '123 456');
  await press('Confirm');
  expect(await screen.findByText('That code is not correct.')).toBeVisible();

  await press('Use a recovery code');
  await user.type(screen.getByLabelText('Password'), 'Stay#2026');
  await user.type(screen.getByLabelText('Recovery code'), ' 4f7k-92mt ');
  await press('Confirm');
  expect(await proof).toBe(true);
  expect(inputs()).toEqual([
    { password: 'Stay#2026', code: '123456' },
    { password: 'Stay#2026', code: '4f7k-92mt' },
  ]);
});

test('asks for a passkey first where there is one, and says when none was used', async () => {
  mockAsk.mockResolvedValueOnce(undefined).mockResolvedValueOnce('{"id":"x"}');
  const { proof, inputs } = await openDialog(
    { proofs: ['PASSKEY', 'PASSWORD'] },
    {
      BeginPasskeyProof: () => ({
        beginPasskeyProof: { __typename: 'PasskeyStep', ticket: 't', options: '{}' },
      }),
    },
  );
  await screen.findByText(/^Use your passkey to go on/);
  await press('Use a passkey');
  expect(await screen.findByText(/^No passkey was used/)).toBeVisible();
  await press('Use a passkey');
  expect(await proof).toBe(true);
  expect(inputs()).toEqual([{ passkey: { ticket: 't', response: '{"id":"x"}' } }]);
});

test('offers the password where the browser knows no passkeys, and asks for none that the account lacks', async () => {
  delete (window as { PublicKeyCredential?: unknown }).PublicKeyCredential;
  const { proof } = await openDialog({ proofs: ['PASSKEY', 'PASSWORD'] });
  await screen.findByLabelText('Password');
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  await press('Cancel');
  expect(await proof).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  window.PublicKeyCredential = function PublicKeyCredential() {} as never;
  const other = await openDialog({ proofs: ['PASSKEY'], hasPassword: false });
  await screen.findByText(/^Use your passkey to go on/);
  expect(screen.queryByRole('button', { name: 'Use your password' })).toBeNull();
  await press('Cancel');
  expect(await other.proof).toBe(false);
});

test('asks an account without a password for the code alone', async () => {
  const { proof, inputs } = await openDialog({ proofs: ['CODE'], hasPassword: false });
  await screen.findByText(/^Enter the code that your app shows/);
  expect(screen.queryByLabelText('Password')).toBeNull();
  await user.type(screen.getByLabelText('Code'), '123456');
  await press('Confirm');
  expect(await proof).toBe(true);
  expect(inputs()).toEqual([{ code: '123456' }]);
});
