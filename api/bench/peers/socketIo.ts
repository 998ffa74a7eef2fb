import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { answerRoom } from './room';

/* One room of Socket.IO, written as in its guide. */

const server = createServer();
const io = new Server(server);
io.on('connection', (socket) => socket.join('room'));
// An addition to the listener of Socket.IO, which runs first.
server.on('request', (request, response) => {
  if (!request.url?.startsWith('/socket.io'))
    answerRoom(request, response, (message) => io.to('room').emit('received message', message));
});
server.listen(Number(process.env.PORT), '127.0.0.1');
