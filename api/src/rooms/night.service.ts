import { Between, In } from 'typeorm';
import { addNights, listNights, type StayDates } from '../../../schema/rules';
import { freesNights } from '../database/changes';
import { isDuplicate } from '../database/quirks';
import { afterCommit, repo } from '../database/unit';
import { publish, type Events } from '../events';
import { Night } from './night.entity';

/** The nights of a stay that somebody already holds or booked, in these room numbers. */
export const findTakenNights = (
  roomNumberIds: string[],
  { checkIn, checkOut }: StayDates,
): Promise<Night[]> =>
  repo(Night).find({
    where: { roomNumberId: In(roomNumberIds), night: Between(checkIn, addNights(checkOut, -1)) },
    order: { night: 'ASC', roomNumberId: 'ASC' },
  });

/**
 * Takes every night of the stay in every room number for a booking, inside the caller's transaction. Answers
 * false where another booking has one of them: the key of the table decides, whoever looked before. The
 * transaction is spent then and must end in a refusal.
 */
export async function takeNights(
  hotelId: string,
  bookingId: string,
  roomNumberIds: string[],
  stay: StayDates,
): Promise<boolean> {
  const nights = listNights(stay.checkIn, stay.checkOut);
  const rows = [...roomNumberIds]
    .sort()
    .flatMap((roomNumberId) => nights.map((night) => ({ roomNumberId, night, bookingId })));
  try {
    await repo(Night).insert(rows);
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
  tell(hotelId, rows, false);
  return true;
}

/** Gives all nights of a booking back, inside the caller's transaction. */
export async function freeNights(hotelId: string | null, bookingId: string): Promise<void> {
  const rows = await repo(Night).findBy({ bookingId });
  if (!rows.length) return;
  freesNights(rows.map(({ roomNumberId }) => roomNumberId));
  await repo(Night).delete({ bookingId });
  if (hotelId) tell(hotelId, rows, true);
}

function tell(hotelId: string, rows: { roomNumberId: string; night: string }[], available: boolean): void {
  const changes: Events['nightsChanged'] = rows.map(({ roomNumberId, night }) => ({
    roomNumberId,
    night,
    available,
  }));
  afterCommit(() => publish('nightsChanged', hotelId, changes));
}
