import { createServer } from 'node:http';
import { EventEmitter, on } from 'node:events';
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { answerRoom } from './room';

/* One room of graphql-ws with an async generator, written as in its guide: it executes once for each subscriber. */

const schema = buildSchema(`
  type Query { hello: String }
  type User { id: ID! name: String! }
  type Chat { id: ID! }
  type Message { id: ID! content: String! sentAt: String! sentBy: User! chat: Chat! }
  type Subscription { messageReceived(chatId: ID): Message! }
`);
const emitter = new EventEmitter().setMaxListeners(0);
async function* messageReceived() {
  for await (const [message] of on(emitter, 'room')) yield { messageReceived: message };
}
const server = createServer((request, response) =>
  answerRoom(request, response, (message) => void emitter.emit('room', message)),
);
const sockets = new WebSocketServer({ server, path: '/graphql' });
const roots = { subscription: { messageReceived } };
useServer({ schema, roots }, sockets);
server.listen(Number(process.env.PORT), '127.0.0.1');
