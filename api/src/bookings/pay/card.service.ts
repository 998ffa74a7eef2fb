import { now } from '../../core/clock';
import { log } from '../../core/log';
import { repo, transaction } from '../../database/transaction';
import { readCard } from '../../external/payments';
import type { ProviderSession } from '../../external/payments.shapes';
import { Payment } from './payment.entity';

/** Milliseconds after a payment for which its card is asked for, where the provider did not say at once. */
const ASKED_FOR = 86_400_000;

/**
 * The session with the card that paid it, asked for outside any transaction. A payment never waits for this: where the
 * provider does not say at once, the card stays unknown and the job asks again.
 */
export async function addCard(session: ProviderSession): Promise<ProviderSession> {
  if (!session.paid || !session.paymentIntentId) return session;
  try {
    return { ...session, card: await readCard(session.paymentIntentId) };
  } catch (error) {
    log.info({ error, sessionId: session.id }, 'the card of a payment is not known yet');
    return session;
  }
}

/** Asks for the card of a payment that was settled without it; gives up after a day. */
export async function completeCard({ id, intentId, paidAt }: Payment): Promise<void> {
  const isLate = paidAt !== null && paidAt.getTime() + ASKED_FOR < now().getTime();
  const card = intentId && !isLate ? await readCard(intentId) : null;
  const { brand: cardBrand = null, last4: cardLast4 = null } = card ?? {};
  await transaction(() => repo(Payment).update({ id }, { cardBrand, cardLast4, dueAt: null }));
}
