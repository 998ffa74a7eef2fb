import {
  hourProblem,
  houseRulesProblem,
  HOUSE_RULE_FIELDS,
  NO_HOUSE_RULES,
  type HouseRule,
  type HouseRules,
} from '../../../../schema/houseRules';
import { ifGiven } from '../fields/rules';

export type RuleName = keyof typeof NO_HOUSE_RULES;

/** What a rule is where nothing is chosen. */
export const NOT_SAID = 'Not mentioned';

export const RULE_WORDS: Record<HouseRule, string> = {
  ALLOWED: 'Allowed',
  ON_REQUEST: 'On request',
  NOT_ALLOWED: 'Not allowed',
};

const anything = () => undefined;

/** What is asked of hours and house rules, which a hotel need not have. */
export const houseRuleRules = {
  checkInFrom: ifGiven(hourProblem),
  checkInUntil: ifGiven(hourProblem),
  checkOutUntil: ifGiven(hourProblem),
  quietFrom: ifGiven(hourProblem),
  quietUntil: ifGiven(hourProblem),
  childrenRule: anything,
  petsRule: anything,
  smokingRule: anything,
  partiesRule: anything,
  houseRules: houseRulesProblem,
};

/** Hours and house rules as the server takes them; what is empty is left out. */
export function readHouseRules(values: Record<RuleName, string>) {
  const { checkInFrom, checkInUntil, checkOutUntil, quietFrom, quietUntil, houseRules } = values;
  return {
    checkInFrom: checkInFrom || undefined,
    checkInUntil: checkInUntil || undefined,
    checkOutUntil: checkOutUntil || undefined,
    quietFrom: quietFrom || undefined,
    quietUntil: quietUntil || undefined,
    childrenRule: chosen(values.childrenRule),
    petsRule: chosen(values.petsRule),
    smokingRule: chosen(values.smokingRule),
    partiesRule: chosen(values.partiesRule),
    houseRules: houseRules.trim() || undefined,
  };
}

/** Hours and house rules as fields have them. */
export const houseRuleValues = (rules: HouseRules): Record<RuleName, string> =>
  Object.fromEntries(HOUSE_RULE_FIELDS.map((name) => [name, rules[name] ?? ''])) as Record<RuleName, string>;

/** What a form says of hours and house rules as they are. */
export function presentHouseRules(rules: HouseRules): Record<RuleName, string> {
  const { childrenRule, petsRule, smokingRule, partiesRule } = rules;
  const now = (value: string | null, none = 'not mentioned') => `Now: ${value || none}`;
  const rule = (value: HouseRule | null) => now(value && RULE_WORDS[value].toLowerCase());
  return {
    checkInFrom: now(rules.checkInFrom),
    checkInUntil: now(rules.checkInUntil, 'at any hour'),
    checkOutUntil: now(rules.checkOutUntil),
    quietFrom: now(rules.quietFrom, 'none'),
    quietUntil: now(rules.quietUntil, 'none'),
    childrenRule: rule(childrenRule),
    petsRule: rule(petsRule),
    smokingRule: rule(smokingRule),
    partiesRule: rule(partiesRule),
    houseRules: now(rules.houseRules, 'none'),
  };
}

const chosen = (value: string): HouseRule | undefined => (value || undefined) as HouseRule | undefined;
