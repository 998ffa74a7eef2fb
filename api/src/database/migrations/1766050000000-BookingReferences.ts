import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, dropColumns, text, unique } from './words';

/** Bookings that one statement gives a reference. */
const BATCH = 50_000;
const DIGITS = '23456789';
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ';
const BOTH = DIGITS + LETTERS;
/** The characters at each place of a reference, from the first. */
const PLACES = [LETTERS, DIGITS, BOTH, BOTH, BOTH, BOTH, BOTH, BOTH];
const COUNT = PLACES.reduce((count, { length }) => count * length, 1);

/**
 * Bookings get a reference that people can read. New invoices print it; documents that were issued stay as they are.
 *
 * Bookings that exist are numbered in the order of their ids. The reference with the number n is n times a step, modulo the
 * count of references. The step has no divisor in common with the count, so all differ. It follows from the first id, so that
 * a migration that goes on after a fault uses the same.
 */
export class BookingReferences1766050000000 implements MigrationInterface {
  name = 'BookingReferences1766050000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'invoices', [text('bookingReference', 9, { nullable: true })]);
    await addColumns(runner, 'bookings', [text('reference', 9, { nullable: true })]);
    let after = '';
    let step: number | undefined;
    for (let given = 0; ; given += BATCH) {
      const [row] = (await runner.query(
        `SELECT MIN(id) AS first, MAX(id) AS last FROM (SELECT id FROM bookings WHERE id > ? ORDER BY id LIMIT ${BATCH}) batch`,
        [after],
      )) as [{ first: string | null; last: string | null }];
      if (!row.first || !row.last) break;
      step ??= stepFor(row.first);
      await runner.query(giveReferences(runner, step, given), [after, row.last]);
      after = row.last;
    }
    await runner.createIndex('bookings', new TableIndex(unique('bookings_reference', 'reference')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('bookings', 'bookings_reference');
    await dropColumns(runner, 'bookings', ['reference']);
    await dropColumns(runner, 'invoices', ['bookingReference']);
  }
}

/** A number of the size of COUNT that shares no divisor with it (2, 3, 5 and 11), by random characters of an id. */
function stepFor(id: string): number {
  let step = COUNT / 4 + (Number.parseInt(id.slice(8, 18), 16) % (COUNT / 4));
  while ([2, 3, 5, 11].some((divisor) => step % divisor === 0)) step += 1;
  return step;
}

/** Gives the bookings between two ids their references; `given` bookings before them have theirs. */
function giveReferences({ connection }: QueryRunner, step: number, given: number): string {
  const isEmbedded = connection.options.type === 'better-sqlite3';
  const divide = isEmbedded ? '/' : 'DIV';
  let unit = 1;
  const characters = PLACES.map((choices) => {
    const digit = `(n ${divide} ${unit}) % ${choices.length}`;
    unit *= choices.length;
    return `SUBSTR('${choices}', 1 + ${digit}, 1)`;
  });
  const joined = `CONCAT(${[...characters.slice(0, 4), "'-'", ...characters.slice(4)].join(', ')})`;
  const numbered = `(SELECT id, ${joined} AS reference FROM
    (SELECT id, ((${given} + ROW_NUMBER() OVER (ORDER BY id)) * ${step}) % ${COUNT} AS n FROM bookings WHERE id > ? AND id <= ?) rows_by_id) made`;
  return isEmbedded
    ? `UPDATE bookings SET reference = made.reference FROM ${numbered} WHERE made.id = bookings.id`
    : `UPDATE bookings JOIN ${numbered} ON made.id = bookings.id SET bookings.reference = made.reference`;
}
