import { repo } from '../../database/transaction';
import type { DataExport } from '../../users/accountDeletion.service';
import { Booking } from '../booking.entity';
import { LostItem } from './lostItem.entity';
import { Repair } from './repair.entity';

/**
 * The repairs and lost items that the user has reported or settled, and what they left behind themselves, for their personal
 * data export.
 */
export async function exportReports({ userId }: DataExport): Promise<unknown> {
  const [reportedAt, recordedAt] = [{ reportedAt: 'ASC' }, { recordedAt: 'ASC' }] as const;
  const repairs = await repo(Repair).find({
    where: [{ reportedById: userId }, { doneById: userId }],
    order: { ...reportedAt, id: 'ASC' },
  });
  const found = await repo(LostItem).find({
    where: [{ foundById: userId }, { settledById: userId }],
    order: { ...recordedAt, id: 'ASC' },
  });
  const leftBehind = await repo(LostItem)
    .createQueryBuilder('item')
    .innerJoin(Booking, 'booking', 'booking.id = item.bookingId')
    .where('booking.userId = :userId', { userId })
    .orderBy({ 'item.recordedAt': 'ASC', 'item.id': 'ASC' })
    .getMany();
  return {
    repairs: repairs.map(({ place, text, photos, state, reportedAt, reportedById, doneAt, doneById }) => ({
      place,
      text,
      photos,
      state,
      reportedAt,
      reportedByYou: reportedById === userId,
      doneAt,
      doneByYou: doneById === userId,
    })),
    lostItems: found.map((item) => ({
      ...itemWords(item),
      foundByYou: item.foundById === userId,
      settledAt: item.settledAt,
      settledByYou: item.settledById === userId,
    })),
    leftBehind: leftBehind.map((item) => ({ bookingReference: item.bookingId, ...itemWords(item) })),
  };
}

const itemWords = ({ what, place, foundOn, photos, state, note }: LostItem) => ({
  what,
  place,
  foundOn,
  photos,
  state,
  note,
});
