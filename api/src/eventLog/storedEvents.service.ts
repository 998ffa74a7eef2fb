import { In, IsNull, Not } from 'typeorm';
import { LIMITS } from '../../../schema/limits';
import { now } from '../core/clock';
import { repo, transaction } from '../database/transaction';
import type { AccountDeletion } from '../users/accountDeletion.service';
import { LoggedEvent } from './loggedEvent.entity';
import { findEvents } from './readEvents.service';

const DAY = 86_400_000;
/** Events that one transaction deletes. */
const BATCH = 500;

/** Deletes events after thirty days, but for the newest, whose cursor may still be in use; a job. */
export async function purgeEvents(): Promise<void> {
  const oldest = now().getTime() - LIMITS.eventDays * DAY;
  for (;;) {
    const events = await findEvents({ position: Not(IsNull()) }, BATCH + 1);
    const ids = events.slice(0, -1).flatMap(({ id, at }) => (at.getTime() < oldest ? id : []));
    if (!ids.length) return;
    await transaction(() => repo(LoggedEvent).delete({ id: In(ids) }));
  }
}

/** Takes a person out of the log, inside the transaction that deletes their account. */
export async function forgetPerson({ user }: AccountDeletion): Promise<void> {
  await repo(LoggedEvent).update({ userId: user.id }, { userId: null });
}
