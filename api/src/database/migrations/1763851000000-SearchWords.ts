import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, index, text } from './words';

/** Rows that are read at once, and words that are written with one statement. */
const ROWS = 1000;
const WORDS = 1000;
const WORD_LENGTH = 60;

/** Words by which users, hotels, room types and bookings are found. */
export class SearchWords1763851000000 implements MigrationInterface {
  name = 'SearchWords1763851000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'search_words', {
      columns: [
        text('kind', 12, { primary: true }),
        text('word', WORD_LENGTH, { primary: true }),
        text('thing', 120, { primary: true }),
      ],
      indices: [index('search_words_thing', 'kind', 'thing', 'word')],
    });
    await fill(runner, 'users', ['name', 'username', 'email'], ({ id, name, username, email }) =>
      email!.endsWith('@deleted.invalid')
        ? []
        : [
            ['user', id!, [name!, username!, email!]],
            ['userName', id!, [name!]],
          ],
    );
    await fill(runner, 'hotels', ['name'], ({ id, name }) => [['hotel', id!, [name!]]]);
    await fill(runner, 'room_types', ['title'], ({ id, title }) => [['roomType', id!, [title!]]]);
    for (const table of ['hotels', 'bookings'] as const) await fillHotelNames(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('search_words');
  }
}

type Row = Record<string, string>;
type Found = [kind: string, thing: string, texts: string[]];

async function fill(
  runner: QueryRunner,
  table: string,
  columns: string[],
  found: (row: Row) => Found[],
): Promise<void> {
  for (let after = ''; ;) {
    const rows: Row[] = await runner.query(
      `SELECT id, ${columns.join(', ')} FROM ${table} WHERE id > ? ORDER BY id LIMIT ${ROWS}`,
      [after],
    );
    await write(runner, rows.flatMap(found));
    if (rows.length < ROWS) return;
    after = rows.at(-1)!.id!;
  }
}

/** The names that hotels have, or had when they were booked. */
async function fillHotelNames(runner: QueryRunner, table: 'hotels' | 'bookings'): Promise<void> {
  const [name, key] = table === 'hotels' ? ['name', 'nameKey'] : ['hotelName', 'hotelKey'];
  const rows: Row[] = await runner.query(
    `SELECT ${key} AS thing, MIN(${name}) AS name FROM ${table} GROUP BY ${key} ORDER BY ${key}`,
  );
  await write(
    runner,
    rows.map(({ thing, name: text }) => ['bookedHotel', thing!, [text!]]),
  );
}

async function write(runner: QueryRunner, found: Found[]): Promise<void> {
  const rows = found.flatMap(([kind, thing, texts]) =>
    [...new Set(texts.flatMap(wordsOf))].map((word) => [kind, word, thing]),
  );
  const insert = runner.connection.options.type === 'better-sqlite3' ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
  for (let from = 0; from < rows.length; from += WORDS) {
    const some = rows.slice(from, from + WORDS);
    await runner.query(
      `${insert} INTO search_words (kind, word, thing) VALUES ${some.map(() => '(?, ?, ?)').join(', ')}`,
      some.flat(),
    );
  }
}

function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
  const words = folded
    .split(/\s+/)
    .flatMap((part) => [
      ...(part.includes('@') ? [part] : []),
      ...part.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
    ]);
  return words.map((word) => word.slice(0, WORD_LENGTH));
}
