import { fill } from '../../../../schema/fill';
import * as detailTexts from '../detail/texts';
import { Suspense } from 'react';
import type { StayDates } from '../../../../schema/nights';
import { paths } from '../../paths';
import { lazyPart } from '../../apollo/lazyPart';
import { Notice } from '../../kit/Notice';
import { TextLink } from '../../kit/TextLink';
import styles from './CheckoutRefusalNotice.module.css';
import type { CheckoutRefusal } from './useCheckout';
import type { SelectionStep } from '../../rooms/selection';
import * as texts from './texts';

const NightsTakenNotice = lazyPart(async () => (await import('./NightsTakenNotice')).NightsTakenNotice);
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

/** The reason why the rooms could not be booked, with the next steps. The selection stays. */
export function CheckoutRefusalNotice({ refusal, onAgree, onBack, ...choice }: Props) {
  switch (refusal.__typename) {
    case 'NightsTaken':
      return (
        <Suspense fallback={null}>
          <NightsTakenNotice problem={refusal} {...choice} />
        </Suspense>
      );
    case 'PriceChanged':
      return (
        <Suspense fallback={null}>
          <PriceChangedDialog
            problem={refusal}
            agree={texts.bookAtNewPrice}
            onAgree={() => onAgree(refusal.quote.version)}
            onBack={onBack}
          />
        </Suspense>
      );
    case 'PaymentUnavailable':
      return <Notice kind="warning">{fill(texts.paymentUnavailable, { reason: refusal.message })}</Notice>;
    case 'StayRefused':
      return <Notice kind="warning">{fill(texts.stayRefused, { reason: refusal.message })}</Notice>;
    case 'ExtraRefused':
      return <Notice kind="warning">{refusal.message}</Notice>;
    case 'HoldEnding':
      return <Notice kind="warning">{fill(texts.holdEnding, { reason: refusal.message })}</Notice>;
    case 'TooManyHolds':
      return (
        <Notice kind="warning">
          {refusal.message}{' '}
          {refusal.roomNightsHeld > 0 && (
            <TextLink to={paths.myBookings()} className={styles.bookings}>
              {detailTexts.showMyBookings}
            </TextLink>
          )}
        </Notice>
      );
  }
}
