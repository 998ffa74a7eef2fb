import { ApolloLink, execute, gql, type ApolloClient } from '@apollo/client';
import { firstValueFrom, of } from 'rxjs';
import { proofLink } from './proofLink';

const query = gql`
  mutation Remove {
    remove
  }
`;
const problem = { __typename: 'ProofNeeded', message: 'Confirm that it is you.' };
const member = { data: { remove: problem } };
const error = { data: null, errors: [{ message: 'Confirm.', extensions: { code: 'PROOF_NEEDED' } }] };
const done = { data: { remove: true } };

/** Sends a call whose answers are these, one after the other; the last one stays. */
function setUp(answers: readonly object[], isProven = true) {
  let sent = 0;
  const prove = jest.fn(async (_client: ApolloClient) => isProven);
  const server = new ApolloLink(() => of(answers[Math.min(sent++, answers.length - 1)] as ApolloLink.Result));
  const client = {} as ApolloClient;
  const call = (context: object = { prove }) =>
    firstValueFrom(execute(proofLink.concat(server), { query, context }, { client }));
  return { call, prove, client, sent: () => sent };
}

test.each([
  ['a member of a union', member],
  ['an error', error],
])('a call refused by %s is repeated once after the proof', async (_, refusal) => {
  const { call, prove, client, sent } = setUp([refusal, done]);
  expect(await call()).toEqual(done);
  expect(prove.mock.calls).toEqual([[client]]);
  expect(sent()).toBe(2);
});

test.each([member, error])('without a proof the refusal is the answer', async (refusal) => {
  const { call, sent } = setUp([refusal, done], false);
  expect(await call()).toEqual(refusal);
  expect(sent()).toBe(1);
});

test('a call that is refused again is not repeated again', async () => {
  const { call, prove, sent } = setUp([member]);
  expect(await call()).toEqual(member);
  expect([prove.mock.calls.length, sent()]).toEqual([1, 2]);
});

test.each([
  ['that was answered', done],
  ['that another problem refuses', { data: { remove: { __typename: 'DoesNotExist' } } }],
  ['that another error refuses', { errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] }],
  ['of which a part is done', { data: { remove: problem, rename: true } }],
])('a call %s is not repeated', async (_, answer) => {
  const { call, prove, sent } = setUp([answer]);
  expect(await call()).toEqual(answer);
  expect([prove.mock.calls.length, sent()]).toEqual([0, 1]);
});

test('a call without a session asks for no proof', async () => {
  const { call, sent } = setUp([member]);
  expect(await call({})).toEqual(member);
  expect(sent()).toBe(1);
});
