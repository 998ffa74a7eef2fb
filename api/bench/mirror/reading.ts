import { setTimeout as pause } from 'node:timers/promises';
import { cpuSeconds } from '../load';

const HOTELS = `query ($offset: Int!, $from: Night!, $to: Night!) {
  hotels(offset: $offset, limit: 10, sort: NAME_ASC) {
    total items { roomTypes { roomNumbers { id unavailableNights(from: $from, to: $to) } } } } }`;
const EVENTS = `query ($after: ID) {
  events(after: $after, types: [NIGHTS_CHANGED], limit: 500) { cursor hasMore items { data } } }`;

const ATTEMPTS = 30;
const PAUSE_MS = 500;

/** What reading cost the server and the network. */
export interface ReadCost {
  /** Milliseconds of the server's processor. */
  cpuMs: number;
  bytes: number;
}

/** A program that reads the taken nights of all hotels, in the ways of the example for developers. */
export class Reader {
  private bytes = 0;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly range: { from: string; to: string },
  ) {}

  /** The taken nights of each room number, as text to compare. */
  async readAll(): Promise<Map<string, string>> {
    const taken = new Map<string, string>();
    for (let offset = 0, total = 1; offset < total; offset += 10) {
      const { hotels } = await this.ask(HOTELS, { offset, ...this.range });
      total = hotels.total;
      for (const { roomTypes } of hotels.items)
        for (const { roomNumbers } of roomTypes)
          for (const { id, unavailableNights } of roomNumbers) taken.set(id, unavailableNights.join(' '));
    }
    return taken;
  }

  /** The present place in the log of events. */
  async readCursor(): Promise<string> {
    return (await this.ask(EVENTS)).events.cursor;
  }

  /** Reads the events after a place; returns how many there were. */
  async readEvents(after: string): Promise<number> {
    for (let count = 0, cursor = after; ;) {
      const { events } = await this.ask(EVENTS, { after: cursor });
      count += events.items.length;
      cursor = events.cursor;
      if (!events.hasMore) return count;
    }
  }

  /** What the work costs, as the mean of this number of times; nothing else may ask the server meanwhile. */
  async costOf(pid: number, work: () => Promise<unknown>, times = 1): Promise<ReadCost> {
    const [cpu, bytes] = [cpuSeconds(pid), this.bytes];
    for (let done = 0; done < times; done++) await work();
    return { cpuMs: (1000 * (cpuSeconds(pid) - cpu)) / times, bytes: (this.bytes - bytes) / times };
  }

  /** Asks again while connections of the server fail. */
  private async ask(query: string, variables: object = {}): Promise<any> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.askOnce(JSON.stringify({ query, variables })).catch(() => undefined);
      if (answer?.data && !answer.errors) return answer.data;
      if (attempt === ATTEMPTS)
        throw new Error(answer?.errors?.[0]?.message ?? 'The server does not answer.');
      await pause(PAUSE_MS);
    }
  }

  private async askOnce(body: string): Promise<{ data?: any; errors?: { message: string }[] }> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${this.token}` };
    const response = await fetch(`${this.url}/graphql`, { method: 'POST', headers, body });
    const text = await response.text();
    this.bytes += Buffer.byteLength(text);
    return JSON.parse(text);
  }
}
