import {
  chargeCents,
  type ChargeKindName,
  type ChargeRule,
  type PricedNight,
} from '../../../../schema/prices';
import type { SoldCharge } from '../bookingCharge.entity';
import type { SoldNight } from '../stay.entity';

/** A night with the taxes and fees that apply to it. */
export interface RuledNight extends PricedNight {
  rules: readonly ChargeRule[];
  /** Its sale before the change; infinite for a night that is sold by the change. */
  sale: number;
}

/** Nights and charges as a booking keeps them. */
export interface SoldPrices {
  nights: SoldNight[][];
  charges: SoldCharge[];
}

/** The rules of a booking's nights by their sale. Charges without rules follow the rules of today with the same title. */
export function soldRules(
  charges: readonly SoldCharge[],
  today: readonly ChargeRule[],
): (sale: number) => ChargeRule[] {
  const known = new Map<number, ChargeRule[]>();
  const read = (sale: number) =>
    charges.flatMap(({ title, rules }) => {
      const rule = rules ? rules[sale] : today.find((other) => other.title === title);
      return rule ? [{ title, kind: rule.kind, amount: rule.amount }] : [];
    });
  return (sale) => {
    const rules = known.get(sale) ?? read(sale);
    known.set(sale, rules);
    return rules;
  };
}

/**
 * The taxes and fees of the nights of each room, each night by its own rules. Nights with equal rules are one sale; a
 * percentage is rounded once for each sale. A fee for each stay follows the oldest sale of the room. The charges are in
 * the order of today's rules; those that the city no longer has follow.
 */
export function sellNights(
  rooms: readonly (readonly RuledNight[])[],
  today: readonly ChargeRule[],
): SoldPrices {
  const byAge = rooms.flat().sort((a, b) => a.sale - b.sale);
  const sales = new Map(byAge.map(({ rules }) => [keyOf(rules), rules]));
  const places = new Map([...sales.keys()].map((key, place) => [key, place]));
  const nights = rooms.map((room) =>
    room.map(({ night, cents, rules }) => ({ night, cents, sale: places.get(keyOf(rules))! })),
  );
  const titles = new Set([today, ...sales.values()].flat().map(({ title }) => title));
  const charges = [...titles].map((title) => {
    const ofSales = [...sales.values()].map((list) => list.find((rule) => rule.title === title));
    const rules = ofSales.map((rule) => (rule ? { kind: rule.kind, amount: rule.amount } : null));
    return { title, cents: chargeOf(nights, rules), rules };
  });
  return {
    nights: nights.map((room) => room.map(({ sale, ...night }) => (sale ? { ...night, sale } : night))),
    charges: charges.filter(({ cents }) => cents > 0),
  };
}

/** A tax or fee of the nights of each room, in cents, by its rule for each sale. */
export const chargeOf = (
  rooms: readonly (readonly SoldNight[])[],
  rules: NonNullable<SoldCharge['rules']>,
): number =>
  rules.reduce(
    (cents, rule, sale) => cents + (rule ? chargeCents(rule, soldIn(rooms, sale, rule.kind)) : 0),
    0,
  );

/** The nights of each room of which a sale is charged for. */
function soldIn(rooms: readonly (readonly SoldNight[])[], sale: number, kind: ChargeKindName) {
  const saleOf = (night: SoldNight) => night.sale ?? 0;
  return kind === 'PER_STAY'
    ? rooms.filter((room) => Math.min(...room.map(saleOf)) === sale)
    : rooms.map((room) => room.filter((night) => saleOf(night) === sale));
}

const keyOf = (rules: readonly ChargeRule[]): string =>
  JSON.stringify(rules.map(({ title, kind, amount }) => [title, kind, amount]).sort());
