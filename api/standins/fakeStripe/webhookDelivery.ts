import Stripe from 'stripe';
import { findEvent } from './events';
import { type Ledger, seconds } from './ledger';

/** All in seconds. */
const ANSWER_WITHIN = 10;
const LONGEST_PAUSE = 300;
const GIVE_UP_AFTER = 3 * 24 * 60 * 60;

/**
 * Delivers events to the merchant's webhook, at least once, signed as the provider signs. A failed delivery is tried
 * again with growing pauses for three days. The ledger stores due events, so a restart continues the deliveries.
 */
export class WebhookDelivery {
  private readonly underWay = new Set<Promise<boolean>>();
  private readonly stopped = new AbortController();

  constructor(
    private readonly ledger: Ledger,
    private readonly webhook: { url: () => string; secret: string },
  ) {}

  /** Tries to deliver one event now; true when the merchant accepted it. */
  async deliver(id: string): Promise<boolean> {
    const attempt = this.attempt(id);
    this.underWay.add(attempt);
    try {
      return await attempt;
    } finally {
      this.underWay.delete(attempt);
    }
  }

  /** Tries to deliver all due events. */
  async deliverDue(): Promise<void> {
    const now = seconds();
    const due = this.ledger.rows<{ id: string }>(
      'SELECT id FROM events WHERE next_attempt_at <= ? AND created_at > ? ORDER BY number LIMIT 100',
      [now, now - GIVE_UP_AFTER],
    );
    await Promise.all(due.map(({ id }) => this.deliver(id)));
  }

  /** Aborts the deliveries under way; their events stay due. */
  async stop(): Promise<void> {
    this.stopped.abort();
    await Promise.allSettled(this.underWay);
  }

  private async attempt(id: string): Promise<boolean> {
    const attempts = this.claim(id);
    const event = findEvent(this.ledger, id);
    if (!attempts || !event) return false;
    const accepted = await this.send(event.body);
    const pause = Math.min(2 ** attempts, LONGEST_PAUSE);
    this.ledger.change('UPDATE events SET next_attempt_at = ? WHERE id = ?', [
      accepted ? null : seconds() + pause,
      id,
    ]);
    return accepted;
  }

  /** Claims the event for the duration of an attempt; returns the number of this attempt. */
  private claim(id: string): number | undefined {
    const now = seconds();
    const claimed = this.ledger.rows<{ attempts: number }>(
      'UPDATE events SET attempts = attempts + 1, next_attempt_at = ? WHERE id = ? AND next_attempt_at <= ? RETURNING attempts',
      [now + 2 * ANSWER_WITHIN, id, now],
    );
    return claimed[0]?.attempts;
  }

  private async send(body: string): Promise<boolean> {
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: this.webhook.secret,
    });
    try {
      const response = await fetch(this.webhook.url(), {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(ANSWER_WITHIN * 1000)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}
