import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Who asks: the id of the person, and of the API key if a program asks with one. */
export interface Caller {
  userId?: string;
  keyId?: string | undefined;
}

interface CurrentRequest extends Caller {
  id: string;
  /** Answers the network address that it came from. */
  address?: (() => string) | undefined;
}

const current = new AsyncLocalStorage<CurrentRequest>();

/** The id of the request or socket message that is being answered; undefined elsewhere, such as in a job. */
export const requestId = (): string | undefined => current.getStore()?.id;

/** The network address of that request; undefined elsewhere. */
export const requestAddress = (): string | undefined => current.getStore()?.address?.();

/** Who sent that request, once this is known; nobody before, elsewhere, and for a visitor. */
export const requestCaller = (): Caller => {
  const { userId, keyId } = current.getStore() ?? {};
  return { ...(userId && { userId }), ...(keyId && { keyId }) };
};

/** Every later log line of the current request names this caller; does nothing outside a request. */
export function nameCaller({ userId, keyId }: Caller): void {
  const request = current.getStore();
  if (request) Object.assign(request, { userId, keyId });
}

/**
 * Runs the work under the id that a proxy set, or a new one where that is missing or cannot be printed. Every
 * log line of the work names the id and, once nameCaller() was called, the caller. `address` answers where the request
 * came from.
 */
export function withRequestId(given: unknown, work: (id: string) => unknown, address?: () => string): void {
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  current.run({ id, address }, work, id);
}
