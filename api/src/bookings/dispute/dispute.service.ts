import { log } from '../../core/log';
import { now } from '../../core/clock';
import { lockRow, repo, requireTransaction } from '../../database/transaction';
import { readDispute } from '../../external/payments.disputes';
import type { ProviderDispute } from '../../external/payments.shapes';
import { Booking } from '../booking.entity';
import { Payment } from '../pay/payment.entity';
import { Dispute, DisputeStatus, newDispute } from './dispute.entity';
import { applyDispute } from './applyDispute.service';

const { WARNING, NEEDS_RESPONSE, UNDER_REVIEW, WON, LOST } = DisputeStatus;

/** The provider's statuses. An appeal follows a loss: the cardholder keeps the money until the appeal is won. */
const STATUSES: Record<string, { status: DisputeStatus; isClosed: boolean }> = {
  warning_needs_response: { status: WARNING, isClosed: false },
  warning_under_review: { status: WARNING, isClosed: false },
  warning_closed: { status: WARNING, isClosed: true },
  prevented: { status: WARNING, isClosed: true },
  needs_response: { status: NEEDS_RESPONSE, isClosed: false },
  under_review: { status: UNDER_REVIEW, isClosed: false },
  won: { status: WON, isClosed: true },
  lost: { status: LOST, isClosed: true },
  appeal_needs_response: { status: LOST, isClosed: true },
  appeal_under_review: { status: LOST, isClosed: true },
};

/** The dispute of an event as it is now at the provider, outside any transaction; as it was if the provider does not know it. */
export const refreshDispute = async (dispute: ProviderDispute): Promise<ProviderDispute> =>
  (await readDispute(dispute.id)) ?? dispute;

/** What became of a reported dispute. */
interface Recorded {
  /** False if no payment of ours is known yet. */
  isKnown: boolean;
  /** The booking whose refunds may be due. */
  bookingId?: string;
}

/**
 * Records the provider's report of a dispute, inside the caller's transaction. `at` is when the provider made the event. A
 * report that is older than what is known changes nothing, so events may be repeated and arrive in any order.
 */
export async function recordDispute(reported: ProviderDispute, at: Date): Promise<Recorded> {
  requireTransaction('recordDispute()');
  const { id: providerId, paymentIntentId: intentId, amountCents, reason } = reported;
  const state = STATUSES[reported.status];
  if (!state) {
    log.warn({ disputeId: providerId, status: reported.status }, 'a dispute has an unknown status');
    return { isKnown: true };
  }
  const payment = intentId ? await repo(Payment).findOneBy({ intentId }) : null;
  if (!payment) return { isKnown: false };
  const { id: paymentId, bookingId, hotelId } = payment;
  const booking = await lockRow(Booking, bookingId);
  const before = await repo(Dispute).findOneBy({ providerId });
  if (before && isOlder({ ...state, at }, before)) return { isKnown: true };

  const dispute = newDispute({
    ...(before ?? { takenCents: 0, settledCents: 0 }),
    providerId,
    paymentId,
    bookingId,
    hotelId,
    amountCents,
    reason,
    status: state.status,
    evidenceDueBy: reported.evidenceDueBy ? new Date(reported.evidenceDueBy) : null,
    openedAt: new Date(reported.openedAt),
    closedAt: state.isClosed ? (before?.closedAt ?? now()) : null,
    evidenceSubmittedAt: before?.evidenceSubmittedAt ?? (reported.submitted ? now() : null),
    asOf: before && before.asOf > at ? before.asOf : at,
  });
  await applyDispute(booking, before, dispute);
  return { isKnown: true, bookingId };
}

/** The order in which a dispute goes through its states. */
const rank = ({ status, isClosed }: { status: DisputeStatus; isClosed: boolean }): number => {
  if (status === WARNING) return isClosed ? 1 : 0;
  return isClosed ? 4 : status === UNDER_REVIEW ? 3 : 2;
};

function isOlder(
  reported: { status: DisputeStatus; isClosed: boolean; at: Date },
  { status, closedAt, asOf }: Dispute,
): boolean {
  const ahead = rank(reported) - rank({ status, isClosed: closedAt !== null });
  return ahead < 0 || (ahead === 0 && reported.at < asOf);
}
