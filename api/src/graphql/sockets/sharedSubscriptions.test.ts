import { GraphQLInt, GraphQLObjectType, GraphQLSchema, parse } from 'graphql';
import { pushStream, type PushStream } from '../../core/pushStream';
import { budgetOf } from '../cost/operationBudget';
import { subscribeShared, type SharedArgs } from './sharedSubscriptions';

interface Event {
  number: number;
}
/** Subscriptions to a field that records its executions. */
function makeSubscriptions() {
  const executed: number[] = [];
  const streams: PushStream<Event>[] = [];
  const number = {
    type: GraphQLInt,
    subscribe: () => {
      const stream = pushStream<Event>(jest.fn());
      streams.push(stream);
      return stream;
    },
    resolve: async (event: Event) => {
      executed.push(event.number);
      return event.number;
    },
  };
  const none = { type: GraphQLInt };
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { none } }),
    subscription: new GraphQLObjectType({ name: 'Subscription', fields: { number } }),
  });
  const makeContext = jest.fn(() => ({ budget: budgetOf(undefined, '') }) as never);
  const subscribe = async (key = 'equal') => {
    const heard: string[] = [];
    const document = parse('subscription { number }');
    const send = (answer: string) => void heard.push(answer);
    const args = { schema, document, contextValue: makeContext(), key, makeContext, send } as SharedArgs;
    const answers = (await subscribeShared(args)) as AsyncIterableIterator<unknown>;
    const ended = answers.next();
    ended.catch(() => undefined);
    return { heard, ended, stop: () => answers.return!() };
  };
  const tell = (value: number) => {
    const event = { number: value };
    for (const stream of streams) stream.push(event);
  };
  return { executed, streams, makeContext, subscribe, tell };
}
const answerOf = (value: number) => JSON.stringify({ data: { number: value } });

test('equal subscriptions share one execution of each event, in order, and others do not', async () => {
  const { executed, subscribe, tell, streams } = makeSubscriptions();
  const three = [await subscribe(), await subscribe(), await subscribe('another')];
  for (const value of [1, 2, 3]) tell(value);
  for (const stream of streams) stream.end();
  for (const { ended, heard } of three) {
    expect(await ended).toEqual({ done: true, value: undefined });
    expect(heard).toEqual([1, 2, 3].map(answerOf));
  }
  expect(executed.sort()).toEqual([1, 1, 2, 2, 3, 3]);
});

test('a subscriber that stops gets no more answers, not even of a running execution', async () => {
  const { subscribe, tell } = makeSubscriptions();
  const [stays, stops] = [await subscribe(), await subscribe()];
  tell(1);
  await stops.stop();
  await stops.ended;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(stops.heard).toEqual([]);
  expect(stays.heard).toEqual([answerOf(1)]);
});

test('an execution that fails ends the subscriptions that received the event', async () => {
  const { subscribe, tell, makeContext } = makeSubscriptions();
  const { ended, heard } = await subscribe('failing');
  makeContext.mockImplementationOnce(() => {
    throw new Error('no context');
  });
  tell(1);
  await expect(ended).rejects.toThrow('no context');
  tell(2);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toEqual([]);
});
