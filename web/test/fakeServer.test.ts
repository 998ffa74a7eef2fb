import { ApolloClient } from '@apollo/client';
import { makeCache } from '../src/apollo/cache';
import { MyDevicesDocument } from '../src/users/MyDevices.generated';
import { fakeServer, takeFaults, type Answers } from './fakeServer';

const ask = (answers: Answers) => {
  const { link } = fakeServer(answers);
  return new ApolloClient({ cache: makeCache(), link }).query({ query: MyDevicesDocument });
};

test('a wrong answer fails the request, and the test at its end', async () => {
  const wrong = { myDevices: [{ id: 'phone' }] } as unknown as ReturnType<NonNullable<Answers['MyDevices']>>;
  await expect(ask({ MyDevices: () => wrong })).rejects.toThrow('does not fit the schema');
  expect(takeFaults()).toEqual([
    expect.stringContaining(`The test's answer to MyDevices does not fit the schema`),
  ]);
});

test('a query without an answer in the test fails both as well', async () => {
  await expect(ask({})).rejects.toThrow('The test has no answer to MyDevices');
  expect(takeFaults()).toEqual(['The test has no answer to MyDevices']);
});

test('an error that the test throws is the failure of the request, not of the test', async () => {
  const MyDevices = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(ask({ MyDevices })).rejects.toThrow('Failed to fetch');
  expect(takeFaults()).toEqual([]);
});

// @ts-expect-error the types also refuse an answer that lacks fields
void ({ MyDevices: () => ({ myDevices: [{ id: 'phone' }] }) } satisfies Answers);
