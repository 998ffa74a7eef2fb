import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import { LIMITS } from '../../../../schema/limits';
import { authorize, type Viewer } from '../../access/policy';
import { log } from '../../core/log';
import { publish, subscribe, type Events } from '../../core/events';
import { pushStream, type PushStream } from '../../core/pushStream';
import { repo } from '../../database/transaction';
import { User } from '../../users/user.entity';

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
const instance = randomUUID();
/** The people who are connected to this instance. */
const here = new Map<string, Here>();
/** The people who are connected to other instances, by instance id. */
const elsewhere = new Map<string, { userIds: string[]; at: number }>();
const streams = new Set<PushStream<{ users: User[] }>>();
/** The timers of the next event to other instances and of the next event to subscribers here. */
let publishing: NodeJS.Timeout | undefined;
let pushing: NodeJS.Timeout | undefined;

/** Publishes who is connected here and subscribes to other instances; the returned function stops both. */
export function openPresence(): () => void {
  subscribe('presence', 'all', onPresence);
  void publishHere({ isNew: true });
  const timer = setInterval(() => {
    void publishHere();
    const before = elsewhere.size;
    for (const [id, { at }] of elsewhere) if (Date.now() - at > GONE_AFTER_MS) elsewhere.delete(id);
    if (elsewhere.size < before) publishPresence();
  }, PUBLISH_EVERY_MS);
  return () => {
    clearInterval(timer);
    clearTimeout(publishing);
    clearTimeout(pushing);
    for (const { leaving } of here.values()) clearTimeout(leaving);
    publishing = pushing = undefined;
    here.clear();
    elsewhere.clear();
  };
}

const publishHere = (more: Partial<Events['presence']> = {}) =>
  publish('presence', 'all', { instance, userIds: [...here.keys()], ...more });

function onPresence({ instance: from, userIds, isNew, isChange }: Events['presence']): void {
  if (from !== instance) {
    elsewhere.set(from, { userIds, at: Date.now() });
    if (isNew) void publishHere();
  }
  if (isNew || isChange) pushSoon();
}

/**
 * Counts a connection of a person, who stays online until 15 s after the last one ended. The returned
 * function ends it.
 */
export function connectPerson(userId: string): () => void {
  const person = here.get(userId) ?? { connections: 0 };
  clearTimeout(person.leaving);
  person.connections += 1;
  if (!here.has(userId)) {
    here.set(userId, person);
    publishPresence();
  }
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    person.connections -= 1;
    if (person.connections || here.get(userId) !== person) return;
    person.leaving = setTimeout(() => {
      here.delete(userId);
      publishPresence();
    }, GRACE_MS).unref();
  };
}

/** Publishes, within BATCH_MS, that a person came, left or changed their visibility. */
export function publishPresence(): void {
  publishing ??= setTimeout(() => {
    publishing = undefined;
    void publishHere({ isChange: true });
  }, BATCH_MS).unref();
}

function pushSoon(): void {
  pushing ??= setTimeout(() => {
    pushing = undefined;
    pushToStreams().catch((error: unknown) => log.error({ error }, 'publishing who is online failed'));
  }, BATCH_MS).unref();
}

async function pushToStreams(): Promise<void> {
  if (!streams.size) return;
  const users = await readOnline();
  const event = { users };
  for (const stream of streams) stream.push(event);
}

/** The people who are online and visible, by name; a person with several connections appears once. */
async function readOnline(): Promise<User[]> {
  const ids = new Set([...here.keys(), ...[...elsewhere.values()].flatMap(({ userIds }) => userIds)]);
  if (!ids.size) return [];
  return repo(User).find({
    where: { id: In([...ids]), active: true, deleted: false, appearsOnline: true },
    order: { nameKey: 'ASC', id: 'ASC' },
    take: LIMITS.onlineUsers + 1,
  });
}

/** The online people without the viewer. */
export const excludeViewer = (users: User[], viewer: Viewer | undefined): User[] =>
  users.filter(({ id }) => id !== viewer?.id).slice(0, LIMITS.onlineUsers);

/** The other people who are online now. */
export async function listOnlineUsers(viewer: Viewer | undefined): Promise<User[]> {
  authorize(viewer, 'presence:read');
  return excludeViewer(await readOnline(), viewer);
}

/** A stream of the online people: the present list first, then the list after each change. */
export async function openOnlineStream(viewer: Viewer | undefined): Promise<PushStream<{ users: User[] }>> {
  authorize(viewer, 'presence:read');
  const stream: PushStream<{ users: User[] }> = pushStream(() => streams.delete(stream));
  streams.add(stream);
  stream.push({ users: await readOnline() });
  return stream;
}
