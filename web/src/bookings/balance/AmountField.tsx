import { fill } from '../../../../schema/fill';
import { Field, TextInput } from '../../kit/Field';
import { dollars } from '../../kit/format';
import * as texts from './texts';
import type { Amount } from './useAmount';

interface Props {
  label: string;
  amount: Amount;
}

/** A sum of money in dollars, with the most that is possible. */
export const AmountField = ({ label, amount }: Props) => (
  <Field
    label={label}
    error={amount.problem}
    hint={fill(texts.mostAmount, { amount: dollars(amount.mostCents) })}
  >
    {(aria) => (
      <TextInput
        {...aria}
        inputMode="decimal"
        value={amount.sum}
        onChange={({ target }) => amount.setSum(target.value)}
      />
    )}
  </Field>
);
