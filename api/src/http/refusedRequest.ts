import type { IncomingMessage } from 'node:http';
import { reportRefusedInput } from '../access/refusedInput';
import { requestCaller } from '../core/requestId';
import { readViewer } from './authentication';

/** reportRefusedInput(), with the sender also where the request was refused before it was read who sent it. */
export async function reportRefusedRequest(
  request: Pick<IncomingMessage, 'headers'>,
  ...[kind, details]: Parameters<typeof reportRefusedInput>
): Promise<void> {
  if (request.headers.authorization && !requestCaller().userId)
    await readViewer(request).catch(() => undefined);
  reportRefusedInput(kind, details);
}
