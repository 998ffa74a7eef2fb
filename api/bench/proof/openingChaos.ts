import { setTimeout as pause } from 'node:timers/promises';
import type { Opening, Provider } from './provider';

const LATE_MS = 2000;

export interface OpeningChaos {
  /** Requests that were answered late, that were refused because another was under way, and that got no page. */
  late: number;
  busy: number;
  unanswered: number;
}

/**
 * A proxy between server and provider: every third page opens late, every third only at the second request, and every
 * third opens without a usable answer. A request whose key is under way is refused, as Stripe does.
 */
export function startOpeningChaos(provider: Provider): OpeningChaos {
  const chaos: OpeningChaos = { late: 0, busy: 0, unanswered: 0 };
  const underWay = new Set<string>();
  const turns = new Map<string, number>();
  const answer: Opening = async (key, forward) => {
    const isFirst = !turns.has(key);
    if (isFirst) turns.set(key, turns.size % 3);
    const turn = turns.get(key);
    if (!isFirst) return forward();
    if (turn === 0) {
      chaos.late += 1;
      await pause(LATE_MS);
      return forward();
    }
    chaos.unanswered += 1;
    if (turn === 1) return { status: 500, body: '{"error":{"type":"api_error","message":"Out of order."}}' };
    await forward();
    return { status: 200, body: '<html>Out of order.</html>' };
  };
  provider.opening = async (key, forward) => {
    if (underWay.has(key)) {
      chaos.busy += 1;
      const error = { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'Under way.' };
      return { status: 409, body: JSON.stringify({ error }) };
    }
    underWay.add(key);
    try {
      return await answer(key, forward);
    } finally {
      underWay.delete(key);
    }
  };
  return chaos;
}
