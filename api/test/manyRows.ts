import { createConnection, type Connection } from 'mysql2/promise';
import { insertHotels, ROOM_TYPES } from './manyHotels';
import { chance, FIRST, idOf, insertAll, insertNumbers, LAST, listed, pick } from './manyRowsSql';

export interface ManyRows {
  users: number;
  bookings: number;
  /** As many that each has about 500 bookings, if left out. */
  hotels?: number;
}

/** Average bookings of one hotel. */
const PER_HOTEL = 500;
/** One booking in this many is reviewed, and one guest in this many writes to the operator. */
const REVIEWED = 5;

/**
 * Fills an empty database of MariaDB or MySQL. Each statement inserts all rows of a table: users with their search
 * words, hotels, bookings of the last three years and the next six months, with the status that each would have today,
 * and messages to the operator.
 */
export async function insertManyRows(url: string, { users, bookings, ...rows }: ManyRows): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const connection = await createConnection({
    host: hostname,
    port: Number(port || 3306),
    database: pathname.slice(1),
    timezone: 'Z',
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  });
  try {
    await connection.query('SET SESSION foreign_key_checks = 0, unique_checks = 0');
    await insertNumbers(connection, Math.max(users, bookings));
    const hotels = rows.hotels ?? Math.max(5, Math.ceil(bookings / PER_HOTEL));
    await insertUsers(connection, users);
    await insertHotels(connection, hotels);
    await insertBookings(connection, { users, bookings, hotels });
    await insertDailySales(connection, hotels);
    await insertContactMessages(connection, bookings);
    await connection.query(
      "INSERT INTO hotel_guests (id, hotelId, userId, nameKey, bookedAt) SELECT MIN(id), hotelId, userId, MAX(guestKey), MAX(createdAt) FROM bookings WHERE id LIKE '70000000%' GROUP BY hotelId, userId",
    );
    await connection.query('DROP TABLE numbers');
    await connection.query(
      'ANALYZE TABLE users, search_words, hotels, room_types, bookings, stays, daily_figures, payments, reviews, contact_messages, hotel_guests',
    );
  } finally {
    await connection.end();
  }
}

async function insertUsers(connection: Connection, count: number): Promise<void> {
  const first = pick(FIRST, 'n');
  const last = pick(LAST, `n DIV ${FIRST.length} + n`);
  const email = `CONCAT(LOWER(${first}), '.', LOWER(${last}), n, '@mail.example')`;
  await insertAll(
    connection,
    'users',
    {
      id: idOf('60000000', 'n'),
      name: `CONCAT(${first}, ' ', ${last})`,
      nameKey: `LOWER(CONCAT(${first}, ' ', ${last}))`,
      username: "CONCAT('many', n)",
      usernameKey: "CONCAT('many', n)",
      email,
      emailKey: email,
      photo: 'NULL',
      roleCode: 'IF(n % 100, 2010, 2020)',
      passwordHash: "''",
      active: 'n % 50 > 0',
      verified: 'n % 20 > 0',
      deleted: '0',
      createdAt: "TIMESTAMP('2023-01-01') + INTERVAL n * 7 MINUTE",
    },
    `numbers WHERE n < ${count}`,
  );
  const parts: [kind: string, word: string][] = [
    ...[first, last].flatMap((word): [string, string][] => [
      ['user', `LOWER(${word})`],
      ['userName', `LOWER(${word})`],
    ]),
    ['user', "CONCAT('many', n)"],
    ['user', `CONCAT(LOWER(${last}), n)`],
    ['user', "'mail'"],
    ['user', "'example'"],
    ['user', email],
  ];
  for (const [kind, word] of parts)
    await insertAll(
      connection,
      'search_words',
      { kind: `'${kind}'`, word, thing: idOf('60000000', 'n') },
      `numbers WHERE n < ${count}`,
    );
}

/** Sales of every hotel, and of all together, on the days of the bookings. */
async function insertDailySales(connection: Connection, hotels: number): Promise<void> {
  const day = `CURRENT_DATE - INTERVAL 1095 DAY + INTERVAL d.n DAY`;
  const numbers = { nights: '3', revenueCents: '30000', bookings: '1', cancellations: '1' };
  const others = { arrivals: '1', departures: '1' };
  for (const [hotelId, from] of [
    ["''", 'numbers d WHERE d.n < 1280'],
    [idOf('52000000', 'h.n'), `numbers h JOIN numbers d WHERE h.n < ${hotels} AND d.n BETWEEN 900 AND 1280`],
  ] as const)
    await insertAll(connection, 'daily_figures', { hotelId, day, ...numbers, ...others }, from);
}

async function insertBookings(
  connection: Connection,
  { users, bookings, hotels }: ManyRows & { hotels: number },
): Promise<void> {
  const days = `FLOOR(n * 1095 / ${bookings})`;
  const created = `(CURRENT_DATE - INTERVAL 1095 DAY + INTERVAL ${days} DAY + INTERVAL ${chance('s', 86_400)} SECOND)`;
  const checkIn = `(CURRENT_DATE - INTERVAL 1095 DAY + INTERVAL ${days} + 1 + ${chance('lead', 120)} DAY)`;
  const nights = `(1 + ${chance('nights', 9)})`;
  const [user, hotel] = [chance('user', users), chance('hotel', hotels)];
  const status = `ELT(1 + ${chance('status', 20)}, 'CANCELLED', 'CANCELLED', 'EXPIRED', 'EXPIRED', ${listed(Array(16).fill('CONFIRMED'))})`;
  const total = `(${nights} * (8000 + 100 * ${chance('price', 200)}))`;
  // Some of the last bookings wait for their payment.
  const isHeld = `n >= ${bookings - 40}`;
  const isPaid = `NOT (${isHeld}) AND ${status} <> 'EXPIRED'`;
  await insertAll(
    connection,
    'bookings',
    {
      id: idOf('70000000', 'n'),
      userId: 'u.id',
      hotelId: 'h.id',
      hotelName: 'h.name',
      hotelKey: 'h.nameKey',
      guestKey: 'u.nameKey',
      checkIn,
      checkOut: `${checkIn} + INTERVAL ${nights} DAY`,
      status: `IF(${isHeld}, 'HELD', ${status})`,
      payment: `IF(${isHeld}, 'OPEN', ELT(1 + ${chance('status', 20)}, 'REFUNDED', IF(n % 500, 'REFUNDED', 'REFUNDING'), 'FAILED', 'OPEN', ${listed(Array(16).fill('PAID'))}))`,
      totalCents: total,
      paidCents: `IF(${isPaid}, ${total}, 0)`,
      refundedCents: '0',
      // As the job leaves bookings that are older than folios.
      balanceCents: '0',
      freeCancellationDays: '1',
      lateRefundPercent: '0',
      steps: '2',
      createdAt: created,
      holdExpiresAt: `IF(${isHeld}, NOW() + INTERVAL 20 MINUTE, ${created})`,
      cancelledAt: `IF(${chance('status', 20)} < 2, ${created} + INTERVAL 1 DAY, NULL)`,
      idempotencyKey: "CONCAT('many-', n)",
      requestHash: "''",
    },
    `(SELECT n, ${idOf('60000000', user)} AS userId, ${idOf('52000000', hotel)} AS hotelId FROM numbers WHERE n < ${bookings}) b
      JOIN users u ON u.id = b.userId JOIN hotels h ON h.id = b.hotelId`,
  );
  const booking = idOf('70000000', 'n');
  const roomType = idOf('53000000', `${chance('hotel', hotels)} * ${ROOM_TYPES}`);
  await insertAll(
    connection,
    'stays',
    {
      id: idOf('71000000', 'n'),
      bookingId: booking,
      hotelId: idOf('52000000', hotel),
      roomTypeId: roomType,
      number: '101',
      title: "'Single room'",
      checkIn,
      checkOut: `${checkIn} + INTERVAL ${nights} DAY`,
      nights,
      pricePerNightCents: '10000',
      nightPrices: "'[]'",
    },
    `numbers WHERE n < ${bookings}`,
  );
  await insertAll(
    connection,
    'payments',
    {
      id: idOf('72000000', 'n'),
      bookingId: booking,
      hotelId: idOf('52000000', hotel),
      amountCents: total,
      refundedCents: '0',
      createdAt: created,
      paidAt: `IF(${isPaid}, ${created}, NULL)`,
      madeAt: `IF(${isPaid}, ${created}, NULL)`,
      dueAt: `IF(${isHeld}, NOW(), NULL)`,
    },
    `numbers WHERE n < ${bookings}`,
  );
  await insertAll(
    connection,
    'reviews',
    {
      id: idOf('73000000', 'n'),
      bookingId: booking,
      hotelId: idOf('52000000', hotel),
      userId: idOf('60000000', user),
      rating: `5 - ${chance('stars', 4)}`,
      text: "'The rooms are quiet and the beds are good.'",
      createdAt: `${checkIn} + INTERVAL ${nights} DAY`,
    },
    `numbers WHERE n < ${bookings} AND n % ${REVIEWED} = 0`,
  );
}

/** Most messages are closed; the last twenty wait. */
async function insertContactMessages(connection: Connection, bookings: number): Promise<void> {
  const sent = `(NOW() - INTERVAL (${bookings} - n) MINUTE)`;
  const isOpen = `n >= ${bookings - 20 * REVIEWED}`;
  await insertAll(
    connection,
    'contact_messages',
    {
      id: idOf('7b000000', 'n'),
      name: "'Vera Visitor'",
      email: "CONCAT('vera', n, '@mail.example')",
      emailKey: "CONCAT('vera', n, '@mail.example')",
      topic: pick(['BOOKING', 'PAYMENT', 'ACCOUNT', 'PRIVACY', 'OTHER'], chance('topic', 5)),
      text: "'Is there a lift?'",
      state: `IF(${isOpen}, 'OPEN', ${pick(['ANSWERED', 'DONE'], chance('state', 2))})`,
      sentAt: sent,
      closedAt: `IF(${isOpen}, NULL, ${sent} + INTERVAL 1 DAY)`,
    },
    `numbers WHERE n < ${bookings} AND n % ${REVIEWED} = 0`,
  );
}
