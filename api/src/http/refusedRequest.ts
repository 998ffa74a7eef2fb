import type { IncomingMessage } from 'node:http';
import { hasLinesLeft, reportRefusedInput } from '../access/refusedInput';
import { requestCaller } from '../core/requestId';
import { readViewer } from './authentication';

/**
 * Reads who sent a request that is refused before that is known, for its line in the log. Does nothing once the network
 * has written its lines of the minute, so that refusing stays cheap.
 */
export async function nameSender(request: Pick<IncomingMessage, 'headers'>): Promise<void> {
  if (request.headers.authorization && !requestCaller().userId && hasLinesLeft())
    await readViewer(request).catch(() => undefined);
}

/** reportRefusedInput(), with the sender also where the request was refused before it was read who sent it. */
export async function reportRefusedRequest(
  request: Pick<IncomingMessage, 'headers'>,
  ...[kind, details]: Parameters<typeof reportRefusedInput>
): Promise<void> {
  await nameSender(request);
  reportRefusedInput(kind, details);
}
