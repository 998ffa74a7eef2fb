import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  addColumns,
  cents,
  changeWholeNumber,
  count,
  createTable,
  dropColumns,
  id,
  index,
  moment,
  night,
  ref,
} from './words';

const CANCELLED = index('bookings_cancelledAt', 'cancelledAt', 'id');
const PIECE = 2000;
const FIGURES = ['nights', 'revenueCents', 'bookings', 'cancellations', 'arrivals', 'departures'] as const;
type Figures = Record<(typeof FIGURES)[number], number>;

const figures = () => [
  count('nights', { default: 0 }),
  cents('revenueCents'),
  ...['bookings', 'cancellations', 'arrivals', 'departures'].map((name) => count(name, { default: 0 })),
];

/** What was sold by day and hotel, counted from all bookings there are, and when a booking was cancelled. */
export class Figures1763880000003 implements MigrationInterface {
  name = 'Figures1763880000003';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'bookings', [moment('cancelledAt', { nullable: true })]);
    await runner.query(
      `UPDATE bookings SET cancelledAt = (SELECT MIN(e.at) FROM booking_events e
       WHERE e.bookingId = bookings.id AND e.status = 'CANCELLED') WHERE status = 'CANCELLED'`,
    );
    await runner.createIndex('bookings', new TableIndex(CANCELLED));
    await createTable(runner, 'daily_figures', {
      columns: [ref('hotelId', { primary: true }), night('day', { primary: true }), ...figures()],
    });
    await createTable(runner, 'figure_lines', {
      columns: [id(), ref('hotelId', { nullable: true }), night('day'), ...figures()],
      indices: [index('figure_lines_day', 'day')],
    });
    for (const table of ['daily_figures', 'figure_lines'])
      await changeWholeNumber(runner, table, 'revenueCents', 'bigint');
    await countBookings(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('figure_lines');
    await runner.dropTable('daily_figures');
    await runner.dropIndex('bookings', CANCELLED.name);
    await dropColumns(runner, 'bookings', ['cancelledAt']);
  }
}

async function countBookings(runner: QueryRunner): Promise<void> {
  const days = new Map<string, Figures>();
  const add = (hotelId: string | null, day: unknown, more: Partial<Figures>) => {
    for (const hotel of hotelId === null ? [''] : ['', hotelId]) {
      const key = `${hotel} ${dateOf(day)}`;
      const sum = days.get(key) ?? (Object.fromEntries(FIGURES.map((name) => [name, 0])) as Figures);
      for (const name of FIGURES) sum[name] += more[name] ?? 0;
      days.set(key, sum);
    }
  };
  await inOrder(
    runner,
    (after) => `SELECT id, hotelId, status, createdAt, cancelledAt, checkIn, checkOut FROM bookings
     WHERE id > '${after}' AND status IN ('CONFIRMED', 'CANCELLED') ORDER BY id LIMIT ${PIECE}`,
    ({ hotelId, status, createdAt, cancelledAt, checkIn, checkOut }) => {
      add(hotelId, createdAt, { bookings: 1 });
      if (status === 'CONFIRMED') {
        add(hotelId, checkIn, { arrivals: 1 });
        add(hotelId, checkOut, { departures: 1 });
      } else add(hotelId, cancelledAt ?? createdAt, { cancellations: 1 });
    },
  );
  await inOrder(
    runner,
    (after) => `SELECT s.id, s.nightPrices, b.hotelId FROM stays s INNER JOIN bookings b ON b.id = s.bookingId
     WHERE s.id > '${after}' AND b.status = 'CONFIRMED' ORDER BY s.id LIMIT ${PIECE}`,
    ({ hotelId, nightPrices }) => {
      for (const { night, cents } of JSON.parse(nightPrices) as { night: string; cents: number }[])
        add(hotelId, night, { nights: 1, revenueCents: cents });
    },
  );
  const rows = [...days].map(([key, sum]) => [...key.split(' '), ...FIGURES.map((name) => sum[name])]);
  const places = `(${['hotelId', 'day', ...FIGURES].map(() => '?').join(', ')})`;
  for (let from = 0; from < rows.length; from += 500) {
    const piece = rows.slice(from, from + 500);
    const values = piece.map(() => places).join(', ');
    await runner.query(
      `INSERT INTO daily_figures (hotelId, day, ${FIGURES.join(', ')}) VALUES ${values}`,
      piece.flat(),
    );
  }
}

interface Row {
  id: string;
  hotelId: string | null;
  status: string;
  createdAt: unknown;
  cancelledAt: unknown;
  checkIn: unknown;
  checkOut: unknown;
  nightPrices: string;
}

async function inOrder(
  runner: QueryRunner,
  page: (after: string) => string,
  work: (row: Row) => void,
): Promise<void> {
  let rows: Row[];
  let after = '';
  do {
    rows = await runner.query(page(after));
    rows.forEach(work);
    after = rows.at(-1)?.id ?? after;
  } while (rows.length === PIECE);
}

/** A date, or the UTC day of a moment, which servers answer as an object. */
const dateOf = (value: unknown): string =>
  (value instanceof Date ? value.toISOString() : String(value)).slice(0, 10);
