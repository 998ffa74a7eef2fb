import { In } from 'typeorm';
import { inBatches } from '../../database/inBatches';
import { repo } from '../../database/transaction';
import { Extra } from '../../hotels/extras/extra.entity';
import { BookingExtra } from './bookingExtra.entity';

/** What was sold of the extras of a deleted hotel stays, without the price list. */
export async function detachExtras({ hotelId }: { hotelId: string }): Promise<void> {
  const extras = await repo(Extra).find({ select: { id: true }, where: { hotelId } });
  await inBatches(BookingExtra, { extraId: In(extras.map(({ id }) => id)) }, (those) =>
    repo(BookingExtra).update(those, { extraId: null }),
  );
}
