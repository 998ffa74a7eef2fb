import http from 'node:http';
import type { Facts } from './facts';

/** The outcome of a request: its status, or the code of its error. */
export interface Outcome {
  kind: string;
  bytes: number;
}

export interface Asked {
  method?: string;
  body?: string | Buffer;
  type?: string;
  headers?: Record<string, string>;
}

/** The server that a caller calls, and the account that it uses. */
export interface Given {
  urls: string[];
  facts: Facts;
  /** The address of the caller, as the proxy reports it. */
  address: string;
  /** The access token of a caller who is signed in. */
  token?: string | undefined;
}

/** The first characters of an answer, which show whether it is a refusal. */
const HEAD = 4000;

/** A caller with one connection to one of the servers. */
export class Caller {
  readonly url: string;
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  /** Aborting `over` stops the caller. */
  constructor(
    readonly given: Given,
    connection: number,
    readonly over: AbortSignal,
  ) {
    this.url = given.urls[connection % given.urls.length]!;
    over.addEventListener('abort', () => this.agent.destroy());
  }

  get facts(): Facts {
    return this.given.facts;
  }

  get headers(): Record<string, string> {
    const { address, token } = this.given;
    return { 'x-forwarded-for': address, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  }

  /** Sends a request, and reads the whole answer without storing it. */
  async ask(address: string, asked: Asked = {}): Promise<Outcome> {
    const { status, head, bytes } = await this.send(address, asked);
    return { kind: codeOf(head) ?? String(status), bytes };
  }

  graphql(query: string, variables: object = {}): Promise<Outcome> {
    return this.ask('/graphql', jsonOf({ query, variables }));
  }

  /** Reads data that the case needs; returns the data. */
  async read(query: string, variables: object = {}): Promise<any> {
    const { head } = await this.send('/graphql', jsonOf({ query, variables }));
    const { data, errors } = JSON.parse(head);
    if (!data) throw new Error(JSON.stringify(errors).slice(0, 200));
    return data;
  }

  private send(
    address: string,
    { method, body, type = 'application/json', headers }: Asked,
  ): Promise<{ status: number; head: string; bytes: number }> {
    const how = {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      agent: this.agent,
      headers: {
        ...this.headers,
        ...(body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    };
    return new Promise((resolve, reject) => {
      const request = http.request(`${this.url}${address}`, how, (response) => {
        let bytes = 0;
        let head = '';
        response.on('data', (part: Buffer) => {
          bytes += part.length;
          if (head.length < HEAD) head += part.toString('utf8');
        });
        response.once('end', () => resolve({ status: response.statusCode!, head, bytes }));
        response.once('error', reject);
      });
      request.once('error', reject).end(body);
    });
  }
}

export const jsonOf = (value: unknown): Asked => ({ body: JSON.stringify(value) });

/** The code of a GraphQL refusal, or the name of the problem in the answer. */
function codeOf(head: string): string | undefined {
  if (head.startsWith('{"errors"')) return /"code":"(\w+)"/.exec(head)?.[1];
  return /"__typename":"(TooManyAttempts|Busy|WebhookRefused|InvalidCredentials)"/.exec(head)?.[1];
}
