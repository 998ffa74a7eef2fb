import {
  EventSubscriber,
  type EntityManager,
  type EntitySubscriberInterface,
  type InsertEvent,
  type TransactionCommitEvent,
  type UpdateEvent,
} from 'typeorm';
import { nameKey } from '../core/nameKey';
import { searchWords } from '../core/searchWords';
import { addWords, removeWords, type WordsOf } from '../database/lists/wordIndex';
import { Hotel } from '../hotels/hotel.entity';
import type { Deletion } from '../hotels/onDelete';
import { RoomType } from './roomType.entity';
import { repo } from '../database/transaction';
import { isDeleted, User } from '../users/user.entity';

/** The words by which each kind of row is found: the columns they come from, and the words of a row. */
interface Searchable<T> {
  columns: (keyof T & string)[];
  words(row: T): WordsOf[];
}

const words = (...texts: string[]): string[] => [...new Set(texts.flatMap(searchWords))];

const users: Searchable<User> = {
  columns: ['name', 'username', 'email', 'phone'],
  words: (user) => {
    const { id, name, username, email, phone } = user;
    const isGone = isDeleted(user);
    return [
      { kind: 'user', thing: id, words: isGone ? [] : words(name, username, email, phone ?? '') },
      { kind: 'userName', thing: id, words: isGone ? [] : words(name) },
    ];
  },
};
const hotels: Searchable<Hotel> = {
  columns: ['name'],
  words: ({ id, name }) => [
    { kind: 'hotel', thing: id, words: words(name) },
    // Bookings keep the name that the guest had, so these words are never removed.
    { kind: 'bookedHotel', thing: nameKey(name), words: words(name), isKept: true },
  ],
};
const roomTypes: Searchable<RoomType> = {
  columns: ['title'],
  words: ({ id, title }) => [{ kind: 'roomType', thing: id, words: words(title) }],
};
const searchables = new Map<unknown, Searchable<never>>([
  [User, users],
  [Hotel, hotels],
  [RoomType, roomTypes],
]);

/** The rows that a transaction has written, with their words. A later row replaces an earlier one. */
const written = new WeakMap<EntityManager, { isNew: boolean; of: WordsOf }[]>();

/** Writes the words of each name and address that a transaction writes. */
@EventSubscriber()
export class SearchWordsSubscriber implements EntitySubscriberInterface {
  afterInsert({ manager, metadata, entity }: InsertEvent<object>): void {
    note(manager, metadata.target, entity, true);
  }

  afterUpdate({ manager, metadata, entity, updatedColumns }: UpdateEvent<object>): void {
    const columns: string[] = searchables.get(metadata.target)?.columns ?? [];
    if (updatedColumns.some(({ propertyName }) => columns.includes(propertyName)))
      note(manager, metadata.target, entity, false);
  }

  async beforeTransactionCommit({ manager }: TransactionCommitEvent): Promise<void> {
    const rows = written.get(manager);
    if (!rows) return;
    written.delete(manager);
    const latest = [...new Map(rows.map((row) => [`${row.of.kind} ${row.of.thing}`, row.of])).values()];
    const changed = rows.filter(({ isNew, of }) => !isNew && !of.isKept);
    for (const kind of new Set(changed.map(({ of }) => of.kind)))
      await removeWords(
        manager,
        kind,
        changed.filter(({ of }) => of.kind === kind).map(({ of }) => of.thing),
      );
    await addWords(manager, latest);
  }
}

function note(manager: EntityManager, target: unknown, row: unknown, isNew: boolean): void {
  const found = searchables.get(target)?.words(row as never) ?? [];
  if (!found.length) return;
  const rows = written.get(manager) ?? [];
  written.set(manager, rows);
  rows.push(...found.map((of) => ({ isNew, of })));
}

/** Removes the words of a hotel or room type that is about to be deleted. */
export async function removeWordsOf({ what, id }: Deletion): Promise<void> {
  await removeWords(repo(User).manager, what, [id]);
}
