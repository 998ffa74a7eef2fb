import { useState } from 'react';
import { LIMITS } from '../../../../schema/limits';
import { fill } from '../../../../schema/fill';
import { dropIdempotencyKey, idempotencyKeyFor } from '../../apollo/idempotencyKey';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { dollars } from '../../kit/format';
import { RadioField } from '../../kit/RadioField';
import text from '../../kit/text.module.css';
import { useRefusal } from '../../session/useRefusal';
import { AmountField } from './AmountField';
import { useCreatePaymentLinkMutation, type PaymentLinks_BookingFragment } from './PaymentLinks.generated';
import * as texts from './texts';
import { useAmount } from './useAmount';

/** A link that was just made. */
export interface MadeLink {
  url: string;
  /** The address to which it was sent; undefined if it was not. */
  sentTo: string | undefined;
  expiresAt: string;
}

interface Props {
  booking: PaymentLinks_BookingFragment;
  onDone: (made: MadeLink) => void;
  onClose: () => void;
}

type Way = 'mail' | 'copy';

/** Asks for what a payment link is and how the guest gets it. */
export function PaymentLinkDialog({ booking, onDone, onClose }: Props) {
  const { id: bookingId, user, contact, hotelName, owedCents } = booking;
  const email = contact?.email;
  const amount = useAmount(owedCents, owedCents);
  const [way, setWay] = useState<Way>(email ? 'mail' : 'copy');
  const [createLink, { loading }] = useCreatePaymentLinkMutation();
  const refusal = useRefusal();
  const make = async () => {
    // A link for everything asks for what is owed when it is opened.
    const cents = amount.cents === owedCents ? null : amount.cents;
    const scope = `link ${bookingId}`;
    const idempotencyKey = idempotencyKeyFor(scope, [String(cents), way]);
    const variables = { input: { bookingId, cents, mail: way === 'mail', idempotencyKey } };
    const answer = (await refusal.answerOf(createLink({ variables })))?.createPaymentLink;
    if (answer?.__typename !== 'CreatedPaymentLink') return answer && refusal.show(answer);
    dropIdempotencyKey(scope);
    const { url, link } = answer;
    onDone({ url, expiresAt: link.expiresAt, sentTo: link.mailed ? (email ?? undefined) : undefined });
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.paymentLinkTitle}
      cancel={texts.noLink}
      confirm={way === 'mail' ? texts.sendLink : texts.makeLink}
      isLoss={false}
      isSending={loading}
      isReady={amount.isReady && amount.cents >= LIMITS.lowestPaymentCents}
      onConfirm={() => void make()}
      onClose={onClose}
    >
      <div>
        <p className={text.h5}>{fill(texts.guestAtHotel, { guest: user.name, hotel: hotelName })}</p>
        <p className={text.body}>{fill(texts.guestOwes, { amount: dollars(owedCents) })}</p>
      </div>
      <AmountField label={texts.amountInDollars} amount={amount} />
      <RadioField<Way>
        label={texts.howLinkArrives}
        options={[
          ...(email ? [{ value: 'mail' as const, label: fill(texts.byMailTo, { email: email }) }] : []),
          { value: 'copy', label: texts.byCopy, hint: texts.byCopyHint },
        ]}
        chosen={way}
        onChoose={setWay}
      />
      {refusal.notice}
    </ConfirmDialog>
  );
}
