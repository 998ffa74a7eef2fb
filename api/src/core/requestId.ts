import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const current = new AsyncLocalStorage<string>();

/** The id of the request, or of the message over a socket, that is being answered; undefined outside of one, such as in a job. */
export const requestId = (): string | undefined => current.getStore();

/**
 * Does the work under the id that a proxy gave the request, or a new one where there is none or none that can be
 * printed; every line of the log that the work writes names it.
 */
export function withRequestId(given: unknown, work: (id: string) => unknown): void {
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  current.run(id, work, id);
}
