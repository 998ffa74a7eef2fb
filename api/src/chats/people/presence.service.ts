import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import { LIMITS } from '../../../../schema/limits';
import { authorize, type Viewer } from '../../access/policy';
import { log } from '../../core/log';
import { publish, subscribe, type Events } from '../../core/events';
import { pushStream, type PushStream } from '../../core/pushStream';
import { repo } from '../../database/transaction';
import { User } from '../../users/user.entity';

/** After the last connection of somebody ended, in milliseconds: a page that is loaded anew is no absence. */
const GRACE_MS = 15_000;
/** How often an instance says who is connected to it, and after what silence it is taken for gone; in milliseconds. */
const TELL_EVERY_MS = 5000;
const GONE_AFTER_MS = 12_000;
/** Changes within this time are told together, in milliseconds. */
const GATHER_MS = 250;

interface Here {
  connections: number;
  leaving?: NodeJS.Timeout;
}
const instance = randomUUID();
/** Who is connected to this instance. */
const here = new Map<string, Here>();
/** Who is connected to others, by instance. */
const elsewhere = new Map<string, { userIds: string[]; at: number }>();
const streams = new Set<PushStream<{ users: User[] }>>();
/** What is about to be told, to other instances and to those who listen here. */
let publishing: NodeJS.Timeout | undefined;
let gathering: NodeJS.Timeout | undefined;

/** Tells other instances who is connected here, and listens to them; the function returned ends that. */
export function openPresence(): () => void {
  subscribe('presence', 'all', hear);
  void publishHere({ isNew: true });
  const timer = setInterval(() => {
    void publishHere();
    const before = elsewhere.size;
    for (const [id, { at }] of elsewhere) if (Date.now() - at > GONE_AFTER_MS) elsewhere.delete(id);
    if (elsewhere.size < before) tellPresence();
  }, TELL_EVERY_MS);
  return () => {
    clearInterval(timer);
    clearTimeout(publishing);
    clearTimeout(gathering);
    for (const { leaving } of here.values()) clearTimeout(leaving);
    publishing = gathering = undefined;
    here.clear();
    elsewhere.clear();
  };
}

const publishHere = (more: Partial<Events['presence']> = {}) =>
  publish('presence', 'all', { instance, userIds: [...here.keys()], ...more });

function hear({ instance: from, userIds, isNew, isChange }: Events['presence']): void {
  if (from !== instance) {
    elsewhere.set(from, { userIds, at: Date.now() });
    if (isNew) void publishHere();
  }
  if (isNew || isChange) tellSoon();
}

/** Counts a connection of somebody, who is online until 15 s after the last one ended; call what it returns at the end. */
export function connectPerson(userId: string): () => void {
  const person = here.get(userId) ?? { connections: 0 };
  clearTimeout(person.leaving);
  person.connections += 1;
  if (!here.has(userId)) {
    here.set(userId, person);
    tellPresence();
  }
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    person.connections -= 1;
    if (person.connections || here.get(userId) !== person) return;
    person.leaving = setTimeout(() => {
      here.delete(userId);
      tellPresence();
    }, GRACE_MS).unref();
  };
}

/** Tells everybody, soon, that somebody came, left or is not to be seen any more. */
export function tellPresence(): void {
  publishing ??= setTimeout(() => {
    publishing = undefined;
    void publishHere({ isChange: true });
  }, GATHER_MS).unref();
}

function tellSoon(): void {
  gathering ??= setTimeout(() => {
    gathering = undefined;
    tellStreams().catch((error: unknown) => log.error({ error }, 'telling who is online failed'));
  }, GATHER_MS).unref();
}

async function tellStreams(): Promise<void> {
  if (!streams.size) return;
  const users = await readOnline();
  const event = { users };
  for (const stream of streams) stream.push(event);
}

/** Who is online and shows it, by name; somebody with several tabs or devices once. */
async function readOnline(): Promise<User[]> {
  const ids = new Set([...here.keys(), ...[...elsewhere.values()].flatMap(({ userIds }) => userIds)]);
  if (!ids.size) return [];
  return repo(User).find({
    where: { id: In([...ids]), active: true, deleted: false, appearsOnline: true },
    order: { nameKey: 'ASC', id: 'ASC' },
    take: LIMITS.onlineUsers + 1,
  });
}

/** The people who are online, for one of them: without oneself. */
export const withoutOneself = (users: User[], viewer: Viewer | undefined): User[] =>
  users.filter(({ id }) => id !== viewer?.id).slice(0, LIMITS.onlineUsers);

/** Who else is online now. */
export async function listOnlineUsers(viewer: Viewer | undefined): Promise<User[]> {
  authorize(viewer, 'presence:read');
  return withoutOneself(await readOnline(), viewer);
}

/** Who is online, now and whenever that changes. */
export async function openOnlineStream(viewer: Viewer | undefined): Promise<PushStream<{ users: User[] }>> {
  authorize(viewer, 'presence:read');
  const stream: PushStream<{ users: User[] }> = pushStream(() => streams.delete(stream));
  streams.add(stream);
  stream.push({ users: await readOnline() });
  return stream;
}
