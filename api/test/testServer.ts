import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { AbstractSqliteDriver } from 'typeorm/driver/sqlite-abstract/AbstractSqliteDriver.js';
import { openApp } from '../src/app';
import { renewProcessState } from '../src/core/appState';
import { config, loadConfig } from '../src/core/config';
import { openDatabase } from '../src/database/connect';
import { countForeignCommit } from '../src/database/transaction';
import { databaseModel } from '../src/domains';
import { whenIdle } from '../src/core/runExclusive';
import { liveIndex } from '../src/search/index/searchIndex.service';
import type { User } from '../src/users/user.entity';
import { PASSWORD } from './factories';
import type { AskDatabase } from './askDatabase';
import { findFolioProblems } from './folioChecks';
import { findInvoiceProblems } from './invoiceChecks';
import { findJournalProblems } from './journalChecks';
import { makeTestDatabase } from './testDatabase';

type Variables = Record<string, unknown>;

/** The answer to a document; the shape of `data` depends on the document. */
export interface Answer {
  // The shape of `data` is unknown to the compiler; the tests assert it.
  data: any;
  errors?: { message: string; extensions: { code: string; [key: string]: unknown } }[];
  status: number;
}

interface ReceivedMail {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  sentAt: string;
  /** The names of its files. */
  files: string[];
}

/** A client, with the cookies of a browser. */
export class Visitor {
  accessToken: string | undefined;
  /** The cookie of the session, as it is sent: `jwt=...`. */
  cookie: string | undefined;
  /** The cookie of the device, which outlives the session. */
  deviceCookie: string | undefined;

  constructor(readonly server: TestServer) {}

  async graphql(query: string, variables: Variables = {}): Promise<Answer> {
    return this.post(JSON.stringify({ query, variables }));
  }

  /** Sends any body to /graphql, even a malformed one. */
  async post(body: string, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${this.server.url}/graphql`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(this.accessToken ? { authorization: `Bearer ${this.accessToken}` } : {}),
        ...this.cookieHeader(),
        ...headers,
      },
    });
    this.keepCookies(response);
    return { ...((await response.json()) as Answer), status: response.status };
  }

  cookieHeader(): Record<string, string> {
    const cookies = [this.cookie, this.deviceCookie].filter((cookie) => cookie !== undefined);
    return cookies.length ? { cookie: cookies.join('; ') } : {};
  }

  keepCookies({ headers }: Response): void {
    for (const line of headers.getSetCookie()) {
      const cookie = line.split(';', 1)[0]!;
      if (cookie.startsWith('device=')) this.deviceCookie = cookie;
      else this.cookie = cookie;
    }
  }

  async signIn(username: string, password = PASSWORD, trustDevice = false): Promise<Answer> {
    const answer = await this.graphql(
      `mutation SignIn($input: SignInInput!) { signIn(input: $input) {
        __typename ... on Session { accessToken viewer { id name username email role photo } } ... on Problem { message } } }`,
      { input: { username, password, trustDevice } },
    );
    this.accessToken = answer.data?.signIn.accessToken;
    return answer;
  }
}

export interface TestServer {
  url: string;
  database: DataSource;
  /** A visitor who is signed in as this user, or signed out. */
  as(user?: User): Promise<Visitor>;
  /** Pays on the hosted page as a program does; returns its status. */
  pay(url: string, card?: string): Promise<number>;
  /** The mails to the address, newest first, as soon as there are this many. */
  mailsTo(address: string, count?: number): Promise<ReceivedMail[]>;
  /** The last mail to an address whose subject has these words, once it has come; mails sent at once come in any order. */
  mailAbout(address: string, words: string): Promise<ReceivedMail>;
  /**
   * The number of statements that the work sends, counted when nothing else queries the database. `isSettled`: no need
   * to wait for that.
   */
  countStatements(work: () => Promise<unknown>, isSettled?: boolean): Promise<number>;
  /**
   * The number of statements of a read, as most of five runs had: jobs and caches may add some, and two loaders may by
   * chance share one.
   */
  countReads(read: () => Promise<unknown>, isSettled?: boolean): Promise<number>;
  close(): Promise<void>;
}

/** A new server with an empty database and the real schema; only external services are stand-ins. */
export async function startTestServer(settings: Record<string, string> = {}): Promise<TestServer> {
  renewProcessState();
  const folder = mkdtempSync(path.join(tmpdir(), 'staybook-'));
  const own = await makeTestDatabase(folder);
  loadConfig({
    PORT: '0',
    DATA_DIR: folder,
    SEED: 'none',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    HASHING_PRIORITY: '0',
    CAPTCHA: 'none',
    ...own.settings,
    ...settings,
  });
  const database = await openDatabase(databaseModel);
  // No data of a test has to survive a loss of power.
  if (!process.env.DATABASE_URL)
    (database.driver as AbstractSqliteDriver).databaseConnection.pragma('synchronous = OFF');
  await own.saveTemplate();
  const app = await openApp(database);
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));

  const server: TestServer = {
    url: `http://127.0.0.1:${config.port}`,
    database,
    async as(user) {
      const visitor = new Visitor(server);
      if (user) await visitor.signIn(user.username);
      return visitor;
    },
    async pay(url, card = '4242424242424242') {
      const body = new URLSearchParams({ card });
      return (await fetch(url, { method: 'POST', body, redirect: 'manual' })).status;
    },
    async mailsTo(address, count = 1) {
      for (let tries = 0; ; tries++) {
        const answer = await fetch(`${server.url}/dev/mailbox.json?to=${encodeURIComponent(address)}`);
        const mails = (await answer.json()) as ReceivedMail[];
        if (mails.length >= count) return mails;
        if (tries === 200) throw new Error(`${mails.length} mails came to ${address}, not ${count}.`);
        await pause(25);
      }
    },
    async mailAbout(address, words) {
      for (let count = 1; ; count++) {
        const mails = await this.mailsTo(address, count);
        const found = mails.find(({ subject }) => subject.includes(words));
        if (found) return found;
        count = mails.length;
      }
    },
    async countStatements(work, isSettled = false) {
      const logger = database.logger;
      let count = 0;
      database.logger = new Proxy(logger, {
        get: (target, name) => (name === 'logQuery' ? () => count++ : Reflect.get(target, name)),
      });
      try {
        await whenIdle();
        await liveIndex().current();
        // The provider may still be sending events of earlier work.
        for (let seen = -1; !isSettled && seen !== count; await pause(100)) seen = count;
        count = 0;
        await work();
      } finally {
        database.logger = logger;
      }
      return count;
    },
    async countReads(read, isSettled) {
      const counts: number[] = [];
      while (counts.length < 5) {
        // As if another instance had written: no answer that was stored before is valid.
        countForeignCommit();
        counts.push(await server.countStatements(read, isSettled || counts.length > 0));
      }
      if (Math.min(...counts) === 0) throw new Error('A remembered answer was counted: nothing was read.');
      const times = (count: number) => counts.filter((other) => other === count).length;
      return counts.sort((one, other) => times(other) - times(one) || one - other)[0]!;
    },
    async close() {
      await app.stop();
      const ask: AskDatabase = (sql) => database.query(sql);
      const problems = [
        ...(await findFolioProblems(ask)).map((problem) => `Folio (see folio.service.ts): ${problem}`),
        ...(await findInvoiceProblems(ask)).map((problem) => `Invoices (see invoice.service.ts): ${problem}`),
        ...(await findJournalProblems(ask)).map((problem) => `Journal (see books/journal): ${problem}`),
      ];
      await database.destroy();
      await own.drop();
      rmSync(folder, { recursive: true, force: true });
      if (problems.length) throw new Error(`The books are wrong.\n${problems.join('\n')}`);
    },
  };
  return server;
}
