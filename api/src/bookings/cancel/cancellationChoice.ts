import { fill } from '../../../../schema/fill';
import { exactDollars } from '../../../../schema/spoken';
import { refuse } from '../../core/problems';
import { dollars, englishDollars } from '../../mails/format';
import { CancelledBy } from '../cancelledBy';
import { RefundNotPossible, RefundReasonMissing } from './cancellation.types';

/** What staff choose about a refund, in cents and in words for the guest. What is missing follows the rules. */
interface RefundChoice {
  refundCents?: number | null;
  reason?: string | null;
}

/** What staff choose when they cancel. */
export interface CancellationChoice extends RefundChoice {
  cancelledBy?: CancelledBy | null;
}

/** What could be refunded now, in cents: by the terms, and everything that is left. */
export interface Refundable {
  termsCents: number;
  mostCents: number;
}

/** The outcome of a choice. */
export interface Cancellation {
  cancelledBy: CancelledBy;
  refundCents: number;
  reason: string | null;
}

/** What is refunded if staff name no sum: everything if the hotel cancels, otherwise the sum by the terms. */
const usualRefund = (cancelledBy: CancelledBy, { termsCents, mostCents }: Refundable): number =>
  cancelledBy === CancelledBy.HOTEL ? mostCents : termsCents;

/**
 * Who cancels, what is refunded and why. `usual` cancels if staff do not say who.
 * Refuses RefundNotPossible and RefundReasonMissing.
 */
export function chooseCancellation(
  { cancelledBy, ...choice }: CancellationChoice,
  usual: CancelledBy,
  refundable: Refundable,
): Cancellation {
  const by = cancelledBy ?? usual;
  return { cancelledBy: by, ...chooseRefund(choice, usualRefund(by, refundable), refundable.mostCents) };
}

/**
 * The sum to refund, at most `mostCents`, and its reason. A sum other than the usual one needs a reason.
 * Refuses RefundNotPossible and RefundReasonMissing.
 */
export function chooseRefund(
  choice: RefundChoice,
  usualCents: number,
  mostCents: number,
): Pick<Cancellation, 'refundCents' | 'reason'> {
  const refundCents = choice.refundCents ?? usualCents;
  const reason = choice.reason?.trim() || null;
  if (refundCents > mostCents) refuse(new RefundNotPossible(mostCents));
  if (refundCents !== usualCents && !reason)
    refuse(
      new RefundReasonMissing(
        fill('Give a reason for refunding another sum than {usual}.', { usual: exactDollars(usualCents) }),
      ),
    );
  return { refundCents, reason };
}

/** What the history says about a cancellation: who cancelled and what is refunded. */
export const describeCancellation = ({
  cancelledBy,
  refundCents,
}: Pick<Cancellation, 'cancelledBy' | 'refundCents'>): string =>
  `Cancelled by the ${cancelledBy === CancelledBy.HOTEL ? 'hotel' : 'guest'}. ${
    refundCents > 0 ? `Refund: ${englishDollars(refundCents)}.` : 'No refund.'
  }`;
