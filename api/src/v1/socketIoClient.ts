import type { Socket } from 'socket.io';
import type { Message } from '../chats/messages/message.entity';
import { connectPerson, onlineFor, openOnlineStream } from '../chats/people/presence.service';
import { openStream } from '../chats/delivery/stream.service';
import { config } from '../core/config';
import { log } from '../core/log';
import { mayAsk, type Viewer } from '../access/policy';
import { makeContext } from '../graphql/makeContext';
import { BUDGETS, OperationBudget } from '../graphql/cost/operationBudget';
import { MAX_BUFFERED } from '../graphql/sockets/socketConnection';
import {
  closeAfter,
  closeOnExpiry,
  isCurrent,
  trackUserSocket,
  type ClosableSocket,
} from '../graphql/sockets/userSockets';
import { presentMessages } from './chats.present';

/**
 * The most events, besides the limit of bytes, that are buffered for a slow client. Beyond either limit its
 * connection is closed.
 */
const MOST_WAITING = 500;

/** Sends an existing client the events of its user for as long as their rights last; closes where a key lacks the scope. */
export function serveClient(socket: Socket): void {
  const { viewer, token } = socket.data as { viewer: Viewer; token?: string };
  const closable: ClosableSocket = {
    // Not disconnect(), after which clients do not reconnect automatically.
    close: () => socket.conn.close(true),
    once: (_event, listener) => socket.once('disconnect', listener),
  };
  const isAllowed = mayAsk(viewer, 'chat:read') && trackUserSocket(viewer, closable);
  if (!isAllowed) return void socket.disconnect(true);
  if (token) closeOnExpiry(closable, token, viewer);
  else closeAfter(closable, config.accessTokenSeconds * 1000);
  // The rights may have changed after they were read and before this socket was registered.
  const messages = async () => ((await isCurrent(viewer)) ? openStream('message', viewer) : ended(socket));
  follow(socket, messages(), async (message) => {
    const text = message.sentById === viewer.id ? undefined : await presentOnce(message);
    if (text) send(socket, 'received message', text);
  });
  let isAnnounced = false;
  socket.on('Update online users', (userId: unknown) => {
    if (isAnnounced || userId !== viewer.id) return;
    isAnnounced = true;
    socket.once('disconnect', connectPerson(viewer.id));
    follow(socket, openOnlineStream(viewer), (online) => {
      const others = onlineFor(viewer, online).map(({ id }) => ({ socket_id: id, user_id: id }));
      send(socket, 'send online users', others);
    });
  });
}

async function ended(socket: Socket): Promise<undefined> {
  socket.conn.close(true);
}

/** Buffers events that a slow client has not read, up to a limit. */
function send(socket: Socket, event: string, value: unknown): void {
  const { writeBuffer } = socket.conn as unknown as { writeBuffer: { data?: string | Buffer }[] };
  const bytes = writeBuffer.reduce((sum, { data }) => sum + (data?.length ?? 0), 0);
  if (writeBuffer.length > MOST_WAITING || bytes > MAX_BUFFERED) return void socket.conn.close(true);
  socket.emit(event, value);
}

/** Sends the events of a stream until the socket closes. */
function follow<T>(
  socket: Socket,
  opening: Promise<AsyncIterableIterator<T> | undefined>,
  emit: (value: T) => unknown,
): void {
  opening
    .then(async (stream) => {
      if (!stream) return;
      socket.once('disconnect', () => void stream.return?.());
      if (socket.disconnected) return stream.return?.();
      for await (const value of stream) await emit(value);
    })
    .catch((error: unknown) => {
      const { id: userId, key } = (socket.data as { viewer: Viewer }).viewer;
      log.error({ error, userId, keyId: key?.id }, 'a socket of an existing client failed');
      socket.conn.close(true);
    });
}

/** The event of a message, the same for all receivers. */
const presented = new WeakMap<Message, Promise<unknown>>();

function presentOnce(message: Message): Promise<unknown> {
  const known = presented.get(message) ?? present(message);
  presented.set(message, known);
  return known;
}

/** Undefined if the chat has just been deleted. Every receiver was a member when the message was sent. */
async function present(message: Message): Promise<unknown> {
  const budget = new OperationBudget(BUDGETS.unlimited);
  const { loaders } = makeContext({ viewer: undefined, address: '', budget });
  const chat = await loaders.chats.load(message.chatId);
  return chat && (await presentMessages([message], chat, loaders))[0];
}
