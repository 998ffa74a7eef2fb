import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { ask } from '../chat/api';

const HEAR = 'subscription { messageReceived { id number content } }';
const MISSED = `query ($chatId: ID!, $after: ID) { chat(id: $chatId) {
  messages(after: $after, limit: 100) { items { id number content } } } }`;
const PAGE = 100;

interface Heard {
  id: string;
  number: number;
  content: string;
}

/**
 * A subscriber to the messages of a chat. It connects again after a lost connection, and asks for the messages that it
 * missed.
 */
export class Listener {
  readonly heard = new Set<string>();
  /** Milliseconds of each time without a connection. */
  readonly away: number[] = [];
  private last: Heard | undefined;
  private lostAt: number | undefined;
  private catchingUp: Promise<void> = Promise.resolve();
  private readonly client: Client;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly chatId: string,
  ) {
    this.client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false,
      connectionParams: { accessToken: token },
      retryAttempts: Infinity,
      shouldRetry: () => true,
      // The same pauses as in the web: from one second on, with a random part.
      retryWait: () => new Promise((resolve) => setTimeout(resolve, 500 + 1000 * Math.random())),
      on: {
        closed: () => (this.lostAt ??= performance.now()),
        connected: () => this.comesBack(),
      },
    });
    this.client.subscribe<{ messageReceived: Heard }>(
      { query: HEAR },
      {
        next: ({ data }) => this.hear(data!.messageReceived),
        error: () => undefined,
        complete: () => undefined,
      },
    );
  }

  /** Reads the messages that were missed. */
  async catchUp(): Promise<void> {
    for (let page = PAGE; page === PAGE;) {
      const variables = { chatId: this.chatId, after: this.last?.id };
      const { chat } = await ask({ url: this.url }, this.token, MISSED, variables);
      const items: Heard[] = chat.messages.items;
      for (const item of items) this.hear(item);
      page = items.length;
    }
  }

  async close(): Promise<void> {
    await this.catchingUp;
    await this.client.dispose();
  }

  private comesBack(): void {
    if (this.lostAt === undefined) return;
    this.away.push(performance.now() - this.lostAt);
    this.lostAt = undefined;
    this.askForMissed();
  }

  /** Remembers the last message before which none is missing, as the web does. */
  private hear(message: Heard): void {
    this.heard.add(message.content);
    if (!this.last || message.number === this.last.number + 1) this.last = message;
    else if (message.number > this.last.number) this.askForMissed();
  }

  private askForMissed(): void {
    this.catchingUp = this.catchingUp.then(() => this.catchUp()).catch(() => undefined);
  }
}
