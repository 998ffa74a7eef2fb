import { hourProblem, houseRulesProblem, USUAL_HOURS, type HouseRule } from '../../../../schema/houseRules';
import { LIMITS } from '../../../../schema/limits';
import { Choice } from '../fields/Choice';
import type { ControlProps, FieldsOf } from '../records/declaration';
import type { HotelInput } from './hotelFields';
import type { HotelToUpdate_HotelFragment as Hotel } from './hotelRecord.generated';

/** What a rule is where nothing is chosen. */
const NOT_SAID = 'Not mentioned';
const RULES: readonly (readonly [HouseRule, string])[] = [
  ['ALLOWED', 'Allowed'],
  ['ON_REQUEST', 'On request'],
  ['NOT_ALLOWED', 'Not allowed'],
];
const wordsOf = (value: string | null): string => RULES.find(([rule]) => rule === value)?.[1] ?? NOT_SAID;

type Hour = 'checkInFrom' | 'checkInUntil' | 'checkOutUntil' | 'quietFrom' | 'quietUntil';
type Rule = 'childrenRule' | 'petsRule' | 'smokingRule' | 'partiesRule';

const hour = (name: Hour, label: string, more: { initial?: string; hint?: string } = {}) => ({
  label,
  rule: hourProblem,
  input: { type: 'time' },
  value: (hotel: Hotel) => hotel[name] ?? '',
  ...more,
});

const rule = (name: Rule, label: string) => ({
  label,
  control: ({ label, hint, field }: ControlProps<Hotel>) => (
    <Choice {...{ label, hint, field }} placeholder={NOT_SAID} choices={RULES} />
  ),
  value: (hotel: Hotel) => hotel[name] ?? '',
  words: (hotel: Hotel) => wordsOf(hotel[name]),
  wordsOf: ({ id }: { id: string }) => wordsOf(id),
  read: (text: string) => RULES.find(([choice]) => choice === text)?.[0],
});

/** When guests come and go, and what the hotel asks of them. */
export const houseRuleFields = {
  checkInFrom: hour('checkInFrom', 'Check-in from', { initial: USUAL_HOURS.checkInFrom }),
  checkInUntil: hour('checkInUntil', 'Check-in until', { hint: 'Empty: at any hour' }),
  checkOutUntil: hour('checkOutUntil', 'Check-out until', { initial: USUAL_HOURS.checkOutUntil }),
  childrenRule: rule('childrenRule', 'Children'),
  petsRule: rule('petsRule', 'Pets'),
  smokingRule: rule('smokingRule', 'Smoking'),
  partiesRule: rule('partiesRule', 'Parties'),
  quietFrom: hour('quietFrom', 'Quiet hours from'),
  quietUntil: hour('quietUntil', 'Quiet hours until'),
  houseRules: {
    label: 'House rules in your words',
    hint: 'What else guests should know before they come',
    rule: houseRulesProblem,
    isLong: true,
    input: { maxLength: LIMITS.houseRules },
    value: ({ houseRules }) => houseRules ?? '',
  },
} as const satisfies FieldsOf<Hotel, HotelInput>;
