import { fill, text, translated } from './fill';
import type { HouseRule, HouseRules, StayHours } from './houseRules';

/** A name with its value, as a row of a list. */
type Fact = readonly [name: string, value: string];

/** What a hotel's rule about children says; `translated` says it in the language of the reader. */
export const CHILDREN: Record<HouseRule, string> = {
  ALLOWED: text('Children of any age are welcome.'),
  ON_REQUEST: text('Please ask the hotel before you book with children.'),
  NOT_ALLOWED: text('Adults only.'),
};
const PETS: Record<HouseRule, string> = {
  ALLOWED: text('Pets are welcome.'),
  ON_REQUEST: text('Allowed in some rooms. Please ask the hotel before you bring a pet.'),
  NOT_ALLOWED: text('Pets are not allowed.'),
};
const SMOKING: Record<HouseRule, string> = {
  ALLOWED: text('Smoking is allowed.'),
  ON_REQUEST: text('Allowed in some areas only. Please ask the hotel where.'),
  NOT_ALLOWED: text('No smoking indoors.'),
};
const PARTIES: Record<HouseRule, string> = {
  ALLOWED: text('Parties are allowed.'),
  ON_REQUEST: text('Please ask the hotel before you plan a party.'),
  NOT_ALLOWED: text('No parties or events.'),
};

const known = (facts: readonly (readonly [string, string | null | undefined])[]): Fact[] =>
  facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));

/** The house rules that the hotel has entered, as guests read them. */
export function houseRuleFacts(rules: Omit<HouseRules, keyof StayHours>): Fact[] {
  const { childrenRule, petsRule, smokingRule, partiesRule } = rules;
  return known([
    [translated('Children'), childrenRule && translated(CHILDREN[childrenRule])],
    [translated('Pets'), petsRule && translated(PETS[petsRule])],
    [translated('Smoking'), smokingRule && translated(SMOKING[smokingRule])],
    [translated('Parties'), partiesRule && translated(PARTIES[partiesRule])],
    [translated('Quiet hours'), quietHours(rules)],
    [translated('Other rules'), rules.houseRules],
  ]);
}

function quietHours({ quietFrom, quietUntil }: Pick<HouseRules, 'quietFrom' | 'quietUntil'>) {
  if (quietFrom && quietUntil) return fill('{from} to {until}.', { from: quietFrom, until: quietUntil });
  if (quietFrom) return fill('From {from}.', { from: quietFrom });
  return quietUntil ? fill('Until {until}.', { until: quietUntil }) : undefined;
}
