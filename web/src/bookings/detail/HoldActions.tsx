import { richText } from '../../kit/richText';
import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client';
import { Button } from '../../kit/Button';
import { buttonClass } from '../../kit/buttonClass';
import { Countdown } from '../../kit/Countdown';
import { clockTime } from '../../kit/moments';
import { useHoldActions_booking, type HoldActions_BookingFragment } from './HoldActions.generated';
import styles from './HoldActions.module.css';
import { useReleaseCheckout } from './useRelease';
import * as texts from './texts';

interface Props {
  booking: FragmentType<HoldActions_BookingFragment>;
  /** True if paying is the main action of the page. */
  isMain?: boolean;
  /** True if another button of the page leads to the payment. */
  isPaidElsewhere?: boolean;
  onEnd?: () => void;
  /** The rooms, unless the page already shows them. */
  children?: ReactNode;
}

/** The time left to pay for held rooms, with the buttons to pay or release them. */
export function HoldActions({ booking, isMain = false, isPaidElsewhere = false, onEnd, children }: Props) {
  const data = useHoldActions_booking(booking);
  const { release, isBusy, refusal } = useReleaseCheckout();
  const { holdExpiresAt: until, checkoutUrl } = data;
  return (
    <>
      {until && (
        <>
          {richText(checkoutUrl ? texts.roomsHeldUntil : texts.guestRoomsHeldUntil, {
            strong: (words) => <strong>{words}</strong>,
            time: clockTime(until),
            countdown: <Countdown until={until} onEnd={onEnd} />,
          })}{' '}
        </>
      )}
      <span role="status">{refusal?.message ?? texts.nothingCharged}</span>
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
            {texts.continueToPayment}
          </a>
        )}
        <Button
          size="small"
          variant={checkoutUrl ? 'text' : 'outlined'}
          loading={isBusy}
          className={styles.action}
          onClick={() => void release(data.id)}
        >
          {texts.release}
        </Button>
      </div>
    </>
  );
}
