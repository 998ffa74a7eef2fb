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
    const received: string[] = [];
    const document = parse('subscription { number }');
    const send = (answer: string) => void received.push(answer);
    const args = { schema, document, contextValue: makeContext(), key, makeContext, send } as SharedArgs;
    const answers = (await subscribeShared(args)) as AsyncIterableIterator<unknown>;
    const ended = answers.next();
    ended.catch(() => undefined);
    return { received, ended, stop: () => answers.return!() };
  };
  const publish = (value: number) => {
    const event = { number: value };
    for (const stream of streams) stream.push(event);
  };
  return { executed, streams, makeContext, subscribe, publish };
}
const answerOf = (value: number) => JSON.stringify({ data: { number: value } });

test('equal subscriptions share one execution of each event, in order, and others do not', async () => {
  const { executed, subscribe, publish, streams } = makeSubscriptions();
  const three = [await subscribe(), await subscribe(), await subscribe('another')];
  for (const value of [1, 2, 3]) publish(value);
  for (const stream of streams) stream.end();
  for (const { ended, received } of three) {
    expect(await ended).toEqual({ done: true, value: undefined });
    expect(received).toEqual([1, 2, 3].map(answerOf));
  }
  expect(executed.sort()).toEqual([1, 1, 2, 2, 3, 3]);
});

test('a subscriber that stops gets no more answers, not even of a running execution', async () => {
  const { subscribe, publish } = makeSubscriptions();
  const [stays, stops] = [await subscribe(), await subscribe()];
  publish(1);
  await stops.stop();
  await stops.ended;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(stops.received).toEqual([]);
  expect(stays.received).toEqual([answerOf(1)]);
});

test('an execution that fails ends the subscriptions that received the event', async () => {
  const { subscribe, publish, makeContext } = makeSubscriptions();
  const { ended, received } = await subscribe('failing');
  makeContext.mockImplementationOnce(() => {
    throw new Error('no context');
  });
  publish(1);
  await expect(ended).rejects.toThrow('no context');
  publish(2);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(received).toEqual([]);
});
