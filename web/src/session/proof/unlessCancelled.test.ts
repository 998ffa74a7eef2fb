import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { failureLink, type Failure } from '../../apollo/failureLink';
import { unlessCancelled } from './unlessCancelled';

test.each([
  ['INTERNAL', 1],
  ['PROOF_NEEDED', 0],
])('a call refused with %s opens the error page %i times', async (code, times) => {
  const failures: Failure[] = [];
  const server = new ApolloLink(() => of({ errors: [{ message: 'No.', extensions: { code } }] }));
  const link = ApolloLink.from([failureLink((failure) => failures.push(failure)), server]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const mutation = gql`
    mutation Change {
      answer
    }
  `;
  await expect(client.mutate({ mutation, context: unlessCancelled })).rejects.toThrow('No.');
  expect(failures).toHaveLength(times);
});
