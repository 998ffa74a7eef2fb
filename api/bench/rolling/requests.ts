import { setTimeout as pause } from 'node:timers/promises';
import { SEND } from '../chat/api';

const A_SECOND = 40;
const PATIENCE_MS = 30_000;
const SEARCH = '{ hotels(limit: 5) { total items { id name ratingsAverage } } }';

interface Asked {
  path: string;
  query?: string;
  variables?: object;
}

/**
 * Guests who read pages, search and write messages, with a fixed number of requests each second; collects the failures.
 */
export class Requests {
  isOver = false;
  asked = 0;
  longest = 0;
  readonly failures: string[] = [];
  /** The contents of the messages that were acknowledged. */
  readonly sent = new Set<string>();

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly chatId: string,
  ) {}

  /** Sends requests until the end, without waiting for answers in between; then waits for all answers. */
  async go(): Promise<void> {
    const answers: Promise<void>[] = [];
    for (; !this.isOver; await pause(1000 / A_SECOND)) answers.push(this.ask(this.asked++));
    await Promise.all(answers);
  }

  private async ask(number: number): Promise<void> {
    const content = `message ${number}`;
    const questions: Asked[] = [
      { path: '/' },
      { path: '/graphql', query: SEARCH },
      { path: '/api/v1/hotels' },
      {
        path: '/graphql',
        query: SEND,
        variables: { input: { chatId: this.chatId, content, clientMessageId: `rolling-${number}` } },
      },
    ];
    const question = questions[number % questions.length]!;
    const start = performance.now();
    try {
      const text = await this.fetchText(question);
      if (question.query && !JSON.parse(text).data) throw new Error(text.slice(0, 200));
      if (question.variables) this.sent.add(content);
    } catch (error) {
      const { message, cause } = error as Error;
      this.failures.push(`${question.path} ${message} ${(cause as Error | undefined)?.message ?? ''}`);
    }
    this.longest = Math.max(this.longest, performance.now() - start);
  }

  private async fetchText({ path, query, variables }: Asked): Promise<string> {
    const response = await fetch(this.url + path, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      ...(query ? { method: 'POST', body: JSON.stringify({ query, variables }) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status}: ${text.slice(0, 200)}`);
    return text;
  }
}
