import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { answerRoom } from './room';

/* One room over bare WebSockets: every message goes to every socket. */

const server = createServer((request, response) => answerRoom(request, response, tell));
const sockets = new WebSocketServer({ server });

function tell(message: object): void {
  const text = JSON.stringify(message);
  for (const socket of sockets.clients) socket.send(text);
}

server.listen(Number(process.env.PORT), '127.0.0.1');
