import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { failureLink, failureWords, onErrorPage, onlySignIn, type Failure } from './failureLink';
import { Unreachable } from './reachability';

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

/** What is reported of a call that the server answers with this code. */
async function reported(call: 'query' | 'mutation', code: string, context = {}): Promise<Failure[]> {
  const failures: Failure[] = [];
  const server = new ApolloLink(() => of({ errors: [{ message: 'No.', extensions: { code } }] }));
  const link = ApolloLink.from([failureLink((failure) => failures.push(failure)), server]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const asked = call === 'query' ? client.query({ query, context }) : client.mutate({ mutation, context });
  await expect(asked).rejects.toThrow('No.');
  return failures;
}

test.each(['query', 'mutation'] as const)('a %s that fails stays where it was made', async (call) => {
  expect(await reported(call, 'INTERNAL')).toEqual([]);
});

test('a query that asks for the error page leads there', async () => {
  expect(await reported('query', 'INTERNAL', onErrorPage)).toEqual([{ message: 'No.', code: 'INTERNAL' }]);
});

test('a mutation after the end of the session leads to the sign-in, unless it needs none', async () => {
  expect(await reported('mutation', 'UNAUTHENTICATED')).toHaveLength(1);
  expect(await reported('mutation', 'UNAUTHENTICATED', { withoutSession: true })).toEqual([]);
  expect(await reported('query', 'UNAUTHENTICATED')).toEqual([]);
});

test('a list that says its failures itself leads to the sign-in alone', async () => {
  expect(await reported('query', 'INTERNAL', onlySignIn)).toEqual([]);
  expect(await reported('query', 'UNAUTHENTICATED', onlySignIn)).toHaveLength(1);
});

test('a failure has words, but for an unreachable server, of which the page tells', () => {
  expect(failureWords(new Error('of the browser'))).toBe('Something went wrong. Please try again.');
  expect(failureWords(new Unreachable())).toBeUndefined();
});
