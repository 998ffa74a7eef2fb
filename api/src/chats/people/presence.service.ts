import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import { LIMITS } from '../../../../schema/limits';
import { authorized, type Viewer } from '../../access/policy';
import { log } from '../../core/log';
import { publish, subscribe, type Events } from '../../core/events';
import { pushStream, type PushStream } from '../../core/pushStream';
import { repo } from '../../database/transaction';
import { User } from '../../users/user.entity';
import { perApp } from '../../core/appState';
import { PersonBlock } from './personBlock.entity';

/**
 * How long a person stays online after their last connection ended, in milliseconds, so that a page reload is
 * not shown.
 */
const GRACE_MS = 15_000;
/**
 * How often an instance publishes who is connected to it, and after what silence it counts as gone; in
 * milliseconds.
 */
const PUBLISH_EVERY_MS = 5000;
const GONE_AFTER_MS = 12_000;
/** Changes within this time are published together, in milliseconds. */
const BATCH_MS = 250;

interface Here {
  connections: number;
  leaving?: NodeJS.Timeout;
}
const instance = perApp(() => randomUUID());
/** The people who are connected to this instance. */
const here = perApp(() => new Map<string, Here>());
/** The people who are connected to other instances, by instance id. */
const elsewhere = perApp(() => new Map<string, { userIds: string[]; at: number }>());
/** The people who are online, and for each reader those of them whom a block hides, whichever of the two made it. */
export interface Online {
  users: User[];
  hidden: ReadonlyMap<string, ReadonlySet<string>>;
}
/** The open streams, each with its reader. */
const streams = perApp(() => new Map<PushStream<Online>, string>());

interface Timers {
  /** Of the next event to other instances. */
  publishing?: NodeJS.Timeout | undefined;
  /** Of the next event to subscribers here. */
  pushing?: NodeJS.Timeout | undefined;
}
const timers = perApp((): Timers => ({}));

/** Publishes who is connected here and subscribes to other instances; the returned function stops both. */
export function openPresence(): () => void {
  subscribe('presence', 'all', onPresence);
  void publishHere({ isNew: true });
  const timer = setInterval(() => {
    void publishHere();
    const before = elsewhere().size;
    for (const [id, { at }] of elsewhere()) if (Date.now() - at > GONE_AFTER_MS) elsewhere().delete(id);
    if (elsewhere().size < before) publishPresence();
  }, PUBLISH_EVERY_MS);
  return () => {
    clearInterval(timer);
    clearTimeout(timers().publishing);
    clearTimeout(timers().pushing);
    for (const { leaving } of here().values()) clearTimeout(leaving);
    timers().publishing = timers().pushing = undefined;
    here().clear();
    elsewhere().clear();
  };
}

const publishHere = (more: Partial<Events['presence']> = {}) =>
  publish('presence', 'all', { instance: instance(), userIds: [...here().keys()], ...more });

function onPresence({ instance: from, userIds, isNew, isChange }: Events['presence']): void {
  if (from !== instance()) {
    elsewhere().set(from, { userIds, at: Date.now() });
    if (isNew) void publishHere();
  }
  if (isNew || isChange) pushSoon();
}

/**
 * Counts a connection of a person, who stays online until 15 s after the last one ended. The returned
 * function ends it.
 */
export function connectPerson(userId: string): () => void {
  const person = here().get(userId) ?? { connections: 0 };
  clearTimeout(person.leaving);
  person.connections += 1;
  if (!here().has(userId)) {
    here().set(userId, person);
    publishPresence();
  }
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    person.connections -= 1;
    if (person.connections || here().get(userId) !== person) return;
    person.leaving = setTimeout(() => {
      here().delete(userId);
      publishPresence();
    }, GRACE_MS).unref();
  };
}

/** Publishes, within BATCH_MS, that a person came, left or changed their visibility. */
export function publishPresence(): void {
  timers().publishing ??= setTimeout(() => {
    timers().publishing = undefined;
    void publishHere({ isChange: true });
  }, BATCH_MS).unref();
}

function pushSoon(): void {
  timers().pushing ??= setTimeout(() => {
    timers().pushing = undefined;
    pushToStreams().catch((error: unknown) => log.error({ error }, 'publishing who is online failed'));
  }, BATCH_MS).unref();
}

async function pushToStreams(): Promise<void> {
  if (!streams().size) return;
  const event = await readOnline(streams().values());
  for (const stream of streams().keys()) stream.push(event);
}

/**
 * The people who are online and visible, by name, with the blocks between them and these readers; a person with several
 * connections appears once.
 */
async function readOnline(readerIds: Iterable<string>): Promise<Online> {
  const ids = new Set([...here().keys(), ...[...elsewhere().values()].flatMap(({ userIds }) => userIds)]);
  if (!ids.size) return { users: [], hidden: new Map() };
  const users = await repo(User).find({
    where: { id: In([...ids]), active: true, deleted: false, appearsOnline: true },
    order: { nameKey: 'ASC', id: 'ASC' },
    take: LIMITS.onlineUsers + 1,
  });
  const shown = In(users.map(({ id }) => id));
  const readers = In([...new Set(readerIds)]);
  const blocks = await repo(PersonBlock).find({
    where: [
      { userId: shown, blockedId: readers },
      { userId: readers, blockedId: shown },
    ],
  });
  const hidden = new Map<string, Set<string>>();
  for (const { userId, blockedId } of blocks) {
    hidden.set(userId, (hidden.get(userId) ?? new Set()).add(blockedId));
    hidden.set(blockedId, (hidden.get(blockedId) ?? new Set()).add(userId));
  }
  return { users, hidden };
}

/** The online people without the viewer, people whom the viewer has blocked, and people who have blocked the viewer. */
export function onlineFor(viewer: Viewer | undefined, { users, hidden }: Online): User[] {
  const blocked = hidden.get(viewer?.id ?? '');
  return users.filter(({ id }) => id !== viewer?.id && !blocked?.has(id)).slice(0, LIMITS.onlineUsers);
}

/** The other people who are online now. */
export async function listOnlineUsers(viewer: Viewer | undefined): Promise<User[]> {
  const { id } = authorized(viewer, 'presence:read');
  return onlineFor(viewer, await readOnline([id]));
}

/** A stream of the online people: the present list first, then the list after each change. */
export async function openOnlineStream(viewer: Viewer | undefined): Promise<PushStream<Online>> {
  const { id } = authorized(viewer, 'presence:read');
  const stream: PushStream<Online> = pushStream(() => streams().delete(stream));
  streams().set(stream, id);
  stream.push(await readOnline([id]));
  return stream;
}
