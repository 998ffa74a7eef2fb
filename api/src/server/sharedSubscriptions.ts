import { createSourceEventStream, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Context } from '../core/context';
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

/** What was answered to an event, by the keys of the subscriptions; as long as the event is there. */
const answers = new WeakMap<object, Map<string, Promise<SharedResult>>>();

/**
 * Subscribes; the domain says which events this viewer hears, and equal subscriptions share one execution and one text
 * for each event. Answers the stream of results, or the errors where the viewer may not subscribe.
 */
export async function subscribeShared(
  args: SharedArgs,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const events = source[Symbol.asyncIterator]();
  const results: AsyncIterableIterator<ExecutionResult> = {
    next: async () => {
      const event = await events.next();
      if (event.done) return { done: true, value: undefined };
      return { done: false, value: await answerOnce(args, event.value as object) };
    },
    return: async () => {
      await events.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}

function answerOnce(args: SharedArgs, event: object): Promise<SharedResult> {
  const known = answers.get(event) ?? new Map<string, Promise<SharedResult>>();
  answers.set(event, known);
  const answer = known.get(args.key) ?? answerTo(args, event);
  known.set(args.key, answer);
  return answer;
}

async function answerTo(args: SharedArgs, event: object): Promise<SharedResult> {
  const { data, errors } = await executeWithinBudget({
    ...args,
    contextValue: args.makeContext(),
    rootValue: event,
  });
  return new SharedResult(JSON.stringify(errors ? { data, errors: formatErrors(errors) } : { data }));
}
