import { In } from 'typeorm';
import { Booking } from '../booking.entity';
import { repo } from '../../database/transaction';
import type { AccountDeletion, DataExport } from '../../users/accountDeletion.service';
import { BookingNote } from './bookingNote.entity';

/** Deletes what staff noted of the bookings of a deleted account. */
export async function forgetNotes({ user }: AccountDeletion): Promise<void> {
  await repo(BookingNote).delete({ bookingId: In(await bookingIds(user.id)) });
}

/** The same, for the export of somebody's data. */
export async function exportNotes({ userId }: DataExport): Promise<unknown> {
  const notes = await repo(BookingNote).findBy({ bookingId: In(await bookingIds(userId)) });
  return notes.map(({ bookingId, text, createdAt }) => ({ bookingReference: bookingId, text, createdAt }));
}

async function bookingIds(userId: string): Promise<string[]> {
  const bookings = await repo(Booking).find({ where: { userId }, select: { id: true } });
  return bookings.map(({ id }) => id);
}
