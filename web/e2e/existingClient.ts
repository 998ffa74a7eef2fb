import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

const SOCKET_IO = createRequire(import.meta.url).resolve('socket.io-client/dist/socket.io.js');

/**
 * The page signs in, opens a chat and connects as existing clients do. Its own address contains the address of the api.
 */
const PAGE = `<!doctype html><html lang="en"><title>Existing client</title><link rel="icon" href="data:,">
<form><label>Username <input name="username"></label><label>Password <input name="password" type="password"></label>
<button>Sign in</button></form>
<p role="status"></p><ul aria-label="Online"></ul><ul aria-label="Messages"></ul>
<form><label>Message <input name="message"></label><button>Send</button></form>
<script src="/socket.io.js"></script>
<script type="module">
const api = new URLSearchParams(location.search).get('api');
const [signIn, write] = document.forms;
const [online, messages] = document.querySelectorAll('ul');
let token, chat, socket;
async function call(method, path, body) {
  const response = await fetch(api + '/api/v1' + path, {
    method, credentials: 'include', body: body && JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization: 'Bearer ' + token } });
  return response.json();
}
const show = (list, text) => list.append(Object.assign(document.createElement('li'), { textContent: text }));
signIn.onsubmit = async (event) => {
  event.preventDefault();
  const { username, password } = signIn;
  const me = await call('POST', '/auth/login', { username: username.value, password: password.value });
  token = me.accessToken;
  const { data: people } = await call('GET', '/auth/allusers');
  const nameOf = (id) => people.find(({ _id }) => _id === id)?.name;
  socket = io(api);
  socket.emit('Update online users', me.user_id);
  socket.emit('join chat room', { newRoom: '', oldRoom: '' });
  socket.on('connect', () => (document.querySelector('p').textContent = 'Connected'));
  socket.on('connect_error', (error) => (document.querySelector('p').textContent = error.message));
  socket.on('send online users', (users) => {
    online.replaceChildren();
    for (const { user_id } of users) show(online, nameOf(user_id));
  });
  socket.on('received message', (message) => {
    chat = message.chatInfo._id;
    show(messages, message.sentBy.name + ': ' + message.messageContent);
  });
};
write.onsubmit = async (event) => {
  event.preventDefault();
  const message = await call('POST', '/messages', { messageContent: write.message.value, chatInfo: chat });
  socket.emit('new message', message);
};
</script></html>`;

/** Serves a small existing client from another origin, with the unchanged library of its time. */
export async function serveExistingClient(): Promise<{ origin: string; server: Server }> {
  const script = await readFile(SOCKET_IO);
  const server = createServer(({ url }, response) => {
    const isScript = url === '/socket.io.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' });
    response.end(isScript ? script : PAGE);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
