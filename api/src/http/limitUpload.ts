import { LIMITS } from '../../../schema/limits';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes of one request that are let in at most: an upload of the largest file is smaller. */
const LARGEST = 8 * 1024 * 1024;
/** The same of a file of hotels, for which nothing but this is asked. */
const LARGEST_IMPORT = (LIMITS.importMegabytes + 1) * 1_000_000;
const LOOK_EVERY_MS = 20;
/**
 * The rest of a request is let in after its answer, so that its sender gets to read it: until nothing came at this many
 * looks in a row (half a second), and for this many in all (ten seconds). Looks are counted, since the clock also goes on
 * while this process is too busy to read.
 */
const QUIET_LOOKS = 25;
const LOOKS = 500;

/**
 * Ends the connection of a request that sends more than any handler reads: node, and most that is built on it, would
 * read on to the end and throw away what nobody asked for.
 */
export function limitUpload(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || !mayBeLarge(request)) return;
  const { socket } = request;
  const from = socket.bytesRead;
  const most = request.url?.startsWith('/api/imports/') ? LARGEST_IMPORT : LARGEST;
  let seen = from;
  let looks = 0;
  let quietLooks = 0;
  response.once('finish', () => request.resume());
  const watch = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(watch);
    if (response.writableFinished) {
      looks += 1;
      quietLooks = socket.bytesRead > seen ? 0 : quietLooks + 1;
    }
    seen = socket.bytesRead;
    if (seen - from > most || quietLooks > QUIET_LOOKS || looks > LOOKS) socket.destroy();
  }, LOOK_EVERY_MS);
}

/** More than what has come with the head, or of a length that is not said. */
function mayBeLarge({ headers }: IncomingMessage): boolean {
  if (headers['transfer-encoding']) return true;
  return Number(headers['content-length'] ?? 0) > 64 * 1024;
}
