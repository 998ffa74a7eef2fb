import { DUTY_WORDS } from '../../../../schema/dutyWords';
import type { Duty } from '../../../../schema/staffPages';
import { CheckField } from '../../kit/Field';
import { FieldSet } from '../../kit/FieldSet';
import * as texts from './texts';

interface Props {
  chosen: readonly Duty[];
  error?: string | undefined;
  hint?: string;
  onChange: (duties: readonly Duty[]) => void;
}

const DUTIES = Object.keys(DUTY_WORDS) as Duty[];

/** The duties of a person, each with what it includes. */
export const DutiesField = ({ chosen, error, hint, onChange }: Props) => (
  <FieldSet label={texts.duties} {...(hint && { hint })} {...(error && { error })}>
    {DUTIES.map((duty) => (
      <CheckField
        key={duty}
        label={DUTY_WORDS[duty].label}
        hint={DUTY_WORDS[duty].hint}
        checked={chosen.includes(duty)}
        onChange={(isChosen) =>
          onChange(DUTIES.filter((one) => (one === duty ? isChosen : chosen.includes(one))))
        }
      />
    ))}
  </FieldSet>
);
