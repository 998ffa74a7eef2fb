import { fill } from '../../../../schema/fill';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { In } from 'typeorm';
import {
  averageCents,
  minimumNights,
  priceStay,
  ratesProblem,
  WEEKDAYS,
  type RateRule,
  sumCents,
} from '../../../../schema/prices';
import { LIMITS } from '../../../../schema/limits';
import { countNights, type StayDates } from '../../../../schema/nights';
import { paintRates as repaintRates, type Paint } from '../../../../schema/ratePainting';
import { lockRows, repo, transaction } from '../../database/transaction';
import { authorizeToAsk, can, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { describeRate } from './describedRates';
import { Rate, newRate } from './rate.entity';
import type { PaintRatesInput, RateInput, UpdateRatesInput } from './rate.inputs';
import { RatesRefused, type NightRate, type StayPrice } from './rate.types';
import { RoomType } from '../roomType.entity';

/** Replaces all rates of the room type by the provided ones. Refuses RatesRefused, which names the row. */
export async function updateRates(
  viewer: Viewer | undefined,
  { roomTypeId, rates, replaces }: UpdateRatesInput,
): Promise<RoomType> {
  authorizeToAsk(viewer, 'rate:update');
  const rules = rates.map(ruleOf);
  const problem = ratesProblem(rules);
  if (problem) refuse(new RatesRefused(problem));
  return transaction(async () => {
    const [roomType] = await lockRows(RoomType, [roomTypeId]);
    if (!roomType || !can(viewer, 'rate:update', roomType)) refuse(new RatesRefused(UNKNOWN));
    const before = (await findRates([roomTypeId])).get(roomTypeId)!;
    if (replaces && before.map(({ id }) => id).join() !== replaces.join()) refuse(new RatesRefused(CHANGED));
    await writeRates(viewer, 'updateRates', roomType, before, rules);
    return roomType;
  });
}

const UNKNOWN = { row: null, message: 'This room type does not exist.' };
const CHANGED = {
  row: null,
  message: 'Someone else has changed these rates in the meantime. Reload the page to see the current rates.',
};

type StoredRule = RateRule & Pick<Rate, 'weekdays'>;

/** Replaces the rates of a room type that the caller has locked. */
async function writeRates(
  viewer: Viewer | undefined,
  action: string,
  { id: roomTypeId, title: name, hotelId }: RoomType,
  before: Rate[],
  rules: StoredRule[],
): Promise<void> {
  await repo(Rate).delete({ roomTypeId });
  await repo(Rate).insert(rules.map((rule, place) => newRate({ roomTypeId, place, ...rule })));
  await recordChange(viewer, {
    action,
    record: AuditRecord.ROOM_TYPE,
    id: roomTypeId,
    name,
    hotelId,
    before: { rates: before.map(describeRate) },
    after: { rates: rules.map(describeRate) },
  });
}

/**
 * Sets the price or minimum stay of nights in room types of one hotel, across seasons, and keeps all other
 * nights. Refuses RatesRefused.
 */
export async function paintRates(viewer: Viewer | undefined, input: PaintRatesInput): Promise<RoomType[]> {
  authorizeToAsk(viewer, 'rate:update');
  const paint = paintOf(input);
  const ids = [...new Set(input.roomTypeIds)];
  return transaction(async () => {
    const roomTypes = await lockRows(RoomType, ids);
    if (roomTypes.length < ids.length || !roomTypes.every((each) => can(viewer, 'rate:update', each)))
      refuse(new RatesRefused(UNKNOWN));
    const rates = await findRates(ids);
    for (const roomType of roomTypes) {
      const before = rates.get(roomType.id)!;
      const rules = repaintRates(before, paint).map((rule) => ({ ...rule, weekdays: [...rule.weekdays] }));
      if (rules.length > LIMITS.ratesPerRoomType)
        refuse(
          new RatesRefused({
            row: null,
            message: fill('{title} would have too many separate seasons.', { title: roomType.title }),
          }),
        );
      await writeRates(viewer, 'paintRates', roomType, before, rules);
    }
    return ids.map((id) => roomTypes.find((roomType) => roomType.id === id)!);
  });
}

function paintOf({ from, to, weekdays, priceCents, minimumNights }: PaintRatesInput): Paint {
  const rule = ruleOf({
    from,
    to,
    weekdays,
    priceCents: priceCents || null,
    minimumNights: minimumNights || null,
  });
  const takesAway = priceCents === 0 || minimumNights === 0;
  // An edit that only removes values is checked as if it set one.
  const problem = ratesProblem([takesAway ? { ...rule, priceCents: rule.priceCents ?? 1 } : rule]);
  if (problem) return refuse(new RatesRefused({ row: null, message: problem.message }));
  if (countNights(from, to) > LIMITS.stayNights)
    return refuse(
      new RatesRefused({
        row: null,
        message: fill('Change at most {most} nights at once.', { most: LIMITS.stayNights }),
      }),
    );
  return {
    from,
    to,
    weekdays: rule.weekdays,
    priceCents: priceCents == null ? undefined : rule.priceCents,
    minimumNights: minimumNights == null ? undefined : rule.minimumNights,
  };
}

const ruleOf = ({ from, to, weekdays, priceCents, minimumNights }: RateInput): StoredRule => ({
  from,
  to,
  weekdays: WEEKDAYS.filter((day) => !weekdays || weekdays.includes(day)),
  priceCents: priceCents ?? null,
  minimumNights: minimumNights ?? null,
});

/** The rates of these room types, each list in its order. Takes one statement. */
export async function findRates(roomTypeIds: readonly string[]): Promise<Map<string, Rate[]>> {
  const rows = await repo(Rate).find({
    where: { roomTypeId: In([...roomTypeIds]) },
    order: { roomTypeId: 'ASC', place: 'ASC' },
  });
  const rates = new Map<string, Rate[]>(roomTypeIds.map((id) => [id, []]));
  for (const rate of rows) rates.get(rate.roomTypeId)!.push(rate);
  return rates;
}

/** The price of the stay in one room number; null if it exceeds the largest payment. */
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

/** The price and the minimum stay of each night of [from, to). */
export const readNightRates = (
  { priceCents }: RoomType,
  rates: readonly Rate[],
  from: string,
  to: string,
): NightRate[] =>
  priceStay(priceCents, rates, { checkIn: from, checkOut: to }).map((priced) => ({
    ...priced,
    minimumNights: minimumNights(rates, priced.night),
  }));
