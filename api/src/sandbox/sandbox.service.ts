import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { AppState, currentApp } from '../core/appState';
import { config, givenSettings, loadConfig } from '../core/config';
import { log } from '../core/log';
import { openDatabase, type DatabaseModel } from '../database/connect';
import type { ApiKey } from '../users/keys/apiKey.entity';
import { admitKey } from './admitKey.service';
import { readCatalogue } from './catalogue.service';
import { sandboxDay } from './day';
import { fillSandbox } from './fillSandbox.service';

/** What an app is made of; the sandbox is one more. */
export interface Parts {
  model: DatabaseModel;
  openApp: (database: DataSource) => Promise<{ server: Server; stop(): Promise<void> }>;
  startJobs: () => () => Promise<void>;
}

interface OpenSandbox {
  state: AppState;
  port: number;
  close(): Promise<void>;
}

/** Milliseconds between two looks whether the day of the sandbox is over. */
const LOOK_EVERY_MS = 60_000;

/** The settings that the sandbox shares with the real app. It gets no secret and no account, also none that comes later. */
const SHARED = [
  'NODE_ENV',
  'CORS_ORIGINS',
  'CLIENT_URL',
  'DEFAULT_PHOTO_URL',
  'DATABASE_CA',
  'DATABASE_CONNECT_SECONDS',
  'DATABASE_TIMEOUT_SECONDS',
  'HASHING_PRIORITY',
  'HOLD_SECONDS',
  'HOLD_ROOM_NIGHTS',
  'HOLD_ROOM_NIGHTS_NEW',
  'PUBLIC_SEARCH',
  'RATE_LIMITS',
  'LOG_LEVEL',
];

/**
 * The app that answers test keys: one more in this process, with its own settings, database, search index, jobs and stand-ins. It
 * opens at the first request of a test key, and is closed with all that it has when its day is over.
 */
export class Sandbox {
  private opened: { day: string; ready: Promise<OpenSandbox> } | undefined;
  private isStopped = false;
  private readonly timer: NodeJS.Timeout;
  /** Runs work in no request, so that what the sandbox starts does not belong to the one that opened it. */
  private readonly outside = AsyncLocalStorage.snapshot();

  constructor(private readonly parts: Parts) {
    this.timer = setInterval(() => {
      if (this.opened && this.opened.day !== sandboxDay()) this.end().catch(failed);
    }, LOOK_EVERY_MS).unref();
  }

  /** Lets the sandbox know a key that the real app has verified; returns the port of this machine on which it answers. */
  async admit(key: ApiKey): Promise<number> {
    const { state, port } = await this.current();
    await state.run(() => admitKey(key));
    return port;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.end();
  }

  /** The sandbox of today; one opening at a time, after the earlier one has closed. */
  private current(): Promise<OpenSandbox> {
    const day = sandboxDay();
    if (this.isStopped) throw new Error('The server stops.');
    if (this.opened?.day === day) return this.opened.ready;
    const earlier = this.end();
    const ready = earlier.then(() => this.outside(() => this.open(day)));
    const opened = { day, ready };
    this.opened = opened;
    ready.catch(() => {
      if (this.opened === opened) this.opened = undefined;
    });
    return ready;
  }

  private async end(): Promise<void> {
    const ending = this.opened;
    this.opened = undefined;
    const open = await ending?.ready.catch(() => undefined);
    await open?.close();
    if (open) deleteOthers(sandboxDay());
  }

  private async open(day: string): Promise<OpenSandbox> {
    const real = currentApp();
    const settings = sandboxSettings(day);
    deleteOthers(day);
    const state = new AppState(true);
    return state.run(async () => {
      loadConfig(settings);
      const fill = () => fillSandbox(day, () => real.run(readCatalogue));
      const database = await openDatabase(this.parts.model, fill);
      const app = await this.parts.openApp(database);
      await new Promise<void>((resolve, reject) => {
        app.server.once('error', reject);
        app.server.listen(0, '127.0.0.1', resolve);
      });
      const stopJobs = this.parts.startJobs();
      const close = () =>
        state.run(async () => {
          await stopJobs();
          await app.stop();
          await database.destroy();
        });
      log.info({ day }, 'the sandbox of test keys has opened');
      return { state, port: (app.server.address() as AddressInfo).port, close };
    });
  }
}

const failed = (error: unknown): void => log.error({ error }, 'the sandbox of test keys could not be closed');

const folderOf = (): string => path.join(config.dataDir, 'sandbox');

/** The settings of the sandbox of a day; call it in the real app. Instances that share a database share the secret. */
function sandboxSettings(day: string): Record<string, string | undefined> {
  const secrets = config.jwtSecrets.map((secret) =>
    createHmac('sha256', secret).update('sandbox').digest('hex'),
  );
  return {
    ...givenSettings(SHARED),
    DATA_DIR: path.join(folderOf(), day),
    DATABASE_URL: config.sandboxDatabaseUrl,
    DATABASE_POOL: '6',
    PUBLIC_URL: config.publicUrl,
    PORT: '0',
    JWT_SECRET: secrets.join(','),
    ALLOW_STAND_INS: 'true',
    SEED: 'none',
    RENDER_PAGES: 'off',
    // The real app, which hands requests over, is the only proxy.
    TRUST_PROXY: '1',
  };
}

/** Deletes the files of all earlier days: embedded database, mailbox, till, photos, saved index. */
function deleteOthers(day: string): void {
  for (const name of foldersIn(folderOf()))
    if (name < day) rmSync(path.join(folderOf(), name), { recursive: true, force: true });
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
