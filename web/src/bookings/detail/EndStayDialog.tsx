import { listed } from '../../../../schema/spoken';
import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import { failureWords, onlySignIn } from '../../apollo/failureLink';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { dollars, spokenDate } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import { RadioField } from '../../kit/RadioField';
import { RowsSkeleton } from '../../kit/RowsSkeleton';
import text from '../../kit/text.module.css';
import { close } from '../../kit/texts';
import { RetryNotice } from '../../kit/RetryNotice';
import { useRefusal } from '../../session/useRefusal';
import {
  useEndStayDialogQuery,
  useEndStayMutation,
  type EndStayDialogQuery,
} from './EndStayDialog.generated';
import { RefundFields } from '../refund/RefundFields';
import { useExplainToStaff } from '../refund/useExplainToStaff';
import { useRefundChoice } from '../refund/useRefundChoice';
import * as texts from './texts';

interface Props {
  bookingId: string;
  /** Only these stays; by default all of the booking. */
  stayIds?: readonly string[];
  /** Whether the guests never came; undefined asks, if it is possible. */
  noShow?: boolean;
  /** Does it without giving nights up; undefined where that is no choice. */
  onKeep?: () => void;
  /** The stays have ended. */
  onEnded?: () => void;
  onClose: () => void;
}

/** Asks staff what happens to the nights that are left of a stay, what is refunded and why, and ends the stay. */
export function EndStayDialog(props: Props) {
  const { bookingId, stayIds, noShow, onClose } = props;
  const input = { bookingId, stayIds: stayIds && [...stayIds] };
  const { data, error, loading, refetch } = useEndStayDialogQuery({
    variables: { bookingId, input },
    fetchPolicy: 'network-only',
    context: onlySignIn,
  });
  const title = noShow ? texts.noShowTitle : texts.endStayTitle;
  const { booking, stayEndingQuote: quote } = data ?? {};
  if (booking && quote && quote.nights > 0)
    return <EndingForm {...props} {...{ title, input, booking, quote }} />;
  return (
    <ConfirmDialog title={title} cancel={close} onClose={onClose}>
      {loading && (
        <div role="status" aria-label={texts.loadingQuote}>
          <RowsSkeleton height={48} rows={3} />
        </div>
      )}
      {data && !loading && <Notice kind="info">{texts.nothingToEnd}</Notice>}
      {error && !loading && (
        <RetryNotice retry={() => refetch()}>{failureWords(error) ?? texts.quoteNotLoaded}</RetryNotice>
      )}
    </ConfirmDialog>
  );
}

interface FormProps extends Props {
  title: string;
  input: { bookingId: string; stayIds?: string[] };
  booking: NonNullable<EndStayDialogQuery['booking']>;
  quote: NonNullable<EndStayDialogQuery['stayEndingQuote']>;
}

function EndingForm({ title, input, booking, quote, onClose, onKeep, onEnded, ...props }: FormProps) {
  const { termsRefundCents, mostRefundCents, creditedCents, nights, rooms } = quote;
  const [keeps, setKeeps] = useState(false);
  const [isNoShow, setNoShow] = useState(props.noShow ?? false);
  const refund = useRefundChoice(termsRefundCents, mostRefundCents);
  const explain = useExplainToStaff(booking);
  const refusal = useRefusal();
  const [endStay, { loading }] = useEndStayMutation();
  const end = async () => {
    const variables = { input: { ...input, ...refund.input, noShow: isNoShow } };
    const answer = (await refusal.answerOf(endStay({ variables })))?.endStay;
    if (answer?.__typename !== 'Booking') return answer && refusal.show(answer);
    onEnded?.();
    onClose();
  };
  const keep = () => {
    onKeep?.();
    onClose();
  };
  const kept = isNoShow ? texts.markNoShow : texts.checkOutAndKeep;
  return (
    <ConfirmDialog
      title={title}
      cancel={texts.keepStay}
      confirm={keeps ? kept : isNoShow ? texts.markNoShow : texts.endStay}
      isLoss={!keeps}
      isSending={loading}
      isReady={keeps || refund.isReady}
      onConfirm={keeps ? keep : () => void end()}
      onClose={onClose}
    >
      <div>
        <p className={text.h5}>
          {fill(texts.endedRooms, {
            guest: booking.user.name,
            count: rooms.length,
            numbers: listed(rooms),
          })}
        </p>
        {!keeps && (
          <p className={text.body}>
            {fill(texts.nightsOnSale, {
              count: nights,
              day: spokenDate(quote.from),
              price: dollars(quote.priceCents),
            })}
          </p>
        )}
      </div>
      {props.noShow === undefined && quote.mayBeNoShow && (
        <RadioField
          label={texts.whatHappened}
          options={[
            { value: 'LEFT', label: texts.leaveEarly, hint: texts.leaveEarlyHint },
            { value: 'NO_SHOW', label: texts.neverCame, hint: texts.neverCameHint },
          ]}
          chosen={isNoShow ? 'NO_SHOW' : 'LEFT'}
          onChoose={(chosen) => setNoShow(chosen === 'NO_SHOW')}
        />
      )}
      {onKeep && (
        <RadioField
          label={texts.remainingNights}
          options={[
            { value: 'RELEASE', label: texts.releaseNights, hint: texts.releaseNightsHint },
            { value: 'KEEP', label: texts.keepNights, hint: texts.keepNightsHint },
          ]}
          chosen={keeps ? 'KEEP' : 'RELEASE'}
          onChoose={(chosen) => setKeeps(chosen === 'KEEP')}
        />
      )}
      {!keeps && (
        <>
          <p className={text.body}>
            {termsWords(termsRefundCents)}{' '}
            {creditedCents > 0 && fill(texts.owesLess, { amount: dollars(creditedCents) })}
          </p>
          <RefundFields refund={refund} explain={explain} />
        </>
      )}
      {refusal.notice}
    </ConfirmDialog>
  );
}

/** The usual refund in words. */
const termsWords = (cents: number): string =>
  cents > 0 ? fill(texts.termsRefund, { amount: dollars(cents) }) : texts.noTermsRefund;
