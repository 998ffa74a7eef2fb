import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './composed/servers';
import { PASSWORD } from './factories';
import { startServerProcess, type ServerProcess } from './serverProcess';

const SIGN_IN =
  'mutation ($input: SignInInput!) { signIn(input: $input) { ... on Session { accessToken } } }';

/** A server in a process of its own that is killed and started again on its data; programs know its address through a proxy. */
export class KilledServer {
  private server: ServerProcess | undefined;
  /** The words of the request whose answer is lost, and what follows. */
  private lost: { words: string; done: () => void } | undefined;
  private readonly proxy = createServer((near) => {
    const far = connect(Number(this.settings.PORT), '127.0.0.1');
    let isLost: (() => void) | undefined;
    near.on('data', (data) => {
      if (this.lost && data.includes(this.lost.words)) {
        isLost = this.lost.done;
        this.lost = undefined;
      }
      far.write(data);
    });
    far.on('data', (data) => {
      if (!isLost) return near.write(data);
      near.destroy();
      void this.kill().then(isLost);
      isLost = () => undefined;
    });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from.on('error', () => undefined).on('close', () => to.destroy());
  });

  private constructor(private readonly settings: Record<string, string>) {}

  /** Starts it with the demonstration data in this folder. */
  static async start(folder: string): Promise<KilledServer> {
    const made = new KilledServer({
      PORT: String(await freePort()),
      DATA_DIR: folder,
      DATABASE_URL: '',
      RATE_LIMITS: 'off',
      CAPTCHA: 'none',
      WEBHOOK_PRIVATE_ADDRESSES: 'allow',
    });
    await new Promise<void>((resolve) => made.proxy.listen(0, '127.0.0.1', resolve));
    made.settings.PUBLIC_URL = made.url;
    await made.restart();
    return made;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.proxy.address() as AddressInfo).port}`;
  }

  async restart(): Promise<void> {
    this.server = await startServerProcess(this.settings);
  }

  async kill(): Promise<void> {
    await this.server?.stop();
  }

  /** Kills it as soon as it answers a request with these words; the answer is lost. */
  killAtAnswerTo(words: string): Promise<void> {
    return new Promise((done) => (this.lost = { words, done }));
  }

  /** Sends a query or a mutation, without retries; throws its error. */
  async ask(token: string | undefined, query: string, variables: object = {}): Promise<any> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: any; errors?: { message: string }[] };
    if (errors) throw new Error(errors[0]!.message);
    return data;
  }

  /** The token of a person of the demonstration data. */
  async signIn(username: string): Promise<string> {
    const { signIn } = await this.ask(undefined, SIGN_IN, { input: { username, password: PASSWORD } });
    return signIn.accessToken;
  }

  /** The secret of a new key of the person with this token. */
  async makeKey(token: string, input: object): Promise<string> {
    const { createApiKey } = await this.ask(
      token,
      'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { ... on NewApiKey { secret } ... on Problem { message } } }',
      { input: { name: 'Program', currentPassword: PASSWORD, ...input } },
    );
    if (!createApiKey.secret) throw new Error(createApiKey.message);
    return createApiKey.secret;
  }

  async close(): Promise<void> {
    await this.kill();
    this.proxy.close();
  }
}

/** Asks until it is so, for this many seconds at most; then it throws what the description says. */
export async function untilSo(isSo: () => unknown, describe: () => unknown, seconds = 30): Promise<void> {
  for (let tries = 0; !(await isSo()); tries++) {
    if (tries === seconds * 5) throw new Error(JSON.stringify(describe()).slice(0, 1000));
    await pause(200);
  }
}
