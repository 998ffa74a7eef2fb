import { Between, In, type FindOptionsWhere } from 'typeorm';
import { addNights, todayIn } from '../../../../schema/nights';
import { inListQuota } from '../../access/limits/listQuota.service';
import { authorize, type Viewer } from '../../access/policy';
import { repo } from '../../database/transaction';
import { OWED_AT_DESK, Refund } from '../pay/refund.entity';
import type { FrontDesk } from './frontDesk.types';

/** Refunds in the list of one front desk. */
const MOST = 1000;

/**
 * The refunds that a hotel's front desk paid out on a day, by the hotel's date, and on the current day those that are due
 * as well. The one that has been due longest comes first.
 */
export function listPayOuts(
  viewer: Viewer | undefined,
  { hotelId, timeZone, day, today }: FrontDesk,
): Promise<Refund[]> {
  authorize(viewer, 'payOut:confirm', { hotelId });
  const ofHotel = { bookingRow: { hotelId } };
  // the day in every time zone
  const around = Between(midnight(addNights(day, -1)), midnight(addNights(day, 2)));
  const where: FindOptionsWhere<Refund>[] = [{ atDesk: true, paidOutAt: around, ...ofHotel }];
  if (day === today) where.push({ ...OWED_AT_DESK, ...ofHotel });
  return inListQuota('staff', viewer, async () => {
    const found = await repo(Refund)
      .createQueryBuilder('refund')
      .setFindOptions({ where, relations: { bookingRow: true }, order: { createdAt: 'ASC', id: 'ASC' } })
      .limit(MOST)
      .getMany();
    return found.filter(({ paidOutAt }) => !paidOutAt || todayIn(timeZone, paidOutAt) === day);
  });
}

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The number and the sum of refunds that are due at the front desks of these hotels, or at all, with those of deleted hotels. */
export async function sumOwedAtDesk(hotels?: readonly string[]): Promise<{ count: number; cents: number }> {
  const where = { ...OWED_AT_DESK, ...(hotels && { bookingRow: { hotelId: In([...hotels]) } }) };
  const sums = await repo(Refund)
    .createQueryBuilder('refund')
    .setFindOptions({ where })
    .select('COUNT(*)', 'count')
    .addSelect('SUM(refund.amountCents)', 'cents')
    .getRawOne<{ count: unknown; cents: unknown }>();
  return { count: Number(sums?.count), cents: Number(sums?.cents) };
}
