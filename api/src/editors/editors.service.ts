import { randomUUID } from 'node:crypto';
import type { Context } from '../access/context';
import { authorized, type Viewer } from '../access/policy';
import { perApp } from '../core/appState';
import { publish, subscribe, type Events } from '../core/events';
import { pushStream, type PushStream } from '../core/pushStream';
import { EditedRecord, type Editors } from './editors.types';

/**
 * How often an instance publishes who edits what, and after what silence it counts as gone; in milliseconds.
 */
const PUBLISH_EVERY_MS = 5000;
const GONE_AFTER_MS = 12_000;

/** What is open at this instance: for each record the people with the number of their pages. */
const here = perApp(() => new Map<string, Map<string, number>>());
/** What is open at other instances, by instance id. */
const elsewhere = perApp(() => new Map<string, { records: ReadonlyMap<string, string[]>; at: number }>());
/** Those who watch a record here, with the list that they had last. */
const watching = perApp(() => new Map<string, { streams: Set<PushStream<Editors>>; last: string }>());
const instance = perApp(() => randomUUID());

/** Publishes who edits what here, and listens to other instances; the returned function stops both. */
export function openEditors(): () => void {
  subscribe('editorsHere', 'all', onEditors);
  void publishHere({ isNew: true });
  const timer = setInterval(() => {
    if (here().size) void publishHere();
    for (const [id, { at }] of elsewhere()) if (Date.now() - at > GONE_AFTER_MS) elsewhere().delete(id);
    pushChanges();
  }, PUBLISH_EVERY_MS);
  return () => {
    clearInterval(timer);
    for (const state of [here(), elsewhere(), watching()]) state.clear();
  };
}

const publishHere = (more: Partial<Events['editorsHere']> = {}) =>
  publish('editorsHere', 'all', {
    instance: instance(),
    records: [...here()].map(([key, people]) => [key, [...people.keys()]]),
    ...more,
  });

function onEditors({ instance: from, records, isNew }: Events['editorsHere']): void {
  if (from !== instance()) {
    elsewhere().set(from, { records: new Map(records), at: Date.now() });
    if (isNew && here().size) void publishHere();
  }
  pushChanges();
}

/** Tells those who watch a record here whose editors are others now. */
function pushChanges(): void {
  for (const [key, record] of watching()) {
    const userIds = editorsOf(key);
    if (userIds.join() === record.last) continue;
    record.last = userIds.join();
    for (const stream of record.streams) stream.push({ userIds });
  }
}

/** Everybody who edits a record, at all instances. */
function editorsOf(key: string): string[] {
  const ids = [
    ...(here().get(key)?.keys() ?? []),
    ...[...elsewhere().values()].flatMap(({ records }) => records.get(key) ?? []),
  ];
  return [...new Set(ids)].sort();
}

/**
 * A stream of the people who edit a record: the present list first, then the list after each change. The viewer is one of
 * them until the stream ends. Throws Forbidden if the viewer may not edit the record.
 */
export async function openEditorsStream(
  context: Context,
  record: EditedRecord,
  id: string,
): Promise<PushStream<Editors>> {
  const viewer = await authorizedToEdit(context, record, id);
  const key = `${record}:${id}`;
  const stream: PushStream<Editors> = pushStream(() => leave(key, viewer.id, stream));
  const people = here().get(key) ?? new Map<string, number>();
  here().set(key, people.set(viewer.id, (people.get(viewer.id) ?? 0) + 1));
  const watched = watching().get(key) ?? { streams: new Set(), last: '' };
  watching().set(key, watched);
  await publishHere();
  watched.streams.add(stream);
  stream.push({ userIds: editorsOf(key) });
  return stream;
}

function leave(key: string, userId: string, stream: PushStream<Editors>): void {
  const watched = watching().get(key);
  watched?.streams.delete(stream);
  if (watched?.streams.size === 0) watching().delete(key);
  const people = here().get(key);
  const pages = (people?.get(userId) ?? 0) - 1;
  if (pages > 0) people!.set(userId, pages);
  else people?.delete(userId);
  if (people?.size === 0) here().delete(key);
  void publishHere();
}

/** Returns the viewer, who may change the record on its page; otherwise throws Forbidden. */
async function authorizedToEdit(
  { viewer, loaders }: Context,
  record: EditedRecord,
  id: string,
): Promise<Viewer> {
  if (record === EditedRecord.USER) return authorized(viewer, 'user:update');
  if (record === EditedRecord.HOTEL) {
    const hotel = await loaders.hotels.load(id);
    return authorized(viewer, 'hotel:manage', { hotelId: hotel?.id ?? null });
  }
  if (record === EditedRecord.ROOM_TYPE) {
    const roomType = await loaders.roomTypes.load(id);
    return authorized(viewer, 'roomType:manage', { hotelId: roomType?.hotelId ?? null });
  }
  const booking = await loaders.bookings.load(id);
  return authorized(viewer, 'booking:list', { hotelId: booking?.hotelId ?? null });
}
