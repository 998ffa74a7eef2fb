import { fill } from '../../../../schema/fill';
import * as kitTexts from '../../kit/texts';
import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { PendingChange } from './PendingChange';
import { HoldActions } from './HoldActions';
import { Button, ButtonLink } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { dollars } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import print from '../../kit/print.module.css';
import { useBookingActions_booking, type BookingActions_BookingFragment } from './BookingActions.generated';
import styles from './BookingActions.module.css';
import { StaffChange } from '../staffchange/StaffChange';
import { CancelBookingDialog } from './CancelBookingDialog';
import { CreditBooking } from '../balance/CreditBooking';
import { GoodwillRefund } from './GoodwillRefund';
import { StaffCancelDialog } from './StaffCancelDialog';
import { PaymentLinks } from '../balance/PaymentLinks';
import { HeldBooking } from '../balance/HeldBooking';
import { PayBalance } from '../balance/PayBalance';
import { TakePayment } from '../balance/TakePayment';
import { ActionRow } from '../../kit/ActionRow';
import { useBookingRefresh } from './useBookingRefresh';
import * as texts from './texts';

interface Props {
  booking: FragmentType<BookingActions_BookingFragment>;
  /** True for the view of the hotel. */
  isStaff: boolean;
}

/** The viewer's actions: pay or release while the booking is held, change or cancel once it is confirmed. */
export function BookingActions({ booking, isStaff }: Props) {
  const data = useBookingActions_booking(booking);
  const { state } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const pending = data.change;
  const waiting = pending ? { ...data, status: 'HELD', holdExpiresAt: pending.holdExpiresAt } : data;
  const isOver = useBookingRefresh(waiting);
  const { cancel, change, changeByStaff, release, releaseChange, ...rest } = data.viewerCan;
  const { mostGoodwillCents, takePayment, payBalance, ...refund } = rest;
  const Dialog = isStaff ? StaffCancelDialog : CancelBookingDialog;
  const hasMoney = mostGoodwillCents > 0 || takePayment || payBalance;
  if (!cancel && !release && !pending && !changeByStaff && !hasMoney) return null;
  return (
    <div className={classNames(styles.actions, print.onScreen)}>
      {release && (
        <Notice kind="info" role="group" aria-label={texts.heldRooms} hasIcon={false}>
          {isOver ? texts.checkingPayment : <HoldActions booking={data} isMain />}
        </Notice>
      )}
      {pending && (
        <PendingChange bookingId={data.id} change={pending} isOver={isOver} mayRelease={releaseChange} />
      )}
      {isStaff && <HeldBooking booking={data} />}
      {payBalance && <PayBalance booking={data} />}
      {isStaff && <TakePayment booking={data} />}
      {isStaff && <PaymentLinks booking={data} />}
      {isStaff && <CreditBooking booking={data} />}
      {change && !isStaff && !pending && (
        <ButtonLink
          to={paths.changeBooking(data.id)}
          state={state}
          variant="outlined"
          className={styles.change}
        >
          {texts.changeDatesOrRooms}
        </ButtonLink>
      )}
      {changeByStaff && <StaffChange bookingId={data.id} />}
      {cancel && (
        <ActionRow about={refundWords({ ...refund, paidCents: data.paidCents }, isStaff)}>
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            {kitTexts.cancel}
          </Button>
        </ActionRow>
      )}
      {mostGoodwillCents > 0 && <GoodwillRefund booking={data} />}
      {isAsking && <Dialog booking={data} onClose={() => setAsking(false)} />}
    </div>
  );
}

type Refund = Pick<BookingActions_BookingFragment, 'paidCents'> &
  Pick<BookingActions_BookingFragment['viewerCan'], 'refundIfCancelledCents' | 'mostRefundCents'>;

/** What cancelling refunds: by the terms for its guest, and what staff can choose. */
function refundWords(refund: Refund, isStaff: boolean): string {
  const { paidCents, refundIfCancelledCents: cents, mostRefundCents } = refund;
  if (paidCents === 0) return isStaff ? texts.nothingPaidForStaff : texts.nothingPaid;
  if (isStaff) return fill(texts.refundForStaff, { most: dollars(mostRefundCents), terms: dollars(cents) });
  return cents > 0 ? fill(texts.refundNow, { amount: dollars(cents) }) : texts.noRefundNow;
}
