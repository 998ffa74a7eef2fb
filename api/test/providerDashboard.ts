import { readMissedEvents } from '../src/bookings/pay/providerEvent.service';
import { paymentOf } from './checkoutHelpers';
import type { TestServer } from './testServer';

const headers = { authorization: 'Bearer sk_test_desk' };

interface ProviderRefund {
  id: string;
  amount: number;
  status: string;
}

/** The dashboard of a test server's card provider, where people refund payments by hand. */
export class ProviderDashboard {
  constructor(private readonly server: TestServer) {}

  /** Refunds a part of a booking's payment; returns the provider's id. `metadata` says what our own refunds say. */
  async refund(bookingId: string, cents: number, metadata: Record<string, string> = {}): Promise<string> {
    const id = await this.refundPayment((await paymentOf(bookingId)).intentId!, cents, metadata);
    await readMissedEvents();
    return id;
  }

  /** Refunds a part of a payment that the provider knows by this id, and lets the server find it later. */
  async refundPayment(
    intentId: string,
    cents: number,
    metadata: Record<string, string> = {},
  ): Promise<string> {
    const body = new URLSearchParams({ payment_intent: intentId, amount: String(cents) });
    for (const [key, value] of Object.entries(metadata)) body.set(`metadata[${key}]`, value);
    return ((await this.ask('refunds', { method: 'POST', body })) as ProviderRefund).id;
  }

  async cancel(refund: string): Promise<void> {
    await this.ask(`refunds/${refund}/cancel`, { method: 'POST' });
    await readMissedEvents();
  }

  /** What the provider has given back of a booking's payment, in cents. */
  async givenBack(bookingId: string): Promise<number> {
    const { intentId } = await paymentOf(bookingId);
    const path = `refunds?payment_intent=${intentId}&limit=100`;
    const { data } = (await this.ask(path)) as { data: ProviderRefund[] };
    return data.reduce((sum, { amount, status }) => sum + (status === 'succeeded' ? amount : 0), 0);
  }

  private async ask(path: string, init: RequestInit = {}): Promise<object> {
    const answer = await fetch(`${this.server.url}/dev/till/v1/${path}`, { ...init, headers });
    expect(answer.status).toBe(200);
    return (await answer.json()) as object;
  }
}
