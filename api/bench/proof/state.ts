import type { DbReader } from './dbReader';
import type { LedgerRows, Provider } from './provider';

export interface BookingRow {
  id: string;
  userId: string;
  status: 'HELD' | 'CONFIRMED' | 'CANCELLED' | 'EXPIRED';
  payment: string;
  totalCents: number;
  refundedCents: number;
  holdExpiresAt: string | null;
}
export interface StayRow {
  bookingId: string;
  roomNumberId: string;
  checkIn: string;
  checkOut: string;
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

/** What the tables of the app and the ledger of the provider say. */
export interface State extends LedgerRows {
  bookings: BookingRow[];
  stays: StayRow[];
  nights: NightRow[];
  mails: MailRow[];
}

/** Reads everything, or what was booked at this moment or later; nights that no booking has are always read. */
export async function readState(db: DbReader, provider: Provider, since = '1970-01-01'): Promise<State> {
  // The ledger first: what it says was paid may be settled a moment later, never the other way round.
  const ledger = provider.read();
  return { ...ledger, ...(await db.snapshot(() => readTables(db, since))) };
}

async function readTables(db: DbReader, since: string): Promise<Omit<State, keyof LedgerRows>> {
  const booked = 'SELECT id FROM bookings WHERE createdAt >= ?';
  return {
    bookings: await db.rows(
      `SELECT id, userId, status, payment, totalCents, refundedCents, holdExpiresAt
       FROM bookings WHERE createdAt >= ? ORDER BY id`,
      [since],
    ),
    stays: await db.rows(
      `SELECT bookingId, roomNumberId, checkIn, checkOut FROM stays WHERE bookingId IN (${booked})`,
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

/** The moment as the tables write it. */
export const toDbMoment = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 23).replace('T', ' ');
