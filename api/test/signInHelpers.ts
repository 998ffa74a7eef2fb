import { PASSWORD } from './factories';
import type { TestServer, Visitor } from './testServer';

let addresses = 0;
/** An address of a network that no caller has used yet. */
export const newAddress = () => `198.18.${Math.floor(++addresses / 250)}.${addresses % 250}`;

/** The outcome of an attempt to sign in. */
export interface SignInOutcome {
  __typename: string;
  message?: string;
  retryAfterSeconds?: number;
}

interface Attempt {
  username: string;
  password?: string;
  captcha?: string;
}

/** Signs in as this visitor from this address, once for each alias of one document; needs TRUST_PROXY=1. */
export async function signIns(
  person: Visitor,
  address: string,
  attempts: Attempt[],
): Promise<SignInOutcome[]> {
  const fields = attempts.map(({ username, password = PASSWORD, captcha = null }, index) => {
    const given = { username, password, captcha };
    const input = Object.entries(given).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    return `try${index}: signIn(input: { ${input.join(', ')} }) {
      __typename ... on Problem { message } ... on TooManyAttempts { retryAfterSeconds } }`;
  });
  const body = JSON.stringify({ query: `mutation { ${fields.join(' ')} }` });
  const { data } = await person.post(body, { 'x-forwarded-for': address });
  return Object.values(data);
}

/** One attempt of a new browser, from its own address unless one is passed. */
export async function signIn(server: TestServer, attempt: Attempt, address = newAddress()) {
  return (await signIns(await server.as(), address, [attempt]))[0]!;
}

/** This many attempts with a wrong password, one after the other, all from one address. */
export async function signInsWrong(
  server: TestServer,
  username: string,
  times: number,
  address = newAddress(),
): Promise<SignInOutcome[]> {
  const wrong = Array.from({ length: times }, () => ({ username, password: 'Wrong#2026' }));
  return signIns(await server.as(), address, wrong);
}

export const kindsOf = (outcomes: SignInOutcome[]) => outcomes.map(({ __typename }) => __typename);
