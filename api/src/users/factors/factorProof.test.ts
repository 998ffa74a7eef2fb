import { giveProof } from '../../../test/accountHelpers';
import { later } from '../../../test/clock';
import { makeUser, PASSWORD } from '../../../test/factories';
import {
  addCodeApp,
  addPasskey,
  codeOf,
  factorCall,
  newAuthenticator,
  passkeyAnswer,
  passkeyProof,
} from '../../../test/factors';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { PROOF_MINUTES } from '../../../../schema/accounts';

const OLD = PROOF_MINUTES * 60_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' });
});
afterAll(() => server.close());

const prove = async (person: Visitor, input: Record<string, unknown>): Promise<string> =>
  (await giveProof(person, input)).__typename;
/** What a change that needs a proof answers. */
const change = async (person: Visitor): Promise<string> =>
  (await factorCall(person, 'recoveryCodes')).__typename;

test('where a second step is asked for, the password alone proves nothing', async () => {
  const person = await server.as(await makeUser());
  const { secret } = await addCodeApp(person);
  await later(OLD, async () => {
    expect(await change(person)).toBe('ProofNeeded');
    await expect(prove(person, { password: PASSWORD })).rejects.toThrow('together with a code');
    expect(await prove(person, { password: 'Wrong#2026', code: codeOf(secret) })).toBe('WrongPassword');
    expect(await prove(person, { password: PASSWORD, code: '12345' })).toBe('FactorCodeWrong');
    expect(await change(person)).toBe('ProofNeeded');
    expect(await prove(person, { password: PASSWORD, code: codeOf(secret) })).toBe('ProofGiven');
    expect(await change(person)).toBe('RecoveryCodes');
  });
});

test('the current password of a form does not stand in for the second step', async () => {
  const person = await server.as(await makeUser());
  const { secret } = await addCodeApp(person);
  const newPassword = { currentPassword: PASSWORD, password: 'Other#Harbour8' };
  const newEmail = { email: 'new_address@staybook.example', currentPassword: PASSWORD };
  const key = { name: 'Script', scopes: ['READ'], currentPassword: PASSWORD };
  const typeOf = async (field: string, input: Record<string, unknown>) =>
    (await factorCall(person, field, input)).__typename;
  await later(OLD, async () => {
    expect(await typeOf('changePassword', newPassword)).toBe('ProofNeeded');
    expect(await typeOf('updateAccount', newEmail)).toBe('ProofNeeded');
    expect(await typeOf('createApiKey', key)).toBe('ProofNeeded');
    await prove(person, { password: PASSWORD, code: codeOf(secret) });
    expect(await typeOf('createApiKey', key)).toBe('NewApiKey');
    expect(await typeOf('changePassword', newPassword)).toBe('PasswordChanged');
  });
});

test('a recovery code goes with the password, once', async () => {
  const person = await server.as(await makeUser());
  const { recoveryCodes } = await addCodeApp(person);
  await later(OLD, async () => {
    const input = { password: PASSWORD, code: recoveryCodes[0] };
    expect(await prove(person, input)).toBe('ProofGiven');
    expect(await prove(person, input)).toBe('FactorCodeWrong');
  });
});

test('a passkey alone is a proof, in the session that asked and for that purpose only', async () => {
  const user = await makeUser();
  const [person, otherTab, otherUser] = [
    await server.as(user),
    await server.as(user),
    await server.as(await makeUser()),
  ];
  const [own, foreign] = [newAuthenticator(), newAuthenticator()];
  await addPasskey(person, own);
  await addPasskey(otherUser, foreign);
  await later(OLD, async () => {
    const passkey = await passkeyProof(person, own);
    expect(await prove(otherTab, { passkey })).toBe('StepEnded');
    expect(await prove(otherUser, { passkey })).toBe('StepEnded');
    const signingIn = await passkeyAnswer(person, own);
    expect(await prove(person, { passkey: signingIn })).toBe('StepEnded');
    const relayed = await passkeyProof(person, own, { origin: 'https://attacker.example' });
    expect(await prove(person, { passkey: relayed })).toBe('PasskeyRefused');
    const { ticket } = await passkeyProof(person, own);
    const { response } = await passkeyProof(otherUser, foreign);
    expect(await prove(person, { passkey: { ticket, response } })).toBe('PasskeyRefused');

    expect((await factorCall(person, 'beginSecondFactor')).__typename).toBe('ProofNeeded');
    expect(await prove(person, { passkey })).toBe('ProofGiven');
    expect(await prove(person, { passkey })).toBe('StepEnded');
    expect((await factorCall(person, 'beginSecondFactor')).__typename).toBe('CodeAppSetup');
    expect((await factorCall(otherTab, 'beginSecondFactor')).__typename).toBe('ProofNeeded');
  });
});

test('an account without a password proves by its passkey, and then changes its address and password', async () => {
  const person = await server.as(await makeUser());
  const authenticator = newAuthenticator();
  await addPasskey(person, authenticator);
  await factorCall(person, 'removePassword');
  const newEmail = { email: 'without_password@staybook.example', currentPassword: '' };
  await later(OLD, async () => {
    expect(await prove(person, { password: PASSWORD })).toBe('WrongPassword');
    expect((await factorCall(person, 'updateAccount', newEmail)).__typename).toBe('ProofNeeded');
    expect(await prove(person, { passkey: await passkeyProof(person, authenticator) })).toBe('ProofGiven');
    expect((await factorCall(person, 'updateAccount', newEmail)).__typename).toBe('User');
    const choose = { currentPassword: '', password: 'Other#Harbour8' };
    expect((await factorCall(person, 'changePassword', choose)).__typename).toBe('PasswordChanged');
    expect(await prove(person, { password: 'Other#Harbour8' })).toBe('ProofGiven');
  });
});
