import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client';
import { Button } from '../../kit/Button';
import { buttonClass } from '../../kit/buttonClass';
import { Countdown } from '../../kit/Countdown';
import { clockTime } from '../../kit/format';
import { useHoldActions_booking, type HoldActions_BookingFragment } from './HoldActions.generated';
import styles from './HoldActions.module.css';
import { useReleaseCheckout } from './useRelease';

interface Props {
  booking: FragmentType<HoldActions_BookingFragment>;
  /** Whether paying is the main action of the page. */
  isMain?: boolean;
  /** Whether another button of the page leads to the payment. */
  isPaidElsewhere?: boolean;
  onEnd?: () => void;
  /** Which rooms, where the surroundings do not show it. */
  children?: ReactNode;
}

/** Until when unpaid rooms are held, and the two actions: pay or release. */
export function HoldActions({ booking, isMain = false, isPaidElsewhere = false, onEnd, children }: Props) {
  const data = useHoldActions_booking(booking);
  const { release, isBusy, refusal } = useReleaseCheckout();
  const { holdExpiresAt: until, checkoutUrl } = data;
  return (
    <>
      {until && (
        <>
          <strong>
            {checkoutUrl ? 'Your' : 'The'} rooms are held until {clockTime(until)}
          </strong>{' '}
          (
          <Countdown until={until} onEnd={onEnd} /> left).{' '}
        </>
      )}
      <span role="status">{refusal?.message ?? 'Nothing has been charged.'}</span>
      {children}
      <div className={styles.actions}>
        {checkoutUrl && !isPaidElsewhere && (
          <a
            href={checkoutUrl}
            className={buttonClass(
              { size: 'small', variant: isMain ? 'contained' : 'outlined' },
              styles.action,
            )}
          >
            Continue to payment
          </a>
        )}
        <Button
          size="small"
          variant={checkoutUrl ? 'text' : 'outlined'}
          loading={isBusy}
          className={styles.action}
          onClick={() => void release(data.id)}
        >
          Release
        </Button>
      </div>
    </>
  );
}
