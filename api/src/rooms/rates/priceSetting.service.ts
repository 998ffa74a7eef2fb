import { In } from 'typeorm';
import { addNights } from '../../../../schema/nights';
import { priceStay, type RateRule } from '../../../../schema/prices';
import { AuditEntry } from '../../access/audit/auditEntry.entity';
import { can, type Viewer } from '../../access/policy';
import { repo } from '../../database/transaction';
import type { RoomType } from '../roomType.entity';
import { readDescribedRates } from './describedRates';

/** The actions that set rates. */
const ACTIONS = ['paintRates', 'updateRates'];
const PAGE = 20;
const PAGES = 5;

/** A price that no night has. */
const NONE = -1;

/** The price that rates set for a night; null if they leave it to the base price. */
function ownPrice(rates: readonly RateRule[], night: string): number | null {
  const [priced] = priceStay(NONE, rates, { checkIn: night, checkOut: addNights(night, 1) });
  return priced && priced.cents !== NONE ? priced.cents : null;
}

/**
 * The change that gave a night its price, from the latest hundred changes of the room type's rates. Null if the night has
 * the base price, if no such change is in the log, or if the viewer may not set these rates.
 */
export async function findPriceSetting(
  viewer: Viewer | undefined,
  roomType: RoomType,
  rates: readonly RateRule[],
  night: string,
): Promise<AuditEntry | null> {
  const cents = ownPrice(rates, night);
  if (cents === null || !can(viewer, 'rate:update', roomType)) return null;
  for (let page = 0; page < PAGES; page++) {
    const entries = await repo(AuditEntry).find({
      where: { recordId: roomType.id, action: In(ACTIONS) },
      order: { at: 'DESC', id: 'DESC' },
      skip: page * PAGE,
      take: PAGE,
    });
    for (const entry of entries) {
      const change = entry.changes.find(({ field }) => field === 'rates');
      if (!change) continue;
      // the rates were set without an entry since
      if (ownPrice(readDescribedRates(change.after), night) !== cents) return null;
      if (ownPrice(readDescribedRates(change.before), night) !== cents) return entry;
    }
    if (entries.length < PAGE) return null;
  }
  return null;
}
