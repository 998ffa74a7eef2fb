import { fill } from '../../../../schema/fill';
import { richText } from '../../kit/richText';
import type { FragmentType } from '@apollo/client';
import { Button } from '../../kit/Button';
import { buttonClass } from '../../kit/buttonClass';
import { Countdown } from '../../kit/Countdown';
import { dollars, spokenStay } from '../../kit/format';
import { clockTime } from '../../kit/moments';
import { Notice } from '../../kit/Notice';
import styles from './HoldActions.module.css';
import { usePendingChange_change, type PendingChange_ChangeFragment } from './PendingChange.generated';
import { useReleaseChange } from './useRelease';
import * as texts from './texts';

interface Props {
  bookingId: string;
  change: FragmentType<PendingChange_ChangeFragment>;
  /** True if the time to pay is over. */
  isOver: boolean;
  /** True if the viewer may discard the change. */
  mayRelease: boolean;
}

/** A change waiting for payment: the time left, the payment link and the button to discard it. */
export function PendingChange({ bookingId, change, isOver, mayRelease }: Props) {
  const { release, isBusy, refusal } = useReleaseChange();
  const {
    checkIn,
    checkOut,
    differenceCents,
    holdExpiresAt: until,
    checkoutUrl,
  } = usePendingChange_change(change);
  return (
    <Notice kind="info" role="group" aria-label={texts.pendingChange} hasIcon={false}>
      <strong>{fill(texts.changeAwaitsPayment, { stay: spokenStay(checkIn, checkOut) })}</strong>{' '}
      {isOver || !until
        ? texts.checkingPayment
        : richText(texts.newNightsHeldUntil, {
            time: clockTime(until),
            countdown: <Countdown until={until} />,
          })}
      {refusal && <p role="alert">{refusal.message}</p>}
      {!isOver && (
        <div className={styles.actions}>
          {checkoutUrl && (
            <a href={checkoutUrl} className={buttonClass({ variant: 'contained', size: 'small' })}>
              {fill(texts.payAmount, { amount: dollars(differenceCents) })}
            </a>
          )}
          {mayRelease && (
            <Button size="small" loading={isBusy} onClick={() => void release(bookingId)}>
              {texts.discardChange}
            </Button>
          )}
        </div>
      )}
    </Notice>
  );
}
