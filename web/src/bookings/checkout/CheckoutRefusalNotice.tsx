import { Suspense } from 'react';
import type { StayDates } from '../../../../schema/nights';
import { paths } from '../../paths';
import { lazyPart } from '../../apollo/lazyPart';
import { Notice } from '../../kit/Notice';
import { TextLink } from '../../kit/TextLink';
import styles from './CheckoutRefusalNotice.module.css';
import { NightsTakenNotice } from './NightsTakenNotice';
import type { CheckoutRefusal } from './useCheckout';
import type { SelectionStep } from '../../rooms/selection';

const PriceChangedDialog = lazyPart(async () => (await import('./PriceChangedDialog')).PriceChangedDialog);

interface Props {
  refusal: CheckoutRefusal;
  selection: readonly string[];
  select: (step: SelectionStep) => void;
  changeStay: (stay: StayDates) => void;
  /** Books at the price of this version of the quote. */
  onAgree: (version: string) => void;
  onBack: () => void;
}

/** Why the rooms could not be booked, and what to do now; the selection stays. */
export function CheckoutRefusalNotice({ refusal, onAgree, onBack, ...choice }: Props) {
  switch (refusal.__typename) {
    case 'NightsTaken':
      return <NightsTakenNotice problem={refusal} {...choice} />;
    case 'PriceChanged':
      return (
        <Suspense fallback={null}>
          <PriceChangedDialog
            problem={refusal}
            agree="Book at the new price"
            onAgree={() => onAgree(refusal.quote.version)}
            onBack={onBack}
          />
        </Suspense>
      );
    case 'PaymentUnavailable':
      return (
        <Notice kind="warning">
          {refusal.message} Your rooms are still chosen: press Book Now again then.
        </Notice>
      );
    case 'StayRefused':
      return (
        <Notice kind="warning">
          {refusal.message} Your rooms are still chosen: change the dates or the rooms, then book again.
        </Notice>
      );
    case 'HoldEnding':
      return <Notice kind="warning">{refusal.message} Your rooms are still chosen.</Notice>;
    case 'TooManyHolds':
      return (
        <Notice kind="warning">
          {refusal.message}{' '}
          {refusal.roomNightsHeld > 0 && (
            <TextLink to={paths.myBookings()} className={styles.bookings}>
              Show my bookings
            </TextLink>
          )}
        </Notice>
      );
  }
}
