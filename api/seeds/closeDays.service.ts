import { momentIn } from '../../schema/hotelTime';
import { addNights } from '../../schema/nights';
import { newDayClose, DayClose } from '../src/books/day/dayClose.entity';
import { readFigures } from '../src/books/day/dayFigures.service';
import { balancesOf } from '../src/books/journal/trialBalance.service';
import { repo } from '../src/database/transaction';
import { lastClosed } from './cashCounts';
import type { SeededHotel } from './hotels';
import type { Random } from './random';

/** The number of days that are closed. */
const DAYS = 5;

interface Closing {
  random: Random;
  hotel: SeededHotel;
  staffId: string;
  today: string;
}

/** Closes some days of a hotel, each on the next morning, inside the caller's transaction, in which its books are written. */
export async function closeDays({ random, hotel, staffId, today }: Closing): Promise<void> {
  const { row, timeZone } = hotel;
  const last = lastClosed(today);
  for (let day = addNights(last, 1 - DAYS); day <= last; day = addNights(day, 1)) {
    const days = { from: day, through: day };
    const at = momentIn(timeZone, addNights(day, 1), '07:15');
    const close = newDayClose({
      id: random.id(at.getTime() / 1000),
      hotelId: row.id,
      from: day,
      day,
      at,
      userId: staffId,
      note: null,
      figures: await readFigures(row.id, days),
      accounts: await balancesOf({ hotels: [row.id], ...days }),
    });
    await repo(DayClose).insert(close);
  }
}
