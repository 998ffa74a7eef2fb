import { createConnection, type Connection } from 'mysql2/promise';
import { chance, idOf, insertAll, insertNumbers } from './manyRowsSql';

/** Average bookings of one hotel, as in manyRows.ts. */
const PER_HOTEL = 500;

/** Adds refunds, invoices, folio lines and journal entries to the bookings of insertManyRows(), in an empty database of MariaDB or MySQL. */
export async function insertManyBookRows(
  url: string,
  bookings: number,
  hotels = Math.max(5, Math.ceil(bookings / PER_HOTEL)),
): Promise<void> {
  const connection = await connect(url);
  const hotel = chance('hotel', hotels);
  const days = `FLOOR(n * 1095 / ${bookings})`;
  const day = `(CURRENT_DATE - INTERVAL 1095 DAY + INTERVAL ${days} DAY)`;
  const of = { bookingId: idOf('70000000', 'n'), hotelId: idOf('52000000', hotel) };
  try {
    await connection.query('SET SESSION foreign_key_checks = 0, unique_checks = 0');
    await insertNumbers(connection, bookings);
    await insertAll(
      connection,
      'refunds',
      {
        id: idOf('74000000', 'n'),
        ...of,
        paymentId: idOf('72000000', 'n'),
        amountCents: '5000 + n',
        reason: "'cancelled'",
        providerId: "CONCAT('re_', n)",
        createdAt: `${day} + INTERVAL ${chance('refund', 86_400)} SECOND`,
        attempts: '1',
      },
      `numbers WHERE n < ${bookings} AND n % 5 = 0`,
    );
    await insertAll(
      connection,
      'invoices',
      {
        id: idOf('75000000', 'n'),
        ...of,
        place: '1',
        kind: "IF(n % 20, 'INVOICE', 'CREDIT_NOTE')",
        number: 'n + 1',
        day,
        createdAt: day,
        sellerName: "'Harbour View 0'",
        sellerAddress: "'1 Main Street'",
        buyer: `'{"name":"Acme","address":"","taxNumber":""}'`,
        takesAllBack: '0',
        throughLine: '2',
        '`lines`': "'[]'",
        totalCents: '10000 + n',
        invoicedCents: '10000 + n',
        payments: "'[]'",
        dueCents: '0',
      },
      `numbers WHERE n < ${bookings} AND n % 2 = 0`,
    );
    for (const [kind, title, cents] of [
      ['NIGHT', 'Room 101', '10000'],
      ['CHARGE', 'City tax', '300'],
    ] as const)
      await insertAll(
        connection,
        'folio_lines',
        {
          id: idOf(kind === 'NIGHT' ? '76000000' : '77000000', 'n'),
          ...of,
          line: kind === 'NIGHT' ? '1' : '2',
          day,
          at: day,
          kind: `'${kind}'`,
          account: kind === 'NIGHT' ? "'ROOM_REVENUE'" : "'TAXES_PAYABLE'",
          title: `'${title}'`,
          source: `'${title}'`,
          cents,
          why: "'Paid.'",
        },
        `numbers WHERE n < ${bookings}`,
      );
    await insertAll(
      connection,
      'booking_charges',
      {
        id: idOf('78000000', 'n'),
        bookingId: of.bookingId,
        place: '0',
        title: "'City tax'",
        cents: '300',
      },
      `numbers WHERE n < ${bookings}`,
    );
    await insertAll(
      connection,
      'journal_entries',
      {
        id: idOf('79000000', 'n'),
        ...of,
        day,
        at: day,
        debit: "'REFUNDS_PAYABLE'",
        credit: "'CARD_ONLINE'",
        cents: '5000 + n',
        source: "CONCAT('refund ', n)",
        why: "'Refunded.'",
      },
      `numbers WHERE n < ${bookings} AND n % 5 = 0`,
    );
    await connection.query('DROP TABLE numbers');
    await connection.query('ANALYZE TABLE refunds, invoices, folio_lines, booking_charges, journal_entries');
  } finally {
    await connection.end();
  }
}

/** Removes these rows: they have no journal, which the server is checked for on closing. */
export async function removeManyBookRows(url: string): Promise<void> {
  const connection = await connect(url);
  try {
    await connection.query('SET SESSION foreign_key_checks = 0');
    // Unlike DELETE it runs no triggers, which refuse to change the books.
    for (const table of ['refunds', 'invoices', 'folio_lines', 'journal_entries'])
      await connection.query(`TRUNCATE TABLE ${table}`);
  } finally {
    await connection.end();
  }
}

function connect(url: string): Promise<Connection> {
  const { hostname, port, username, password, pathname } = new URL(url);
  return createConnection({
    host: hostname,
    port: Number(port || 3306),
    database: pathname.slice(1),
    timezone: 'Z',
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  });
}
