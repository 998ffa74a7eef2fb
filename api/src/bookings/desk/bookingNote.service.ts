import { In } from 'typeorm';
import { Booking } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { authorizedToAsk, can, type Viewer } from '../../access/policy';
import { BadInput, refuse } from '../../core/problems';
import { repo, transaction } from '../../database/transaction';
import type { AccountDeletion, DataExport } from '../../users/accountDeletion.service';
import { BookingNote, newBookingNote } from './bookingNote.entity';
import { FrontDeskRefused, type AddBookingNoteInput } from './frontDesk.types';

/** Adds a note on a booking for colleagues. Refuses FrontDeskRefused. */
export function addBookingNote(
  viewer: Viewer | undefined,
  { bookingId, text }: AddBookingNoteInput,
): Promise<Booking> {
  const { id: authorId } = authorizedToAsk(viewer, 'booking:note');
  if (!text.trim()) throw new BadInput('Write a note.');
  return transaction(async () => {
    const booking = await repo(Booking).findOneBy({ id: bookingId });
    if (!booking || !can(viewer, 'booking:note', booking))
      refuse(new FrontDeskRefused('This booking does not exist.'));
    const note = newBookingNote({ bookingId, authorId, text: text.trim() });
    await repo(BookingNote).insert(note);
    // The text stays out of the log: it may describe a person, whose account can be deleted while the log is
    // kept.
    await recordBookingChange(viewer, 'addBookingNote', booking);
    return booking;
  });
}

/** Deletes the staff's notes on the bookings of a deleted account. */
export async function deleteNotesOfUser({ user }: AccountDeletion): Promise<void> {
  await repo(BookingNote).delete({ bookingId: In(await bookingIds(user.id)) });
}

/** The staff's notes on a user's bookings, for their data export. */
export async function exportNotes({ userId }: DataExport): Promise<unknown> {
  const notes = await repo(BookingNote).findBy({ bookingId: In(await bookingIds(userId)) });
  return notes.map(({ bookingId, text, createdAt }) => ({ bookingReference: bookingId, text, createdAt }));
}

async function bookingIds(userId: string): Promise<string[]> {
  const bookings = await repo(Booking).find({ where: { userId }, select: { id: true } });
  return bookings.map(({ id }) => id);
}
