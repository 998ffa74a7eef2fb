import { ApolloLink, execute, gql, type ApolloClient } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { firstValueFrom, of, throwError } from 'rxjs';
import { Unreachable } from './reachability';
import { sessionLink } from './sessionLink';

const query = gql`
  query Secret {
    secret
  }
`;
const refusal = (code: string) => ({ errors: [{ message: code, extensions: { code } }] });

/** A server that takes only the newest token, and a session that can or cannot renew. */
function setUp({
  renews = true,
  refuses = 'UNAUTHENTICATED' as string | number,
  settle = undefined as Promise<void> | undefined,
} = {}) {
  let token = 'old';
  let renewals = 0;
  const sent: unknown[] = [];
  const session = {
    accessToken: () => token,
    renew: async () => {
      renewals += 1;
      if (renews) token = 'new';
      return renews;
    },
    settleSignOut: () => settle,
    prove: async () => false,
    subscribe: () => () => undefined,
  };
  const server = new ApolloLink((operation) => {
    const { authorization } = (operation.getContext().headers ?? {}) as { authorization?: string };
    sent.push(authorization);
    if (authorization === 'Bearer new') return of({ data: { secret: 42 } });
    if (typeof refuses === 'string') return of(refusal(refuses));
    const response = new Response('', { status: refuses });
    return throwError(() => new ServerError('No.', { response, bodyText: '' }));
  });
  const link = sessionLink(session).concat(server);
  const call = (context = {}) =>
    firstValueFrom(execute(link, { query, context }, { client: {} as ApolloClient }));
  return { call, sent, renewals: () => renewals };
}

test('a call refused for its token renews the session once and is repeated once', async () => {
  const { call, sent, renewals } = setUp();
  expect(await call()).toEqual({ data: { secret: 42 } });
  expect(sent).toEqual(['Bearer old', 'Bearer new']);
  expect(renewals()).toBe(1);
});

test('a session that has ended passes the refusal on without another call', async () => {
  const { call, sent, renewals } = setUp({ renews: false });
  expect(await call()).toMatchObject(refusal('UNAUTHENTICATED'));
  expect(sent).toEqual(['Bearer old']);
  expect(renewals()).toBe(1);
});

test.each([401, 403])(
  'HTTP status %i renews the session once, and is passed on if that does not help',
  async (status) => {
    for (const renews of [true, false]) {
      const { call, sent, renewals } = setUp({ renews, refuses: status });
      if (renews) expect(await call()).toEqual({ data: { secret: 42 } });
      else await expect(call()).rejects.toMatchObject({ statusCode: status });
      expect(sent).toEqual(renews ? ['Bearer old', 'Bearer new'] : ['Bearer old']);
      expect(renewals()).toBe(1);
    }
  },
);

test('FORBIDDEN never renews the session', async () => {
  const { call, sent, renewals } = setUp({ refuses: 'FORBIDDEN' });
  expect(await call()).toMatchObject(refusal('FORBIDDEN'));
  expect(sent).toEqual(['Bearer old']);
  expect(renewals()).toBe(0);
});

test('a sign-out that is owed goes before every call, of nobody too, and a renewal looks after it itself', async () => {
  let confirm = () => undefined as void;
  const { call, sent } = setUp({ settle: new Promise<void>((resolve) => (confirm = resolve)) });
  await call({ withoutSession: true, isRenewal: true });
  expect(sent).toHaveLength(1);
  const calls = [call(), call({ withoutSession: true })];
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(1);
  confirm();
  await Promise.all(calls);
  expect(sent.length).toBeGreaterThan(2);
});

test('a sign-out that is owed and not confirmed holds every call back', async () => {
  const { call, sent, renewals } = setUp({ settle: Promise.reject(new Unreachable()) });
  await expect(call()).rejects.toBeInstanceOf(Unreachable);
  await expect(call({ withoutSession: true })).rejects.toBeInstanceOf(Unreachable);
  expect([sent, renewals()]).toEqual([[], 0]);
});
