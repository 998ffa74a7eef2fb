import { generateSync } from 'otplib';
import { config } from '../src/core/config';
import { now } from '../src/core/clock';
import { Authenticator, type Oddities } from './authenticator';
import { seal } from '../src/core/sealed';
import { repo, transaction } from '../src/database/transaction';
import { newSecondFactor, SecondFactor } from '../src/users/factors/secondFactor.entity';
import { makeUser, PASSWORD } from './factories';
import type { TestServer, Visitor } from './testServer';
import type { User } from '../src/users/user.entity';

/** A mutation of signing in; returns its answer with its type and the message of a problem. */
export async function factorCall(
  person: Visitor,
  field: string,
  input?: Record<string, unknown>,
  selection = '',
): Promise<any> {
  const name =
    field === 'keepFactors' ? 'ResetFactorsInput' : `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const [declared, passed] = input ? [`($input: ${name}!)`, '(input: $input)'] : ['', ''];
  const answer = await person.graphql(
    `mutation ${declared} { ${field}${passed} { __typename ${selection} ... on Problem { message } } }`,
    input ? { input } : {},
  );
  if (answer.errors) throw new Error(answer.errors[0]!.message);
  return answer.data[field];
}

const METHODS =
  '... on SignInMethods { passkeys { id name backedUp lastUsedAt } hasPassword recoveryCodesLeft }';
const begin = async (person: Visitor, field: string) =>
  (await person.graphql(`mutation { ${field} { ... on PasskeyStep { ticket options } } }`)).data[field] as {
    ticket: string;
    options: string;
  };

/** A browser with an authenticator at the website. */
export const newAuthenticator = (counts = false): Authenticator =>
  new Authenticator(new URL(config.publicUrl).origin, counts);

/** Adds a passkey to the account of a signed-in visitor; returns the answer. */
export async function addPasskey(
  person: Visitor,
  authenticator: Authenticator,
  odd: Oddities = {},
  name = 'Phone',
): Promise<any> {
  const { ticket, options } = await begin(person, 'beginPasskeyRegistration');
  const response = authenticator.create(options, odd);
  return factorCall(person, 'finishPasskeyRegistration', { ticket, response, name }, METHODS);
}

/** The answer of the authenticator to a new challenge of signing in. */
export async function passkeyAnswer(person: Visitor, authenticator: Authenticator, odd: Oddities = {}) {
  const { ticket, options } = await begin(person, 'beginPasskeySignIn');
  return { ticket, response: authenticator.get(options, odd) };
}

/** The answer of the authenticator to a challenge that proves that the owner is at the device. */
export async function passkeyProof(person: Visitor, authenticator: Authenticator, odd: Oddities = {}) {
  const { ticket, options } = await begin(person, 'beginPasskeyProof');
  return { ticket, response: authenticator.get(options, odd) };
}

/** Signs a visitor in with a passkey; returns the answer. */
export async function signInByPasskey(
  person: Visitor,
  authenticator: Authenticator,
  odd: Oddities = {},
): Promise<any> {
  const answer = await passkeyAnswer(person, authenticator, odd);
  return keepToken(person, await factorCall(person, 'finishPasskeySignIn', answer, SESSION));
}

const SESSION = '... on Session { accessToken viewer { id } }';
const keepToken = (person: Visitor, answer: any): any => {
  if (answer.accessToken) person.accessToken = answer.accessToken;
  return answer;
};

/** Signs in with the password; returns the answer with what the second step needs. */
export const firstStep = async (person: Visitor, username: string, password = PASSWORD): Promise<any> =>
  keepToken(
    person,
    await factorCall(
      person,
      'signIn',
      { username, password },
      `${SESSION} ... on SecondFactorNeeded { ticket factors } ... on SecondFactorMissing { setup { ticket secret uri } }`,
    ),
  );

/** The second step with a code or a passkey's answer. */
export const secondStep = async (person: Visitor, input: Record<string, unknown>): Promise<any> =>
  keepToken(person, await factorCall(person, 'finishSignIn', input, SESSION));

/** The code that an app with this secret shows now, by the clock of the server, or this many steps later. */
export const codeOf = (secret: string, stepsLater = 0): string =>
  generateSync({ secret, epoch: Math.floor(now().getTime() / 1000) + 30 * stepsLater });

/** An account with an app for codes, whose first code was that of the step before now. */
export interface CodeAccount {
  secret: string;
  recoveryCodes: string[];
}

/** Sets up an app for codes. The code of the present step stays unused. */
export async function addCodeApp(person: Visitor): Promise<CodeAccount> {
  const { ticket, secret } = await factorCall(
    person,
    'beginSecondFactor',
    undefined,
    '... on CodeAppSetup { ticket secret uri }',
  );
  const code = codeOf(secret, -1);
  const { codes } = await factorCall(
    person,
    'enableSecondFactor',
    { ticket, code },
    '... on RecoveryCodes { codes }',
  );
  return { secret, recoveryCodes: codes };
}

/** How the account can be signed in to. */
export const methodsOf = async (person: Visitor): Promise<any> =>
  (
    await person.graphql(
      `{ signInMethods { hasPassword codeAppSince recoveryCodesLeft proofs secondFactorRequired secondFactorDueAt factorsResetAt passkeys { id name backedUp lastUsedAt } appPasswords { id name lastUsedAt } } }`,
    )
  ).data.signInMethods;

/** An existing client's sign-in. */
export async function v1SignIn(server: TestServer, { username }: User, password = PASSWORD) {
  const response = await fetch(`${server.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const body = (await response.json()) as { accessToken?: string; message?: string };
  return { ...body, status: response.status };
}

/** A user with an app for codes. */
export async function makeUserWithFactor(factorsResetAt: Date | null = null): Promise<string> {
  const { id: userId } = await makeUser('CUSTOMER', { factorsResetAt });
  const factor = newSecondFactor({
    userId,
    sealedSecret: seal('second factor', 'JBSWY3DPEHPK3PXP'),
    lastStep: 0,
  });
  await transaction(() => repo(SecondFactor).insert(factor));
  return userId;
}
