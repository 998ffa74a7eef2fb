import WebSocket from 'ws';
import type { Caller, Outcome } from '../caller';

const PROTOCOL = 'graphql-transport-ws';
const CLOSED = 'closed';

/** A caller's WebSocket, which is opened again whenever it is closed. */
export class SocketCaller {
  private socket: WebSocket | undefined;

  /** It sends `greet` first, and continues after this many messages. */
  constructor(
    private readonly caller: Caller,
    private readonly how: { path: string; protocol?: string; greet: string; answers: number },
  ) {
    caller.over.addEventListener('abort', () => this.socket?.terminate());
  }

  static forGraphql = (caller: Caller): SocketCaller =>
    new SocketCaller(caller, {
      path: '/graphql',
      protocol: PROTOCOL,
      greet: '{"type":"connection_init"}',
      answers: 1,
    });

  /** Returns the open socket, or the refusal of opening it. */
  async open(): Promise<WebSocket | Outcome> {
    if (this.socket?.readyState === WebSocket.OPEN) return this.socket;
    const { path, protocol, greet, answers } = this.how;
    // Browsers cannot send their token in a header, so this caller does not either.
    const headers = { 'x-forwarded-for': this.caller.given.address };
    const socket = new WebSocket(`${this.caller.url.replace('http', 'ws')}${path}`, protocol ?? [], {
      headers,
    });
    this.socket = socket;
    const refused = new Promise<Outcome>((resolve) => {
      socket.once('unexpected-response', (request, { statusCode }) => {
        request.destroy();
        resolve({ kind: String(statusCode), bytes: 0 });
      });
      socket.once('close', (code) => resolve({ kind: `${CLOSED} ${code}`, bytes: 0 }));
      socket.on('error', (error: NodeJS.ErrnoException) =>
        resolve({ kind: error.code ?? 'error', bytes: 0 }),
      );
    });
    const greeted = new Promise<WebSocket>((resolve) => {
      let heard = 0;
      socket.once('open', () => socket.send(greet));
      socket.on('message', () => {
        if (++heard === answers) resolve(socket);
      });
    });
    return Promise.race([greeted, refused]);
  }

  /** Sends messages and waits until `isEnd` is true for an answer, or the socket is closed. */
  async exchange(messages: string[], isEnd: (message: string) => boolean): Promise<Outcome> {
    const socket = await this.open();
    if (!(socket instanceof WebSocket)) return socket;
    return new Promise((resolve) => {
      let bytes = 0;
      const done = (kind: string) => {
        socket.off('message', hear).off('close', close);
        resolve({ kind, bytes });
      };
      const close = (code: number) => done(`${CLOSED} ${code}`);
      const hear = (data: Buffer) => {
        bytes += data.length;
        const text = String(data);
        if (isEnd(text)) done(/"code":"(\w+)"/.exec(text.slice(0, 4000))?.[1] ?? 'answered');
      };
      socket.on('message', hear).on('close', close);
      for (const message of messages) socket.send(message);
    });
  }

  /** Sends the operation and waits for its whole answer. */
  operation(number: number, query: string, variables: object = {}): Promise<Outcome> {
    const id = String(number);
    const asked = JSON.stringify({ id, type: 'subscribe', payload: { query, variables } });
    return this.exchange(
      [asked],
      (text) => text.startsWith(`{"id":"${id}"`) && /^.{0,40}"type":"(complete|error)"/.test(text),
    );
  }

  end(): void {
    this.socket?.terminate();
  }
}
