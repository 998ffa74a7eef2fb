import { Field, TextInput } from '../../kit/Field';
import { ReasonField } from '../balance/ReasonField';
import type { RefundChoice } from './useRefundChoice';
import * as balanceTexts from '../balance/texts';
import * as texts from './texts';

interface Props {
  /** What the sum is called; a refund by default. */
  label?: string;
  refund: RefundChoice;
  /** The sentences that say how these cents are refunded. */
  explain: (refundCents: number) => string[];
}

/** The sum that staff refund, how it comes back, and the reason that the guest reads. */
export function RefundFields({ label = texts.refundInDollars, refund, explain }: Props) {
  const { sum, setSum, reason, setReason, problem, needsReason, hasUsual, most, input } = refund;
  const explained = problem ? [] : explain(input.refundCents ?? 0);
  return (
    <>
      <Field label={label} error={problem} hint={[most, ...explained].join(' ')}>
        {(aria) => (
          <TextInput
            {...aria}
            inputMode="decimal"
            value={sum}
            onChange={({ target }) => setSum(target.value)}
          />
        )}
      </Field>
      <ReasonField
        label={needsReason || !hasUsual ? balanceTexts.reasonForGuest : texts.reasonIfAny}
        hint={needsReason && hasUsual ? texts.reasonNeeded : balanceTexts.reasonIsRead}
        isRequired={needsReason || !hasUsual}
        value={reason}
        onChange={setReason}
      />
    </>
  );
}
