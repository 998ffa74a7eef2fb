import { useMemo, useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { fill } from '../../../../schema/fill';
import { readDollars } from '../../../../schema/prices';
import { failureWords, onlySignIn } from '../../apollo/failureLink';
import { dropIdempotencyKey, idempotencyKeyFor } from '../../apollo/idempotencyKey';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Field, TextInput } from '../../kit/Field';
import { dollars, spokenStay } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import { RowsSkeleton } from '../../kit/RowsSkeleton';
import text from '../../kit/text.module.css';
import { useDebounced } from '../../kit/useDebounced';
import { useRefusal } from '../../session/useRefusal';
import { ReasonField } from '../balance/ReasonField';
import * as balanceTexts from '../balance/texts';
import { RefundFields } from '../refund/RefundFields';
import * as refundTexts from '../refund/texts';
import { useExplainToStaff } from '../refund/useExplainToStaff';
import { useRefundChoice } from '../refund/useRefundChoice';
import { useChangeBookingByStaffMutation, useStaffChangeQuoteQuery } from './StaffChange.generated';
import type { StaffChangeDone } from './StaffChangeDialog';
import { StaffChangePrice } from './StaffChangePrice';
import { StayWishes } from './StayWishes';
import {
  asItIs,
  changesOf,
  type BookingWish,
  type ChangeableBooking,
  type ChangeableStay,
  type StayWish,
} from './stayWishes';
import * as texts from './texts';

/** Milliseconds without typing before the price is asked for. */
const PAUSE = 400;

interface Props {
  booking: ChangeableBooking;
  hotelId: string;
  /** Its stays that can be changed. */
  stays: readonly ChangeableStay[];
  today: string;
  chosen: Readonly<Record<string, Partial<StayWish>>> | undefined;
  onDone: (done: StaffChangeDone) => void;
  onClose: () => void;
}

/** The form of a change by staff: dates and rooms, the price that follows, and what comes back of a lower one. */
export function StaffChangeForm({ booking, hotelId, stays, today, chosen, onDone, onClose }: Props) {
  const { id: bookingId, totalCents, extrasCents, user } = booking;
  const [wish, setWish] = useState<BookingWish>(() => ({
    stays: Object.fromEntries(stays.map((stay) => [stay.id, { ...asItIs(stay), ...chosen?.[stay.id] }])),
    added: [],
    dropped: [],
  }));
  const [night, setNight] = useState('');
  const typed = readDollars(night);
  const ownCents = night.trim() ? typed.cents : undefined;
  const asked = useMemo(() => changesOf(stays, wish), [stays, wish]);
  const addedNightCents = useDebounced(ownCents, PAUSE);
  const { data, previousData, error, loading } = useStaffChangeQuoteQuery(
    asked
      ? {
          variables: { input: { bookingId, ...asked, addedNightCents } },
          fetchPolicy: 'network-only',
          context: onlySignIn,
        }
      : skipToken,
  );
  // The last price stays while the next one loads, so that the fields below it keep what is typed.
  const quote = asked && !error ? (data ?? previousData)?.staffChangeQuote : undefined;
  const isLower = quote != null && quote.differenceCents < 0;
  const refund = useRefundChoice(quote?.termsCreditCents ?? 0, quote?.mostCreditCents ?? 0);
  const explain = useExplainToStaff(booking);
  const hasOwnPrice = addedNightCents !== undefined && (quote?.added.nights ?? 0) > 0;
  const { refundCents, reason } = refund.input;
  const choice = isLower ? { creditCents: refundCents, reason } : { reason };
  const hasChosen = isLower ? refund.isReady : !hasOwnPrice || reason !== undefined;
  const refusal = useRefusal();
  const [changeBooking, { loading: isSending }] = useChangeBookingByStaffMutation();
  const hasRooms = wish.added.every(({ roomNumberId }) => roomNumberId);
  const isPriced = quote != null && !loading && !quote.taken.length && ownCents === addedNightCents;
  const isWrongPrice = (quote?.added.nights ?? 0) > 0 && night.trim() !== '' && typed.problem !== undefined;
  const send = async () => {
    if (!quote) return;
    const { differenceCents } = quote;
    const change = { bookingId, ...asked, addedNightCents, differenceCents, ...choice };
    const scope = `staffChange ${bookingId}`;
    const input = { ...change, idempotencyKey: idempotencyKeyFor(scope, [JSON.stringify(change)]) };
    const answer = (await refusal.answerOf(changeBooking({ variables: { input } })))?.changeBookingByStaff;
    if (!answer) return;
    dropIdempotencyKey(scope);
    if (answer.__typename !== 'Booking') return refusal.show(answer);
    onDone({ differenceCents });
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.title}
      shape={chosen ? 'small' : 'medium'}
      cancel={texts.keepAsItIs}
      confirm={texts.changeBooking}
      isLoss={false}
      isSending={isSending}
      isReady={isPriced && hasRooms && hasChosen && !isWrongPrice}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p className={text.h5}>
        {fill(texts.guestAndPrice, { guest: user.name, price: dollars(totalCents + extrasCents) })}
      </p>
      {chosen ? (
        asked?.stays?.map(({ stayId }) => (
          <p key={stayId} className={text.body}>
            {newDates(
              stays.find(({ id }) => id === stayId)!,
              wish.stays[stayId]!,
            )}
          </p>
        ))
      ) : (
        <StayWishes {...{ booking, hotelId, stays, today, wish }} onChange={setWish} />
      )}
      {quote && <StaffChangePrice wasCents={totalCents} {...{ extrasCents, quote }} />}
      {loading && !quote && (
        <div role="status" aria-label={texts.loadingPrice}>
          <RowsSkeleton height={24} rows={3} />
        </div>
      )}
      {error && !loading && <Notice kind="error">{failureWords(error) ?? texts.priceNotLoaded}</Notice>}
      {quote && !quote.taken.length && quote.added.nights > 0 && (
        <Field
          label={texts.addedNightPrice}
          hint={texts.addedNightHint}
          error={isWrongPrice ? typed.problem : undefined}
        >
          {(aria) => (
            <TextInput
              {...aria}
              inputMode="decimal"
              value={night}
              onChange={({ target }) => setNight(target.value)}
            />
          )}
        </Field>
      )}
      {quote && !quote.taken.length && isLower && (
        <>
          <p className={text.body}>{termsWords(quote.termsCreditCents)}</p>
          <RefundFields
            label={texts.creditInDollars}
            refund={refund}
            explain={(cents) => explainCredit(cents, quote.owedCents, explain)}
          />
        </>
      )}
      {quote && !quote.taken.length && !isLower && (
        <ReasonField
          label={hasOwnPrice ? balanceTexts.reasonForGuest : refundTexts.reasonIfAny}
          hint={hasOwnPrice ? texts.ownPriceReason : balanceTexts.reasonIsRead}
          isRequired={hasOwnPrice}
          value={refund.reason}
          onChange={refund.setReason}
        />
      )}
      {refusal.notice}
    </ConfirmDialog>
  );
}

/** The room with its dates after the change. */
const newDates = ({ number }: ChangeableStay, { checkIn, checkOut }: StayWish): string =>
  fill(texts.newDates, { number, stay: spokenStay(checkIn, checkOut) });

/** What the terms give back, in words. */
const termsWords = (cents: number): string =>
  cents > 0 ? fill(texts.termsCredit, { amount: dollars(cents) }) : texts.noTermsCredit;

/** A sum that comes back lowers what the guest owes first; the rest is refunded. */
function explainCredit(
  cents: number,
  owedCents: number,
  explain: (refundCents: number) => string[],
): string[] {
  const credited = Math.min(cents, owedCents);
  return [
    ...(credited > 0 ? [fill(texts.owesLess, { amount: dollars(credited) })] : []),
    ...explain(cents - credited),
  ];
}
