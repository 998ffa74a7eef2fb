import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { Field, TextArea, TextInput } from '../../kit/Field';
import { dollars } from '../../kit/format';
import type { RefundChoice } from './useRefundChoice';
import * as texts from './texts';

interface Props {
  refund: RefundChoice;
  /** The sentences that say how these cents are refunded. */
  explain: (refundCents: number) => string[];
}

/** The sum that staff refund, how it comes back, and the reason that the guest reads. */
export function RefundFields({ refund, explain }: Props) {
  const { sum, setSum, reason, setReason, problem, needsReason, hasUsual, mostCents, input } = refund;
  const explained = problem ? [] : explain(input.refundCents ?? 0);
  return (
    <>
      <Field
        label={texts.refundInDollars}
        error={problem}
        hint={[fill(texts.mostRefund, { amount: dollars(mostCents) }), ...explained].join(' ')}
      >
        {(aria) => (
          <TextInput
            {...aria}
            inputMode="decimal"
            value={sum}
            onChange={({ target }) => setSum(target.value)}
          />
        )}
      </Field>
      <Field
        label={needsReason || !hasUsual ? texts.reasonForGuest : texts.reasonIfAny}
        hint={needsReason && hasUsual ? texts.reasonNeeded : texts.reasonIsRead}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            aria-required={needsReason || !hasUsual || undefined}
            value={reason}
            maxLength={LIMITS.cancellationReason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </>
  );
}
