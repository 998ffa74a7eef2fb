import { fill } from '../../../schema/fill';
import type { HouseRule, HouseRules, StayHours } from '../../../schema/houseRules';
import * as texts from './texts';

type GuestRules = Omit<HouseRules, keyof StayHours>;

/** What the hotel's rule about children says. */
export const CHILDREN: Record<HouseRule, string> = {
  ALLOWED: texts.childrenAllowed,
  ON_REQUEST: texts.childrenOnRequest,
  NOT_ALLOWED: texts.childrenNotAllowed,
};
const PETS: Record<HouseRule, string> = {
  ALLOWED: texts.petsAllowed,
  ON_REQUEST: texts.petsOnRequest,
  NOT_ALLOWED: texts.petsNotAllowed,
};
const SMOKING: Record<HouseRule, string> = {
  ALLOWED: texts.smokingAllowed,
  ON_REQUEST: texts.smokingOnRequest,
  NOT_ALLOWED: texts.smokingNotAllowed,
};
const PARTIES: Record<HouseRule, string> = {
  ALLOWED: texts.partiesAllowed,
  ON_REQUEST: texts.partiesOnRequest,
  NOT_ALLOWED: texts.partiesNotAllowed,
};

/** The house rules that the hotel has entered, as guests read them. */
export function houseRuleFacts(rules: GuestRules): (readonly [name: string, value: string])[] {
  const { childrenRule, petsRule, smokingRule, partiesRule } = rules;
  const facts = [
    [texts.children, childrenRule && CHILDREN[childrenRule]],
    [texts.pets, petsRule && PETS[petsRule]],
    [texts.smoking, smokingRule && SMOKING[smokingRule]],
    [texts.parties, partiesRule && PARTIES[partiesRule]],
    [texts.quietHours, quietHours(rules)],
    [texts.otherRules, rules.houseRules],
  ] as const;
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

function quietHours({ quietFrom, quietUntil }: GuestRules): string | undefined {
  if (quietFrom && quietUntil) return fill(texts.quietFromUntil, { from: quietFrom, until: quietUntil });
  if (quietFrom) return fill(texts.quietFrom, { from: quietFrom });
  return quietUntil ? fill(texts.quietUntil, { until: quietUntil }) : undefined;
}
