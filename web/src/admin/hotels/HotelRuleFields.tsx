import { LIMITS } from '../../../../schema/limits';
import { TextField } from '../../ui/TextField';
import type { BoundField } from '../../ui/useForm';
import { Choice } from '../fields/Choice';
import { EditableText } from '../fields/EditableText';
import { FormSection } from '../fields/StaffForm';
import { NOT_SAID, RULE_WORDS, type RuleName } from './hotelHouseRules';

interface Props {
  bind: (name: RuleName) => BoundField;
  /** What each is now, as a hint; nothing for a new hotel. */
  now?: Partial<Record<RuleName, string>> | undefined;
  /** The house rules in the hotel's words, as they are. */
  present?: string | null | undefined;
}

const RULES = [
  ['childrenRule', 'Children'],
  ['petsRule', 'Pets'],
  ['smokingRule', 'Smoking'],
  ['partiesRule', 'Parties'],
] as const;

/** When guests come and go, and what the hotel asks of them. */
export function HotelRuleFields({ bind, now, present }: Props) {
  const hour = (name: RuleName, label: string, hint?: string) => (
    <TextField label={label} hint={now?.[name] ?? hint} field={bind(name)} type="time" />
  );
  const choices = Object.entries(RULE_WORDS).filter(([value]) => now || value !== NOT_SAID);
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
      <FormSection
        title="House rules"
        text={now ? undefined : 'What you leave open is not mentioned to guests.'}
      >
        {RULES.map(([name, label]) => (
          <Choice
            key={name}
            label={label}
            hint={now?.[name]}
            placeholder={now ? 'As it is' : RULE_WORDS[NOT_SAID]}
            choices={choices}
            field={bind(name)}
          />
        ))}
        {hour('quietFrom', 'Quiet hours from')}
        {hour('quietUntil', 'Quiet hours until')}
        <EditableText
          label="House rules in your words"
          hint={now?.houseRules ?? 'What else guests should know before they come'}
          present={present ?? undefined}
          field={bind('houseRules')}
          maxLength={LIMITS.houseRules}
        />
      </FormSection>
    </>
  );
}
