import type { ServerResponse } from 'node:http';

/**
 * Runs the work when the response closes, or at once if it is already closed, since no event follows then.
 */
export function whenClosed(response: ServerResponse, work: () => void): void {
  if (response.closed) work();
  else response.once('close', work);
}
