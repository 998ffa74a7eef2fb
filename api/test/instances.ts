import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { AppState } from '../src/core/appState';
import { config } from '../src/core/config';
import { startTestServer, Visitor, type TestServer } from './testServer';

export const OLD = 'the old secret of this installation: long enough';
export const NEW = 'the new secret of this installation: long enough';
const SHARED = { WEBHOOK_PRIVATE_ADDRESSES: 'allow' };

const RENEW = 'mutation { renewSession { __typename ... on Session { accessToken } } }';
/** Renews the session of this client; returns the type of the answer. */
export async function renew(person: Visitor): Promise<string> {
  const { renewSession } = (await person.graphql(RENEW)).data;
  person.accessToken = renewSession.accessToken;
  return renewSession.__typename;
}

/** One of several instances of an installation, with its own value of JWT_SECRET. */
export class Instance {
  secrets = [OLD];

  constructor(
    readonly server: TestServer,
    private readonly app?: AppState,
  ) {}

  /** Runs the work as this instance, with its secrets. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const own = () => {
      config.jwtSecrets = this.secrets;
      return work();
    };
    return this.app ? this.app.run(own) : own();
  }

  /** Lets a client ask this instance; it takes its cookies and its access token along, and brings new ones back. */
  async ask<T>(person: Visitor, work: (here: Visitor) => Promise<T>): Promise<T> {
    const carried = ({ accessToken, cookie, deviceCookie }: Visitor) => ({
      accessToken,
      cookie,
      deviceCookie,
    });
    const here = Object.assign(new Visitor(this.server), carried(person));
    const answer = await this.run(() => work(here));
    Object.assign(person, carried(here));
    return answer;
  }

  /** The id of the viewer of this access token, over a socket; undefined for a visitor. */
  viewerOverSocket(accessToken: string | undefined): Promise<string | undefined> {
    return this.run(async () => {
      const client = createClient({
        url: `${this.server.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { accessToken },
        retryAttempts: 0,
      });
      for await (const { data } of client.iterate<{ viewer: { id: string } | null }>({
        query: '{ viewer { id } }',
      })) {
        await client.dispose();
        return data?.viewer?.id;
      }
      return undefined;
    });
  }
}

/**
 * Two instances with one database. Two servers share a database server; the embedded database belongs to one process,
 * so there one server takes the secrets of the instance that is asked.
 */
export async function startInstances(): Promise<{ instances: [Instance, Instance]; close(): Promise<void> }> {
  const server = await startTestServer({ ...SHARED, JWT_SECRET: OLD });
  if (!config.databaseUrl)
    return { instances: [new Instance(server), new Instance(server)], close: () => server.close() };
  const second = new AppState();
  const settings = { ...SHARED, JWT_SECRET: OLD, DATABASE_URL: config.databaseUrl, DATA_DIR: config.dataDir };
  const other = await second.run(() => startTestServer(settings));
  return {
    instances: [new Instance(server), new Instance(other, second)],
    async close() {
      await second.run(() => other.close());
      await server.close();
    },
  };
}
