import express, { type NextFunction, type Request, type Response } from 'express';
import jwt from 'jsonwebtoken';
import type { PoolConnection, ResultSetHeader, RowDataPacket } from 'mysql2/promise';
import { createTransport } from 'nodemailer';
import type Stripe from 'stripe';
import { listNights } from '../../../schema/nights';
import { sumCents } from '../../../schema/prices';
import { newId } from '../../src/database/columns';
import { makeClient } from '../../src/external/payments.client';
import { findHotels, findRooms, NIGHTS, pool, price, rows, type Choice } from './bookingReads';

/*
 * The way from a search to a confirmed booking, written by hand with express and mysql2 on the app's tables: the price is
 * computed here, the primary key of nights refuses a second booking, a key makes a booking once, an event is applied
 * once, and the mail lies in an outbox of the same transaction. Nothing else: no history, folio, figures or webhooks.
 * With CHECK_THEN_INSERT it takes nights as a textbook does, by looking first, in a table without that key.
 */

const { PORT, STRIPE_SECRET_KEY, STRIPE_API_BASE, STRIPE_WEBHOOK_SECRET } = process.env;
const { SMTP_URL, PEER_SECRET, CHECK_THEN_INSERT } = process.env;
const WEBHOOK = '/api/v1/bookings/stripe/stripe-webhook';

const stripe = makeClient({
  secretKey: STRIPE_SECRET_KEY!,
  webhookSecret: STRIPE_WEBHOOK_SECRET!,
  apiBase: STRIPE_API_BASE!,
});
const mailer = createTransport(SMTP_URL!, { pool: true } as never);

async function inTransaction<T>(work: (connection: PoolConnection) => Promise<T>): Promise<T> {
  const connection = await pool.getConnection();
  try {
    await connection.beginTransaction();
    const result = await work(connection);
    await connection.commit();
    return result;
  } catch (error) {
    await connection.rollback();
    throw error;
  } finally {
    connection.release();
  }
}

const insert = (connection: PoolConnection, table: string, row: object) =>
  connection.query(`INSERT INTO ${table} SET ?`, [row]);

async function hold(userId: string, asked: Choice) {
  const { room, hotel, nights, lines, totalCents } = await price(asked);
  const [id, paymentId, now] = [newId(), newId(), new Date()];
  const holdExpiresAt = new Date(now.getTime() + 900_000);
  const { checkIn, checkOut, idempotencyKey } = asked;
  const stay = {
    bookingId: id,
    hotelId: hotel.id,
    roomNumberId: room.id,
    roomTypeId: room.typeId,
    number: room.number,
  };
  await inTransaction(async (connection) => {
    const taken = listNights(checkIn, checkOut).map((night) => [hotel.id, room.id, night, id]);
    if (CHECK_THEN_INSERT) {
      const sql = `SELECT 1 FROM ${NIGHTS} WHERE roomNumberId = ? AND night >= ? AND night < ?`;
      const [found] = await connection.query<RowDataPacket[]>(sql, [room.id, checkIn, checkOut]);
      if (found.length) throw new Error('The room is taken.');
    }
    await insert(connection, 'bookings', {
      id,
      userId,
      hotelId: hotel.id,
      hotelName: hotel.name,
      hotelKey: hotel.nameKey,
      checkIn,
      checkOut,
      status: 'HELD',
      payment: 'OPEN',
      totalCents,
      refundedCents: 0,
      createdAt: now,
      holdExpiresAt,
      idempotencyKey,
      requestHash: '',
    });
    await insert(connection, 'stays', {
      id: newId(),
      ...stay,
      title: room.title,
      checkIn,
      checkOut,
      nights: nights.length,
      pricePerNightCents: Math.round(sumCents(nights) / nights.length),
      nightPrices: JSON.stringify(nights),
    });
    await insert(connection, 'payments', {
      id: paymentId,
      bookingId: id,
      hotelId: hotel.id,
      amountCents: totalCents,
      refundedCents: 0,
      createdAt: now,
      method: 'ONLINE',
    });
    await connection.query(`INSERT INTO ${NIGHTS} (hotelId, roomNumberId, night, bookingId) VALUES ?`, [
      taken,
    ]);
  });
  const product = (name: string, cents: number) => ({
    price_data: { currency: 'usd', unit_amount: cents, product_data: { name } },
    quantity: 1,
  });
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: id,
      line_items: [
        product(`Room ${room.number}, ${room.title}`, sumCents(nights)),
        ...lines.map(({ title, cents }) => product(title, cents)),
      ],
      metadata: { bookingId: id, paymentId },
      expires_at: Math.floor(now.getTime() / 1000) + 3600,
      success_url: 'http://localhost/checkout-success',
      cancel_url: 'http://localhost/cancel-order',
    },
    { idempotencyKey: `checkout-${paymentId}` },
  );
  const opened = [session.id, session.url, paymentId];
  await pool.query('UPDATE payments SET sessionId = ?, url = ? WHERE id = ? AND paidAt IS NULL', opened);
  return { id, url: session.url, totalCents };
}

async function confirm(session: Stripe.Checkout.Session): Promise<void> {
  const [booking] = await rows(
    `SELECT b.id, b.hotelName, b.checkIn, b.checkOut, b.totalCents, u.name, u.email FROM bookings b
     JOIN users u ON u.id = b.userId WHERE b.id = ?`,
    [session.client_reference_id],
  );
  if (!booking) return;
  const [mailId, now] = [newId(), new Date()];
  const subject = `Your stay at ${booking.hotelName} is confirmed`;
  const text = `Dear ${booking.name},\n\nyour stay from ${booking.checkIn} to ${booking.checkOut} is confirmed.`;
  const isNew = await inTransaction(async (connection) => {
    const paid = [now, session.payment_intent, session.id];
    const [answer] = await connection.query<ResultSetHeader>(
      'UPDATE payments SET paidAt = ?, intentId = ? WHERE sessionId = ? AND paidAt IS NULL',
      paid,
    );
    if (!answer.affectedRows) return false;
    await connection.query(
      `UPDATE bookings SET status = 'CONFIRMED', payment = 'PAID', paidCents = totalCents WHERE id = ? AND status = 'HELD'`,
      [booking.id],
    );
    const mail = { id: mailId, recipient: booking.email, subject, text, html: '', headers: '{}' };
    await insert(connection, 'mails', { ...mail, createdAt: now, dueAt: now, attempts: 0 });
    return true;
  });
  if (!isNew) return;
  void mailer
    .sendMail({ from: 'peer@staybook.example', to: booking.email, subject, text })
    .then(() => pool.query('UPDATE mails SET sentAt = ?, dueAt = NULL WHERE id = ?', [new Date(), mailId]));
}

const app = express();
app.post(WEBHOOK, express.raw({ type: () => true }), async (request, response) => {
  const signature = String(request.headers['stripe-signature']);
  const event = stripe.webhooks.constructEvent(request.body, signature, STRIPE_WEBHOOK_SECRET!);
  if (event.type === 'checkout.session.completed') await confirm(event.data.object);
  response.json({ received: true });
});
app.use(express.json());
app.get('/readyz', (_request, response) => void response.json({ status: 'ok' }));
app.get('/search', async ({ query: { city, checkIn, checkOut } }, response) => {
  const found = await findHotels(String(city), checkIn, checkOut);
  response.json(found.map((row) => ({ ...row, photos: JSON.parse(row.photos) })));
});
app.get('/hotels/:id', async ({ params: { id }, query: { checkIn, checkOut } }, response) => {
  const [[hotel], rooms] = await Promise.all([
    rows('SELECT * FROM hotels WHERE id = ?', [id]),
    findRooms(id, checkIn, checkOut),
  ]);
  response.json({ ...hotel, rooms });
});
app.post('/quote', async ({ body }, response) => {
  const { nights, lines, totalCents } = await price(body);
  response.json({ nights, lines, totalCents });
});

/** The person of the request, whose session still exists. */
async function userOf({ headers }: Request): Promise<string> {
  const { sub, sid } = jwt.verify(String(headers.authorization).slice(7), PEER_SECRET!) as jwt.JwtPayload;
  const [session] = await rows('SELECT userId FROM sessions WHERE id = ? AND expiresAt > ?', [
    sid,
    new Date(),
  ]);
  if (session?.userId !== sub) throw new Error('Nobody is signed in.');
  return String(sub);
}
app.post('/checkout', async (request, response) => {
  const userId = await userOf(request);
  const sql = 'SELECT id FROM bookings WHERE userId = ? AND idempotencyKey = ?';
  const [known] = await rows(sql, [userId, request.body.idempotencyKey]);
  response.json(known ?? (await hold(userId, request.body)));
});
app.get('/bookings/:id', async (request, response) => {
  const sql = 'SELECT id, status, totalCents FROM bookings WHERE id = ? AND userId = ?';
  response.json((await rows(sql, [request.params.id, await userOf(request)]))[0]);
});
app.get('/bookings', async (request, response) => {
  const found = await rows(
    `SELECT b.*, s.number, s.title FROM bookings b JOIN stays s ON s.bookingId = b.id
     WHERE b.userId = ? ORDER BY b.createdAt DESC, b.id DESC LIMIT 20`,
    [await userOf(request)],
  );
  response.json(found);
});
app.use((error: Error, _request: Request, response: Response, _next: NextFunction) => {
  response.status(409).json({ error: error.message });
});
app.listen(Number(PORT), '127.0.0.1');
