import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { dropIdempotencyKey, idempotencyKeyFor } from '../../apollo/idempotencyKey';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Field, TextInput } from '../../kit/Field';
import { dollars } from '../../kit/format';
import { RadioField } from '../../kit/RadioField';
import text from '../../kit/text.module.css';
import { useRefusal } from '../../session/useRefusal';
import { AmountField } from './AmountField';
import {
  useTakePayment_booking,
  useTakePaymentMutation,
  type TakePayment_BookingFragment,
} from './TakePayment.generated';
import { useAmount } from './useAmount';
import * as texts from './texts';

type PaidBy = 'TERMINAL' | 'CASH' | 'ON_ACCOUNT';

interface Props {
  booking: FragmentType<TakePayment_BookingFragment>;
  /** It says what was paid and what is left. */
  onDone: (told: string) => void;
  onClose: () => void;
}

/** Asks staff how much the guest pays and how, and takes the payment. */
export function TakePaymentDialog({ booking, onDone, onClose }: Props) {
  const { id: bookingId, user, hotelName, owedCents } = useTakePayment_booking(booking);
  const amount = useAmount(owedCents, owedCents);
  const [paidBy, setPaidBy] = useState<PaidBy>('TERMINAL');
  const [company, setCompany] = useState('');
  const [reference, setReference] = useState('');
  const isOnAccount = paidBy === 'ON_ACCOUNT';
  const isReady = amount.isReady && (!isOnAccount || company.trim() !== '');
  const [takePayment, { loading }] = useTakePaymentMutation();
  const refusal = useRefusal();
  const take = async () => {
    const { cents } = amount;
    const scope = `payment ${bookingId}`;
    const account = isOnAccount
      ? { company: company.trim(), reference: reference.trim() || null }
      : undefined;
    const idempotencyKey = idempotencyKeyFor(scope, [String(cents), paidBy, JSON.stringify(account)]);
    const variables = { input: { bookingId, cents, paidBy, account, idempotencyKey } };
    const answer = (await refusal.answerOf(takePayment({ variables })))?.takePayment;
    if (answer?.__typename !== 'Booking') return answer && refusal.show(answer);
    dropIdempotencyKey(scope);
    const left = answer.owedCents;
    const received = fill(isOnAccount ? texts.putOnAccount : texts.paymentTaken, {
      amount: dollars(cents),
      company: company.trim(),
    });
    onDone(
      `${received} ${left > 0 ? fill(texts.stillOwed, { amount: dollars(left) }) : isOnAccount ? texts.nothingLeft : texts.allPaid}`,
    );
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.takePaymentTitle}
      cancel={texts.noPayment}
      confirm={texts.takePayment}
      isLoss={false}
      isSending={loading}
      isReady={isReady}
      onConfirm={() => void take()}
      onClose={onClose}
    >
      <div>
        <p className={text.h5}>{fill(texts.guestAtHotel, { guest: user.name, hotel: hotelName })}</p>
        <p className={text.body}>{fill(texts.guestOwes, { amount: dollars(owedCents) })}</p>
      </div>
      <AmountField label={texts.amountInDollars} amount={amount} />
      <RadioField
        label={texts.howPaid}
        options={[
          { value: 'TERMINAL', label: texts.byTerminal },
          { value: 'CASH', label: texts.inCash },
          { value: 'ON_ACCOUNT', label: texts.onAccount, hint: texts.onAccountMeans },
        ]}
        chosen={paidBy}
        onChoose={(chosen) => setPaidBy(chosen as PaidBy)}
      />
      {isOnAccount && (
        <>
          <Field label={texts.company}>
            {(aria) => (
              <TextInput
                {...aria}
                aria-required
                value={company}
                maxLength={LIMITS.company}
                onChange={({ target }) => setCompany(target.value)}
              />
            )}
          </Field>
          <Field label={texts.companyReference} hint={texts.companyReferenceHint}>
            {(aria) => (
              <TextInput
                {...aria}
                value={reference}
                maxLength={LIMITS.companyReference}
                onChange={({ target }) => setReference(target.value)}
              />
            )}
          </Field>
        </>
      )}
      {refusal.notice}
    </ConfirmDialog>
  );
}
