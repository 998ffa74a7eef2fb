import { EventEmitter } from 'node:events';
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
} from 'graphql';
import { PubSub } from 'graphql-subscriptions';
import type { Context } from '../core/context';
import { log } from '../core/log';
import { formatErrors } from './errorFormat';
import { executeWithinBudget } from './operationBudget';

/** The result of one event for all equal subscriptions: executed once, serialised once. */
export class SharedResult implements ExecutionResult {
  private static count = 0;
  private static readonly texts = new Map<string, string>();
  readonly data?: undefined;

  constructor(private readonly text: string) {}

  /** A mark in place of the text while graphql-ws serialises the message around it. */
  toJSON(): string {
    const mark = `@${(SharedResult.count += 1)}`;
    SharedResult.texts.set(mark, this.text);
    return mark;
  }

  /** The serialised message with the text in place of its mark; no other payload is a mere string. */
  static complete(message: string): string {
    const found = /"payload":"(@\d+)"\}$/.exec(message);
    if (!found) return message;
    const [, mark] = found as unknown as [string, string];
    const text = SharedResult.texts.get(mark) ?? 'null';
    SharedResult.texts.delete(mark);
    return `${message.slice(0, found.index)}"payload":${text}}`;
  }
}

export interface SharedArgs extends ExecutionArgs {
  /** Equal for equal documents, variables and rights. */
  key: string;
  /** Each event is executed with a context of its own. */
  makeContext: () => Context;
}

interface Shared {
  subscribers: number;
  stop: () => unknown;
}

const running = new Map<string, Promise<Shared | readonly GraphQLError[]>>();
/** Without a limit of subscribers to one stream. */
const results = new PubSub({ eventEmitter: new EventEmitter().setMaxListeners(0) });

/**
 * Subscribes; equal subscriptions share one execution and one text for each event. Answers the stream of results, or
 * the errors where the viewer may not subscribe.
 */
export async function subscribeShared(
  args: SharedArgs,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const { key } = args;
  const opening = running.get(key) ?? open(args);
  running.set(key, opening);
  const shared = await opening;
  if (!('subscribers' in shared)) {
    running.delete(key);
    return { errors: shared };
  }
  shared.subscribers += 1;
  const stream = results.asyncIterableIterator<SharedResult>(key);
  const stop = stream.return!.bind(stream);
  let isOver = false;
  stream.return = () => {
    if (!isOver) {
      isOver = true;
      shared.subscribers -= 1;
      if (!shared.subscribers && running.get(key) === opening) {
        running.delete(key);
        shared.stop();
      }
    }
    return stop();
  };
  return stream;
}

async function open(args: SharedArgs): Promise<Shared | readonly GraphQLError[]> {
  const source = await createSourceEventStream({ ...args, contextValue: args.makeContext() });
  if (!(Symbol.asyncIterator in source)) return source.errors ?? [];
  const events = source[Symbol.asyncIterator]();
  void forward(args, events);
  return { subscribers: 0, stop: () => events.return?.() };
}

async function forward(args: SharedArgs, events: AsyncIterator<unknown>): Promise<void> {
  try {
    for (let event = await events.next(); !event.done; event = await events.next()) {
      const { data, errors } = await executeWithinBudget({
        ...args,
        contextValue: args.makeContext(),
        rootValue: event.value,
      });
      const answer = errors ? { data, errors: formatErrors(errors) } : { data };
      await results.publish(args.key, new SharedResult(JSON.stringify(answer)));
    }
  } catch (error) {
    log.error({ error }, 'a subscription ended');
  }
}
