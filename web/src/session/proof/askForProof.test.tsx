import { ApolloClient } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeCache } from '../../apollo/cache';
import { fakeServer, type Answers } from '../../../test/fakeServer';
import { guest } from '../../../test/visit';
import { storeViewer } from '../renewSession';
import { sendSigned } from '../sendSigned';
import { Session } from '../session';

const user = userEvent.setup();
const given = { giveProof: { __typename: 'ProofGiven' as const, accessToken: 'token after it' } };
const wrong = {
  giveProof: { __typename: 'WrongPassword' as const, message: 'Your password is incorrect.' },
};

/** A signed-in session whose server answers a proof so. */
async function setUp(GiveProof: Answers['GiveProof'] = () => given) {
  const { link, asked } = fakeServer({ GiveProof });
  const client = new ApolloClient({ cache: makeCache(), link, dataMasking: true });
  const session = new Session(() => Promise.resolve(undefined));
  await storeViewer(client, { __typename: 'Session', accessToken: 'token', viewer: guest });
  session.begin('token');
  const proofs = () => asked.filter(({ name }) => name === 'GiveProof');
  return { client, session, proofs, prove: () => session.prove(client) };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Confirm that it is you' });
const confirm = () => user.click(screen.getByRole('button', { name: 'Confirm' }));
const closed = () => waitFor(() => expect(dialog()).toBeNull());

test('the dialog takes the password by Enter, from the field that has the focus', async () => {
  const { session, proofs, prove } = await setUp();
  const proof = prove();
  const field = await screen.findByLabelText('Password');
  expect(dialog()).toHaveTextContent('We won’t ask again on this device for the next 10 minutes.');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(field).toHaveAttribute('type', 'text');
  await user.type(field, 'Stay#2026{Enter}');
  expect(await proof).toBe(true);
  expect(session.accessToken()).toBe('token after it');
  expect(proofs()).toEqual([{ name: 'GiveProof', variables: { input: { password: 'Stay#2026' } } }]);
  await closed();
});

test('a wrong password is said at the field, and the next one is taken', async () => {
  const { prove } = await setUp(({ input }) => (input.password === 'right' ? given : wrong));
  const proof = prove();
  const field = await screen.findByLabelText('Password');
  await confirm();
  expect(field).toHaveAccessibleDescription('Enter your password.');
  await user.type(field, 'left');
  await confirm();
  await waitFor(() => expect(field).toHaveAccessibleDescription('Your password is incorrect.'));
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'right');
  await confirm();
  expect(await proof).toBe(true);
});

test('after too many attempts it says how long to wait, and nothing can be sent', async () => {
  const { prove } = await setUp(() => ({
    giveProof: {
      __typename: 'TooManyAttempts',
      message: 'Too many attempts. Wait 4 minutes, then try again.',
      retryAfterSeconds: 240,
    },
  }));
  const proof = prove();
  await user.type(await screen.findByLabelText('Password'), 'wrong');
  await confirm();
  expect(await screen.findByText(/Wait 4 minutes/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await proof).toBe(false);
});

test('Cancel and Escape give no proof, and the next call asks again', async () => {
  const { proofs, prove } = await setUp();
  for (const leave of [
    () => user.click(screen.getByRole('button', { name: 'Cancel' })),
    () => user.keyboard('{Escape}'),
  ]) {
    const proof = prove();
    await screen.findByLabelText('Password');
    await leave();
    expect(await proof).toBe(false);
    await closed();
  }
  expect(proofs()).toEqual([]);
});

test('calls that need a proof at once share one dialog', async () => {
  const { proofs, prove } = await setUp();
  const given = Promise.all([prove(), prove(), prove()]);
  await user.type(await screen.findByLabelText('Password'), 'Stay#2026{Enter}');
  expect(await given).toEqual([true, true, true]);
  expect(proofs()).toHaveLength(1);
});

test('the dialog closes when the session ends', async () => {
  const { session, prove } = await setUp();
  const proof = prove();
  await screen.findByLabelText('Password');
  await act(async () => session.end());
  expect(await proof).toBe(false);
  expect(session.accessToken()).toBeUndefined();
  await closed();
});

describe('a download', () => {
  const refusal = () =>
    new Response(JSON.stringify({ errors: [{ message: 'No.', extensions: { code: 'PROOF_NEEDED' } }] }), {
      status: 403,
    });
  const download = async ({ client, session }: Awaited<ReturnType<typeof setUp>>, isAsked = true) =>
    sendSigned(session, '/api/exports/users.csv', isAsked ? { client } : {});

  test('that needs a proof is asked for again after it', async () => {
    const page = await setUp();
    global.fetch = jest.fn().mockResolvedValueOnce(refusal()).mockResolvedValueOnce(new Response('a,b'));
    const file = download(page);
    await user.type(await screen.findByLabelText('Password'), 'Stay#2026{Enter}');
    expect(await (await file).text()).toBe('a,b');
    expect(global.fetch).toHaveBeenCalledTimes(2);
  });

  test('answers the refusal if there is no proof', async () => {
    const page = await setUp();
    global.fetch = jest.fn().mockImplementation(async () => refusal());
    const file = download(page);
    await screen.findByLabelText('Password');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await (await file).json()).toMatchObject({ errors: [{ message: 'No.' }] });
    expect((await download(page, false)).status).toBe(403);
    expect(global.fetch).toHaveBeenCalledTimes(2);
  });
});
