import { reasonWords } from '../../../../schema/words';
import { englishDollars } from '../../mails/format';
import { DisputeStatus, isWithholding, type Dispute } from './dispute.entity';

/**
 * What the history says about the new state of a dispute; undefined if it says nothing. `dueCents` are the refunds that
 * waited for its end and are carried out now.
 */
export function describeDispute(
  before: Dispute | null,
  dispute: Dispute,
  dueCents: number,
): string | undefined {
  const { amountCents, reason, status, closedAt } = dispute;
  const isEnded = closedAt !== null;
  if (before?.status === status && (before.closedAt !== null) === isEnded) return undefined;
  const amount = englishDollars(amountCents);
  const then =
    dueCents > 0 ? ` The refund of ${englishDollars(dueCents)} that waited for it is carried out.` : '';
  if (status === DisputeStatus.WON) return `The dispute of ${amount} is won.${then}`;
  if (status === DisputeStatus.LOST)
    return `The dispute of ${amount} is lost: the cardholder keeps the money.`;
  if (status === DisputeStatus.WARNING)
    return isEnded
      ? `The bank's inquiry about ${amount} is closed.`
      : `The bank asks about a payment of ${amount} (${reasonWords(reason)}).`;
  if (before && isWithholding(before)) return undefined;
  return `The bank has taken back ${amount}: the payment is disputed (${reasonWords(reason)}).`;
}

/** What the history says when the bank has taken another sum in the same state. */
export const describeTaken = ({ takenCents }: Dispute): string =>
  `The sum that the bank has taken back is now ${englishDollars(takenCents)}.`;

/** What the history adds to a cancellation whose refund is withheld; empty if nothing is. */
export const describeWithheld = (cents: number): string =>
  cents > 0 ? ` ${englishDollars(cents)} of it waits for the end of a dispute.` : '';

/** `2026-11-26 18:30 UTC` */
export const momentWords = (moment: Date): string =>
  `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
