import { createClient } from 'graphql-ws';
import { pauseBefore, socketLink } from './socket';

jest.mock('graphql-ws', () => ({ createClient: jest.fn() }));

test.each([
  [0, 0, 1000],
  [0, 1, 1500],
  [1, 0, 1000],
  [1, 1, 3000],
  [2, 0.5, 4000],
  [9, 0, 2500],
  [9, 1, 5000],
])('after %d attempts the pause varies between 1,000 and 5,000 ms (%d)', (retries, random, pause) => {
  expect(pauseBefore(retries, random)).toBe(pause);
});

test('an answer may take 20,000 ms, and connecting is tried again without end', () => {
  socketLink({
    accessToken: () => 'token',
    renew: async () => true,
    settleSignOut: () => undefined,
    prove: async () => false,
    subscribe: () => () => undefined,
  });
  expect(createClient).toHaveBeenCalledWith(
    expect.objectContaining({ connectionAckWaitTimeout: 20_000, retryAttempts: Infinity }),
  );
});
