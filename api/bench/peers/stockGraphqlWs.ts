import { createServer } from 'node:http';
import { EventEmitter } from 'node:events';
import { buildSchema } from 'graphql';
import { PubSub } from 'graphql-subscriptions';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { answerRoom } from './room';

/* One room of graphql-ws with graphql-subscriptions, as their guides have it: executed once for each subscriber. */

const schema = buildSchema(`
  type Query { hello: String }
  type User { id: ID! name: String! }
  type Chat { id: ID! }
  type Message { id: ID! content: String! sentAt: String! sentBy: User! chat: Chat! }
  type Subscription { messageReceived(chatId: ID): Message! }
`);
const pubSub = new PubSub({ eventEmitter: new EventEmitter().setMaxListeners(0) });
const server = createServer((request, response) =>
  answerRoom(request, response, (message) => void pubSub.publish('room', { messageReceived: message })),
);
const sockets = new WebSocketServer({ server, path: '/graphql' });
const roots = { subscription: { messageReceived: () => pubSub.asyncIterableIterator('room') } };
useServer({ schema, roots }, sockets);
server.listen(Number(process.env.PORT), '127.0.0.1');
