import { AsyncResource } from 'node:async_hooks';
import { createSourceEventStream, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { OperationContext } from '../operationContext';
import type { PushStream } from '../../core/pushStream';
import { formatErrors } from '../answers/errorFormat';
import { executeWithinBudget } from '../cost/operationBudget';

/** The most events of equal subscriptions that wait. Beyond that they fail, and their clients must subscribe again. */
const MOST_WAITING = 10_000;

export interface SharedArgs extends ExecutionArgs {
  /** The key is equal for equal documents, variables, rights and languages. */
  key: string;
  /** Makes the context for the execution of one event. */
  makeContext: () => OperationContext;
  /** Sends the text of an answer to the subscriber. */
  send: (answer: string) => void;
}

interface Receiver {
  send: (answer: string) => void;
  fail: (error: unknown) => void;
}

/**
 * Subscribes. The domain decides which events this viewer gets. Equal subscriptions share one execution and one text
 * for each event, which is sent to all of them synchronously, since a promise for each of thousands of subscribers
 * would take most of the time. Returns a stream that only ends, or the errors if the viewer has no permission to
 * subscribe.
 */
export async function subscribeShared(
  args: SharedArgs,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const events = source as PushStream<object>;
  const over = { done: true, value: undefined } as const;
  let isOver = false;
  const stop = async () => {
    isOver = true;
    await events.return?.();
    return over;
  };
  const answers: AsyncIterableIterator<ExecutionResult> = {
    next: () =>
      new Promise((resolve, reject) => {
        const group = Group.join(args);
        const receiver: Receiver = {
          send: (answer) => isOver || args.send(answer),
          fail: (error) => {
            void stop();
            reject(error as Error);
          },
        };
        events
          .handTo((event) => group.deliver(event, receiver))
          // Events received before the end are still sent.
          .then(() => (isOver ? undefined : group.rest()))
          .then(() => resolve(over), receiver.fail)
          .finally(() => group.leave());
      }),
    return: stop,
    [Symbol.asyncIterator]: () => answers,
  };
  return answers;
}

/** A group of equal subscriptions. It executes each event once, one after the other. */
class Group {
  private static readonly all = new Map<string, Group>();
  private members = 0;
  /** The waiting events with their receivers. The first event is the one that is being executed. */
  private readonly waiting = new Map<object, Receiver[]>();
  private work: Promise<void> | undefined;
  /** The async scope of executions, so that they do not belong to the publisher of an event. */
  private readonly scope = new AsyncResource('subscriptions');

  private constructor(private readonly args: SharedArgs) {}

  /** Adds a subscription to its group. */
  static join(args: SharedArgs): Group {
    const group = Group.all.get(args.key) ?? new Group(args);
    Group.all.set(args.key, group);
    group.members += 1;
    return group;
  }

  leave(): void {
    this.members -= 1;
    if (!this.members) Group.all.delete(this.args.key);
  }

  deliver(event: object, receiver: Receiver): void {
    const known = this.waiting.get(event);
    if (known) return void known.push(receiver);
    if (this.waiting.size >= MOST_WAITING)
      return receiver.fail(new Error('The reader of a stream does not keep up'));
    this.waiting.set(event, [receiver]);
    this.work ??= this.scope.runInAsyncScope(() => this.answerAll());
  }

  /** Settles when all events received so far are sent. */
  async rest(): Promise<void> {
    await this.work;
  }

  private async answerAll(): Promise<void> {
    for (const [event, receivers] of this.waiting) {
      const answer = await this.answerTo(event).catch((error: unknown) => ({ error }));
      this.waiting.delete(event);
      for (const receiver of receivers)
        if (typeof answer === 'string') receiver.send(answer);
        else receiver.fail(answer.error);
    }
    this.work = undefined;
  }

  private async answerTo(event: object): Promise<string> {
    const { data, errors } = await executeWithinBudget({
      ...this.args,
      contextValue: this.args.makeContext(),
      rootValue: event,
    });
    return JSON.stringify(errors ? { data, errors: formatErrors(errors) } : { data });
  }
}
