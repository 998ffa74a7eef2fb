import type { IncomingMessage } from 'node:http';
import { WebSocket, type RawData } from 'ws';
import { addressOf } from '../access/limits/address';
import { sandboxProblem } from '../core/sandboxProblem';
import { findTestKey } from '../users/keys/keyViewer.service';
import type { Viewer } from '../access/policy';
import type { Sandbox } from './sandbox.service';

/** The protocol's close code where the other side ended without one. */
const GOING_AWAY = 1001;
/** The most bytes that wait for a slow client. */
const MAX_BUFFERED = 1024 * 1024;

/**
 * Hands a socket that was opened with a valid test key over to the sandbox: from then on, messages pass both ways unread. Returns the
 * key's viewer, whose rights the caller goes on watching; undefined if the key is not valid, or there is no sandbox.
 */
export async function handOverSocket(
  sandbox: Sandbox,
  {
    token,
    params,
    socket,
    request,
  }: { token: string; params: object; socket: WebSocket; request: IncomingMessage },
): Promise<Viewer | undefined> {
  const found = sandboxProblem() ? undefined : await findTestKey(token);
  if (!found) return undefined;
  const port = await sandbox.admit(found.key);
  const inside = new WebSocket(`ws://127.0.0.1:${port}/graphql`, socket.protocol, {
    headers: { 'x-forwarded-for': addressOf(request) },
  });
  inside.once('open', () => inside.send(JSON.stringify({ type: 'connection_init', payload: params })));
  inside.on('message', (data) => {
    if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(String(data));
  });
  inside.on('error', () => inside.terminate());
  inside.once('close', (code, reason) => socket.close(canSend(code) ? code : GOING_AWAY, String(reason)));
  // Until now graphql-ws read the messages; the sandbox's does from now on, and counts them.
  socket.removeAllListeners('message');
  socket.on('message', (data: RawData) => {
    if (inside.readyState === inside.OPEN) inside.send(String(data));
  });
  socket.once('close', () => inside.close());
  return found.viewer;
}

/** Whether a close code may be sent; those for a connection that was cut are only reported. */
const canSend = (code: number): boolean =>
  code === 1000 || (code > 1000 && ![1004, 1005, 1006, 1015].includes(code));
