import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const current = new AsyncLocalStorage<string>();

/** The id of the request or socket message that is being answered; undefined elsewhere, such as in a job. */
export const requestId = (): string | undefined => current.getStore();

/**
 * Runs the work under the id that a proxy set, or a new one where that is missing or cannot be printed. Every
 * log line of the work names the id.
 */
export function withRequestId(given: unknown, work: (id: string) => unknown): void {
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  current.run(id, work, id);
}
