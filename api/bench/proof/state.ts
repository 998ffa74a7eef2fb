import type { DbReader } from './dbReader';
import type { LedgerRows, Provider } from './provider';

export interface BookingRow {
  id: string;
  userId: string;
  status: 'HELD' | 'CONFIRMED' | 'CANCELLED' | 'EXPIRED';
  payment: string;
  totalCents: number;
  extrasCents: number;
  paidCents: number;
  refundedCents: number;
  /** What the guest owes. */
  balanceCents: number | null;
  /** What was paid at the desk and is not refunded. */
  deskCents: number | string;
  holdExpiresAt: string | null;
}
export interface StayRow {
  bookingId: string;
  roomNumberId: string;
  checkIn: string;
  checkOut: string;
}
/** An extra of a booking that was not removed. */
export interface ExtraRow {
  bookingId: string;
  cents: number;
}
export interface NightRow {
  roomNumberId: string;
  night: string;
  bookingId: string;
  changeId: string | null;
}
export interface MailRow {
  id: string;
  recipient: string;
  subject: string;
  dueAt: string | null;
  sentAt: string | null;
}

/** The rows of the app's tables and of the provider's ledger. */
export interface State extends LedgerRows {
  bookings: BookingRow[];
  stays: StayRow[];
  extras: ExtraRow[];
  nights: NightRow[];
  mails: MailRow[];
}

/** Reads everything, or the bookings of this moment or later. Nights without a booking are always read. */
export async function readState(db: DbReader, provider: Provider, since = '1970-01-01'): Promise<State> {
  // The ledger first: a payment that it shows may be settled a moment later, but never the other way round.
  const ledger = provider.read();
  return { ...ledger, ...(await db.snapshot(() => readTables(db, since))) };
}

async function readTables(db: DbReader, since: string): Promise<Omit<State, keyof LedgerRows>> {
  const booked = 'SELECT id FROM bookings WHERE createdAt >= ?';
  return {
    bookings: await db.rows(
      `SELECT id, userId, status, payment, totalCents, extrasCents, paidCents, refundedCents, balanceCents,
         (SELECT COALESCE(SUM(amountCents - payments.refundedCents), 0) FROM payments
          WHERE bookingId = bookings.id AND method <> 'ONLINE' AND paidAt IS NOT NULL) AS deskCents, holdExpiresAt
       FROM bookings WHERE createdAt >= ? ORDER BY id`,
      [since],
    ),
    stays: await db.rows(
      `SELECT bookingId, roomNumberId, checkIn, checkOut FROM stays WHERE bookingId IN (${booked})`,
      [since],
    ),
    extras: await db.rows(
      `SELECT bookingId, cents FROM booking_extras
       WHERE cancelledAt IS NULL AND bookingId IN (${booked})`,
      [since],
    ),
    nights: await db.rows(
      `SELECT nights.roomNumberId, nights.night, nights.bookingId, nights.changeId
       FROM nights LEFT JOIN bookings ON bookings.id = nights.bookingId
       WHERE bookings.id IS NULL OR bookings.createdAt >= ?`,
      [since],
    ),
    mails: await db.rows('SELECT id, recipient, subject, dueAt, sentAt FROM mails WHERE createdAt >= ?', [
      since,
    ]),
  };
}

/** The moment in the format of the tables. */
export const toDbMoment = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 23).replace('T', ' ');
