import { setTimeout as pause } from 'node:timers/promises';
import type { Checks } from './checks';
import type { Environment } from './environment';
import { findUnsettled, findViolations } from './invariants';
import { readState } from './state';

const SETTLED_WITHIN = 120_000;

/** Checks after two minutes at most that everything is settled, nothing is sold twice, and no acknowledged booking is lost. */
export async function checkAcknowledged(
  { db, provider }: Environment,
  bookingIds: Iterable<string>,
  checks: Checks,
): Promise<void> {
  let state = await readState(db, provider);
  for (const start = Date.now(); findUnsettled(state).length && Date.now() - start < SETTLED_WITHIN;) {
    await pause(1000);
    state = await readState(db, provider);
  }
  checks.expectNone('tables and ledger agree', [...findViolations(state), ...findUnsettled(state)]);
  const kept = new Set(state.bookings.map(({ id }) => id));
  const acknowledged = [...bookingIds];
  checks.expectNone(
    'no acknowledged booking is lost',
    acknowledged.filter((id) => !kept.has(id)),
  );
  checks.expect('guests booked', acknowledged.length > 0);
}
