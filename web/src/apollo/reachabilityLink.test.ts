import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { Observable } from 'rxjs';
import { failureLink, type Failure } from './failureLink';
import { reachability, Unreachable, retryUntilReachable } from './reachability';
import { failsOffline, reachabilityLink } from './reachabilityLink';

const query = gql`
  query Ask {
    answer
  }
`;
const mutation = gql`
  mutation Change {
    answer
  }
`;

/** A server that is not reached before `online`, and what is told of it. */
function setUp(failure: Error = new Unreachable()) {
  let isReached = false;
  let sent = 0;
  const failures: Failure[] = [];
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        sent += 1;
        if (!isReached) return observer.error(failure);
        observer.next({ data: { answer: 42 } });
        observer.complete();
      }),
  );
  const link = ApolloLink.from([
    failureLink((failure) => failures.push(failure)),
    reachabilityLink(),
    server,
  ]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const ask = async (context = {}) => (await client.query({ query, context, fetchPolicy: 'no-cache' })).data;
  const change = async (context = {}) => (await client.mutate({ mutation, context })).data;
  const comeBack = () => {
    isReached = true;
    window.dispatchEvent(new Event('online'));
  };
  return { ask, change, comeBack, failures, sent: () => sent };
}

test('a query waits for the line, says so, and is answered by itself when it is back', async () => {
  const { ask, comeBack, failures } = setUp();
  const answer = ask();
  await new Promise(process.nextTick);
  expect(reachability.read()).toEqual({ isWaitedFor: true, isUnconfirmed: false });
  comeBack();
  expect(await answer).toEqual({ answer: 42 });
  expect(reachability.read()).toEqual({ isWaitedFor: false, isUnconfirmed: false });
  expect(failures).toEqual([]);
});

test.each([502, 503, 504])(
  'a proxy that does not reach the server answers %s: a query waits as well',
  async (status) => {
    const body = JSON.stringify({ message: 'Staybook does not answer at the moment.' });
    const response = { status, url: '/graphql', headers: new Headers() } as Response;
    const { ask, comeBack, failures } = setUp(new ServerError('failed', { response, bodyText: body }));
    const answer = ask();
    await new Promise(process.nextTick);
    expect(reachability.read()).toEqual({ isWaitedFor: true, isUnconfirmed: false });
    comeBack();
    expect(await answer).toEqual({ answer: 42 });
    expect(failures).toEqual([]);
  },
);

test('what changes something is sent once; that it was missed is said until the server answers again', async () => {
  const { ask, change, comeBack, failures, sent } = setUp();
  await expect(change()).rejects.toThrow(Unreachable);
  expect(sent()).toBe(1);
  expect(reachability.read()).toEqual({ isWaitedFor: false, isUnconfirmed: true });
  expect(failures).toEqual([]);
  comeBack();
  await ask();
  expect(reachability.read().isUnconfirmed).toBe(false);
});

test('a call with its own way is told at once, and nothing is said twice', async () => {
  const { ask, change, failures } = setUp();
  await expect(ask(failsOffline)).rejects.toThrow(Unreachable);
  await expect(change(failsOffline)).rejects.toThrow(Unreachable);
  expect(reachability.read()).toEqual({ isWaitedFor: false, isUnconfirmed: false });
  expect(failures).toEqual([]);
});

test('a file of the app is loaded again when the line is back; online, a missing one is told', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
    return 'file';
  };
  const loaded = retryUntilReachable(load);
  await new Promise(process.nextTick);
  expect(reachability.read().isWaitedFor).toBe(true);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('file');
  expect(reachability.read().isWaitedFor).toBe(false);
  await expect(retryUntilReachable(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
