import { refundDue } from '../payments/refund.service';
import { forgetEvents, processDueEvents, readMissedEvents } from '../payments/webhookEvent.service';
import { expireHolds } from '../checkouts/hold.service';
import { reconcilePayments } from '../checkouts/reconcile.service';
import { log } from '../core/log';
import { forgetMails, sendDueMails } from '../mails/outbox.service';
import { destroyReplaced } from '../photos/replace.service';
import { followChangeFeed, resyncSearchIndex } from '../search/searchIndex.service';
import { forgetIndexChanges } from '../search/changeFeed.service';
import { forgetSessions } from '../users/device.service';
import { forgetResets } from '../users/passwordReset.service';
import { forgetRegistrations } from '../users/registration.service';

/** Jobs and how often they run, in milliseconds. Each may run on several instances at once. */
const jobs: [name: string, every: number, work: () => Promise<void>][] = [
  ['processDueEvents', 5000, processDueEvents],
  ['expireHolds', 5000, expireHolds],
  ['refundDue', 10_000, refundDue],
  ['reconcilePayments', 10_000, reconcilePayments],
  ['readMissedEvents', 60_000, readMissedEvents],
  ['sendDueMails', 10_000, sendDueMails],
  ['destroyReplaced', 30_000, destroyReplaced],
  ['followChangeFeed', 500, followChangeFeed],
  ['resyncSearchIndex', 2000, resyncSearchIndex],
  ['forgetIndexChanges', 3_600_000, forgetIndexChanges],
  ['forgetMails', 3_600_000, forgetMails],
  ['forgetEvents', 3_600_000, forgetEvents],
  ['forgetRegistrations', 3_600_000, forgetRegistrations],
  ['forgetResets', 3_600_000, forgetResets],
  ['forgetSessions', 3_600_000, forgetSessions],
];

/** Starts the jobs, each at once, to resume what a stopped process left undone. The function returned stops them and waits for those under way. */
export function startJobs(): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const run = (name: string, work: () => Promise<void>) => {
    if (running.has(name)) return;
    const round = work()
      .catch((error: unknown) => log.error({ error, job: name }, 'a job failed'))
      .finally(() => running.delete(name));
    running.set(name, round);
  };
  const timers = jobs.map(([name, every, work]) => {
    run(name, work);
    return setInterval(() => run(name, work), every);
  });
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(running.values());
  };
}
