import { hourProblem, houseRulesProblem, USUAL_HOURS, type HouseRule } from '../../../../schema/houseRules';
import { LIMITS } from '../../../../schema/limits';
import { Choice } from '../fields/Choice';
import type { ControlProps, FieldsOf } from '../records/declaration';
import type { HotelInput } from './hotelFields';
import type { HotelToUpdate_HotelFragment as Hotel } from './hotelRecord.generated';
import { RULE_WORDS } from './ruleWords';
import * as texts from './texts';

const RULES = Object.entries(RULE_WORDS) as (readonly [HouseRule, string])[];
const wordsOf = (value: string | null): string =>
  RULES.find(([rule]) => rule === value)?.[1] ?? texts.notMentioned;

type Hour = 'checkInFrom' | 'checkInUntil' | 'checkOutUntil' | 'quietFrom' | 'quietUntil';
type Rule = 'childrenRule' | 'petsRule' | 'smokingRule' | 'partiesRule';

const hourField = (name: Hour, label: string, more: { initial?: string; hint?: string } = {}) => ({
  label,
  rule: hourProblem,
  input: { type: 'time' },
  value: (hotel: Hotel) => hotel[name] ?? '',
  ...more,
});

const ruleField = (name: Rule, label: string) => ({
  label,
  control: ({ label, hint, field }: ControlProps<Hotel>) => (
    <Choice {...{ label, hint, field }} placeholder={texts.notMentioned} choices={RULES} />
  ),
  value: (hotel: Hotel) => hotel[name] ?? '',
  words: (hotel: Hotel) => wordsOf(hotel[name]),
  wordsOf: ({ id }: { id: string }) => wordsOf(id),
  read: (text: string) => RULES.find(([choice]) => choice === text)?.[0],
});

/** The fields of arrival and departure times, and of house rules. */
export const houseRuleFields = {
  checkInFrom: hourField('checkInFrom', texts.checkInFrom, { initial: USUAL_HOURS.checkInFrom }),
  checkInUntil: hourField('checkInUntil', texts.checkInUntil, { hint: texts.checkInUntilHint }),
  checkOutUntil: hourField('checkOutUntil', texts.checkOutUntil, { initial: USUAL_HOURS.checkOutUntil }),
  childrenRule: ruleField('childrenRule', texts.children),
  petsRule: ruleField('petsRule', texts.pets),
  smokingRule: ruleField('smokingRule', texts.smoking),
  partiesRule: ruleField('partiesRule', texts.parties),
  quietFrom: hourField('quietFrom', texts.quietFrom),
  quietUntil: hourField('quietUntil', texts.quietUntil),
  houseRules: {
    label: texts.otherRules,
    hint: texts.otherRulesHint,
    rule: houseRulesProblem,
    isLong: true,
    input: { maxLength: LIMITS.houseRules },
    value: ({ houseRules }) => houseRules ?? '',
  },
} as const satisfies FieldsOf<Hotel, HotelInput>;
