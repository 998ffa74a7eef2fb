import type { HouseRule, HouseRules, StayHours } from './houseRules';

/** A name with its value, as a row of a list. */
type Fact = readonly [name: string, value: string];

/** What a hotel's rule about children says. */
export const CHILDREN: Record<HouseRule, string> = {
  ALLOWED: 'Children of any age are welcome.',
  ON_REQUEST: 'Please ask the hotel before you book with children.',
  NOT_ALLOWED: 'Adults only.',
};
const PETS: Record<HouseRule, string> = {
  ALLOWED: 'Pets are welcome.',
  ON_REQUEST: 'Allowed in some rooms. Please ask the hotel before you bring a pet.',
  NOT_ALLOWED: 'Pets are not allowed.',
};
const SMOKING: Record<HouseRule, string> = {
  ALLOWED: 'Smoking is allowed.',
  ON_REQUEST: 'Allowed in some areas only. Please ask the hotel where.',
  NOT_ALLOWED: 'No smoking indoors.',
};
const PARTIES: Record<HouseRule, string> = {
  ALLOWED: 'Parties are allowed.',
  ON_REQUEST: 'Please ask the hotel before you plan a party.',
  NOT_ALLOWED: 'No parties or events.',
};

const known = (facts: readonly (readonly [string, string | null | undefined])[]): Fact[] =>
  facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));

/** The house rules that the hotel has entered, as guests read them. */
export function houseRuleFacts(rules: Omit<HouseRules, keyof StayHours>): Fact[] {
  const { childrenRule, petsRule, smokingRule, partiesRule } = rules;
  return known([
    ['Children', childrenRule && CHILDREN[childrenRule]],
    ['Pets', petsRule && PETS[petsRule]],
    ['Smoking', smokingRule && SMOKING[smokingRule]],
    ['Parties', partiesRule && PARTIES[partiesRule]],
    ['Quiet hours', quietHours(rules)],
    ['Other rules', rules.houseRules],
  ]);
}

function quietHours({ quietFrom, quietUntil }: Pick<HouseRules, 'quietFrom' | 'quietUntil'>) {
  if (quietFrom && quietUntil) return `${quietFrom} to ${quietUntil}.`;
  if (quietFrom) return `From ${quietFrom}.`;
  return quietUntil ? `Until ${quietUntil}.` : undefined;
}
