import type { ServerResponse } from 'node:http';

/** Does the work when the response is closed, at once where it is already: then no event tells it any more. */
export function whenClosed(response: ServerResponse, work: () => void): void {
  if (response.closed) work();
  else response.once('close', work);
}
