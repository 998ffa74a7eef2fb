import http from 'node:http';
import type { Facts } from './facts';

/** How a request ended: its status, or the code of its error. */
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

/** Whom a caller asks, and as whom. */
export interface Given {
  urls: string[];
  facts: Facts;
  /** The address that the proxy tells of it. */
  address: string;
  /** The access token, of those who are signed in. */
  token?: string | undefined;
}

/** Characters of an answer that tell whether it is a refusal. */
const HEAD = 4000;

/** A caller with one connection to one of the servers. */
export class Caller {
  readonly url: string;
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  /** `over` is aborted when the caller is to stop. */
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

  /** Asks, and takes the whole answer without keeping it. */
  async ask(address: string, asked: Asked = {}): Promise<Outcome> {
    const { status, head, bytes } = await this.send(address, asked);
    return { kind: codeOf(head) ?? String(status), bytes };
  }

  graphql(query: string, variables: object = {}): Promise<Outcome> {
    return this.ask('/graphql', jsonOf({ query, variables }));
  }

  /** Asks for what is needed to go on; answers the data. */
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

/** The code of a refusal by GraphQL, or the name of the problem that is answered in place of what was asked for. */
function codeOf(head: string): string | undefined {
  if (head.startsWith('{"errors"')) return /"code":"(\w+)"/.exec(head)?.[1];
  return /"__typename":"(TooManyAttempts|Busy|WebhookRefused|InvalidCredentials)"/.exec(head)?.[1];
}
