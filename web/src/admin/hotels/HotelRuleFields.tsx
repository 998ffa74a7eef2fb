import { LIMITS } from '../../../../schema/limits';
import { TextAreaField } from '../../kit/TextAreaField';
import { TextField } from '../../kit/TextField';
import type { BoundField } from '../../kit/useForm';
import { Choice } from '../fields/Choice';
import { FormSection, Wide } from '../fields/StaffForm';
import { NOT_SAID, RULE_WORDS, type RuleName } from './hotelHouseRules';

interface Props {
  bind: (name: RuleName) => BoundField;
  /** What each is now, as a hint. */
  now?: Partial<Record<RuleName, string>> | undefined;
}

const RULES = [
  ['childrenRule', 'Children'],
  ['petsRule', 'Pets'],
  ['smokingRule', 'Smoking'],
  ['partiesRule', 'Parties'],
] as const;

/** When guests come and go, and what the hotel asks of them. */
export function HotelRuleFields({ bind, now }: Props) {
  const hour = (name: RuleName, label: string, hint?: string) => (
    <TextField label={label} hint={now?.[name] ?? hint} field={bind(name)} type="time" />
  );
  return (
    <>
      <FormSection
        title="Arrival and departure"
        text="On the hotel’s clock. Guests see it with their booking."
      >
        {hour('checkInFrom', 'Check-in from')}
        {hour('checkInUntil', 'Check-in until', 'Empty: at any hour')}
        {hour('checkOutUntil', 'Check-out until')}
      </FormSection>
      <FormSection title="House rules" text="What you leave open is not mentioned to guests.">
        {RULES.map(([name, label]) => (
          <Choice
            key={name}
            label={label}
            hint={now?.[name]}
            placeholder={NOT_SAID}
            choices={Object.entries(RULE_WORDS)}
            field={bind(name)}
          />
        ))}
        {hour('quietFrom', 'Quiet hours from')}
        {hour('quietUntil', 'Quiet hours until')}
        <Wide>
          <TextAreaField
            label="House rules in your words"
            hint={now?.houseRules ?? 'What else guests should know before they come'}
            field={bind('houseRules')}
            maxLength={LIMITS.houseRules}
          />
        </Wide>
      </FormSection>
    </>
  );
}
