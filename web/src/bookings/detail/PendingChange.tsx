import type { FragmentType } from '@apollo/client';
import { Button } from '../../kit/Button';
import { buttonClass } from '../../kit/buttonClass';
import { Countdown } from '../../kit/Countdown';
import { clockTime, dollars, spokenStay } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import styles from './HoldActions.module.css';
import { usePendingChange_change, type PendingChange_ChangeFragment } from './PendingChange.generated';
import { useReleaseChange } from './useRelease';

interface Props {
  bookingId: string;
  change: FragmentType<PendingChange_ChangeFragment>;
  /** Whether the time to pay is over. */
  isOver: boolean;
  /** Whether the viewer may give the change up. */
  mayRelease: boolean;
}

/** A change that waits for its payment: until when, the payment link and the button to release it. */
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
    <Notice kind="info" role="group" aria-label="Waiting change" hasIcon={false}>
      <strong>A change to {spokenStay(checkIn, checkOut)} waits for its payment.</strong>{' '}
      {isOver || !until ? (
        'The time to pay is over. We are checking whether you have paid in time.'
      ) : (
        <>
          The new nights are held until {clockTime(until)} (<Countdown until={until} /> left). Until it is
          paid, your booking stays as it is.
        </>
      )}
      {refusal && <p role="alert">{refusal.message}</p>}
      {!isOver && (
        <div className={styles.actions}>
          {checkoutUrl && (
            <a href={checkoutUrl} className={buttonClass({ variant: 'contained', size: 'small' })}>
              Pay {dollars(differenceCents)}
            </a>
          )}
          {mayRelease && (
            <Button size="small" loading={isBusy} onClick={() => void release(bookingId)}>
              Give up the change
            </Button>
          )}
        </div>
      )}
    </Notice>
  );
}
