import type { HouseRule, HouseRules, StayHours } from '../../../schema/houseRules';

type Said = Omit<HouseRules, keyof StayHours>;

const CHILDREN: Record<HouseRule, string> = {
  ALLOWED: 'Children of any age are welcome.',
  ON_REQUEST: 'Please ask the hotel before you book with children.',
  NOT_ALLOWED: 'For adults only.',
};
const PETS: Record<HouseRule, string> = {
  ALLOWED: 'Pets are welcome.',
  ON_REQUEST: 'In some rooms. Please ask the hotel before you bring a pet.',
  NOT_ALLOWED: 'Pets cannot stay.',
};
const SMOKING: Record<HouseRule, string> = {
  ALLOWED: 'Smoking is allowed.',
  ON_REQUEST: 'In some places only. Please ask the hotel where.',
  NOT_ALLOWED: 'No smoking indoors.',
};
const PARTIES: Record<HouseRule, string> = {
  ALLOWED: 'Parties are allowed.',
  ON_REQUEST: 'Please ask the hotel before you plan a party.',
  NOT_ALLOWED: 'No parties or events.',
};

/** The house rules as a guest reads them, as far as somebody has said. */
export function houseRuleFacts(rules: Said): (readonly [name: string, value: string])[] {
  const { childrenRule, petsRule, smokingRule, partiesRule } = rules;
  const facts = [
    ['Children', childrenRule && CHILDREN[childrenRule]],
    ['Pets', petsRule && PETS[petsRule]],
    ['Smoking', smokingRule && SMOKING[smokingRule]],
    ['Parties', partiesRule && PARTIES[partiesRule]],
    ['Quiet hours', quietHours(rules)],
    ['Also', rules.houseRules],
  ] as const;
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

function quietHours({ quietFrom, quietUntil }: Said): string | undefined {
  if (quietFrom && quietUntil) return `${quietFrom} to ${quietUntil}.`;
  return quietFrom ? `From ${quietFrom}.` : quietUntil ? `Until ${quietUntil}.` : undefined;
}
