import { In } from 'typeorm';
import {
  averageCents,
  minimumNights,
  priceStay,
  ratesProblem,
  WEEKDAYS,
  type RateRule,
  sumCents,
} from '../../../schema/prices';
import { LIMITS } from '../../../schema/limits';
import { type StayDates } from '../../../schema/nights';
import { newId } from '../database/columns';
import { lockRows, repo, transaction } from '../database/transaction';
import { authorize, type Viewer } from '../core/policy';
import { refuse } from '../core/problems';
import { Rate } from './rate.entity';
import type { RateInput, UpdateRatesInput } from './rate.inputs';
import { RatesRefused, type StayPrice } from './rate.results';
import { RoomType } from './roomType.entity';

/** Puts the given rates in place of all that the room type has. Refuses RatesRefused, which names the row. */
export async function updateRates(
  viewer: Viewer | undefined,
  { roomTypeId, rates }: UpdateRatesInput,
): Promise<RoomType> {
  authorize(viewer, 'rate:update');
  const rules = rates.map(ruleOf);
  const problem = ratesProblem(rules);
  if (problem) refuse(new RatesRefused(problem));
  return transaction(async () => {
    const [roomType] = await lockRows(RoomType, [roomTypeId]);
    if (!roomType) refuse(new RatesRefused({ row: null, message: 'This room type does not exist.' }));
    await repo(Rate).delete({ roomTypeId });
    await repo(Rate).insert(rules.map((rule, place) => ({ id: newId(), roomTypeId, place, ...rule })));
    return roomType;
  });
}

const ruleOf = ({
  from,
  to,
  weekdays,
  priceCents,
  minimumNights,
}: RateInput): RateRule & Pick<Rate, 'weekdays'> => ({
  from,
  to,
  weekdays: WEEKDAYS.filter((day) => !weekdays || weekdays.includes(day)),
  priceCents: priceCents ?? null,
  minimumNights: minimumNights ?? null,
});

/** The rates of these room types, each list in its order; one statement. */
export async function findRates(roomTypeIds: readonly string[]): Promise<Map<string, Rate[]>> {
  const rows = await repo(Rate).find({
    where: { roomTypeId: In([...roomTypeIds]) },
    order: { roomTypeId: 'ASC', place: 'ASC' },
  });
  const rates = new Map<string, Rate[]>(roomTypeIds.map((id) => [id, []]));
  for (const rate of rows) rates.get(rate.roomTypeId)!.push(rate);
  return rates;
}

/** What the stay costs in one room number; null where that is more than can be paid at once. */
export function quoteRoomType(roomType: RoomType, rates: readonly Rate[], stay: StayDates): StayPrice | null {
  const nightPrices = priceStay(roomType.priceCents, rates, stay);
  const totalCents = sumCents(nightPrices);
  if (totalCents > LIMITS.highestPaymentCents) return null;
  return {
    totalCents,
    pricePerNightCents: averageCents(nightPrices),
    nightPrices,
    minimumNights: minimumNights(rates, stay.checkIn),
  };
}
