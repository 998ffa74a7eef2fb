import { inEnglish } from '../../core/readerLanguage';
import { fill } from '../../../../schema/fill';
import { authorizedToAsk, can, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { lockRow, repo, transaction } from '../../database/transaction';
import { submitDisputeEvidence, type EvidenceFields } from '../../external/payments.disputes';
import { isRefusal, ProviderUnavailable } from '../../external/payments.errors';
import { spokenDate } from '../../../../schema/spoken';
import { englishDollars } from '../../mails/format';
import { Booking } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { transition } from '../history.service';
import { Dispute } from './dispute.entity';
import { recordDispute } from './dispute.service';
import { EvidenceRefused, UnknownDispute, type SubmitDisputeEvidenceInput } from './dispute.types';
import { collectEvidence, type Evidence } from './evidence.service';
import { evidenceText } from './evidence.view';

/** The most characters of one field at the provider. */
const LONGEST = 20_000;

/**
 * Submits the evidence about an open dispute through the card provider, once, and records it. Refuses UnknownDispute, and
 * EvidenceRefused if the dispute has ended, if evidence was submitted before, or if the provider does not take it.
 */
export async function submitEvidence(
  viewer: Viewer | undefined,
  { disputeId }: SubmitDisputeEvidenceInput,
): Promise<Dispute> {
  const { id: who } = authorizedToAsk(viewer, 'dispute:answer');
  const dispute = await repo(Dispute).findOneBy({ id: disputeId });
  if (!dispute || !can(viewer, 'dispute:answer', dispute)) refuse(new UnknownDispute());
  if (dispute.closedAt) refuse(new EvidenceRefused('This dispute has ended, so the bank takes no evidence.'));
  if (dispute.evidenceSubmittedAt)
    refuse(new EvidenceRefused('Evidence was submitted already. The bank takes it once.'));
  const booking = await repo(Booking).findOneByOrFail({ id: dispute.bookingId });
  const answered = await send(
    dispute.providerId,
    await inEnglish(async () => fieldsOf(booking, await collectEvidence(booking, dispute))),
  );
  return transaction(async () => {
    await recordDispute({ ...answered, submitted: true }, now());
    const locked = await lockRow(Booking, booking.id);
    const why = `Evidence about the dispute of ${englishDollars(dispute.amountCents)} was submitted to the bank.`;
    await transition(locked, { payment: locked.payment }, { who, why });
    await recordBookingChange(viewer, 'submitDisputeEvidence', locked);
    return repo(Dispute).findOneByOrFail({ id: disputeId });
  });
}

async function send(providerId: string, fields: EvidenceFields) {
  try {
    return await submitDisputeEvidence(providerId, fields);
  } catch (error) {
    if (error instanceof ProviderUnavailable)
      refuse(
        new EvidenceRefused('The card provider does not answer. Nothing was submitted; try again soon.'),
      );
    if (!isRefusal(error)) throw error;
    const said = error instanceof Error ? error.message : '';
    refuse(new EvidenceRefused(fill('The card provider refused the evidence: {said}', { said })));
  }
}

const fieldsOf = (booking: Booking, { sections, guest, stays, terms }: Evidence): EvidenceFields => ({
  customer_name: guest.name,
  customer_email_address: guest.email,
  product_description: `Hotel stay at ${booking.hotelName}, ${spokenDate(booking.checkIn)} to ${spokenDate(booking.checkOut)}, ${stays.map(({ number }) => `room ${number}`).join(', ')}.`,
  service_date: `${booking.checkIn} to ${booking.checkOut}`,
  cancellation_policy_disclosure: terms,
  refund_policy_disclosure: terms,
  uncategorized_text: evidenceText(sections).slice(0, LONGEST),
});
