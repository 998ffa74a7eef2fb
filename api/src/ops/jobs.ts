import { addFigureLines } from '../bookings/stats/addFigures.service';
import { refundDue } from '../bookings/pay/refund.service';
import { forgetEvents, processDueEvents, readMissedEvents } from '../bookings/pay/providerEvent.service';
import { cancelForHotels } from '../bookings/cancel/hotelCancellation.service';
import { expireHolds } from '../bookings/hold/hold.service';
import { reconcilePayments } from '../bookings/pay/reconcile.service';
import { writeMissingWords } from '../chats/messageSearch/messageWords.service';
import { log } from '../core/log';
import { metrics } from '../core/metrics';
import { deleteClosedHotels } from '../hotels/hotelDeletion.service';
import { forgetMails, sendDueMails } from '../mails/outbox.service';
import { destroyReplaced } from '../photos/replace.service';
import { destroyUnreported } from '../photos/unreported.service';
import { followChangeFeed, resyncSearchIndex } from '../search/index/searchIndex.service';
import { forgetIndexChanges } from '../search/index/changeFeed.service';
import { forgetDeliveries } from '../webhooks/deliver.service';
import { sendDueDeliveries } from '../webhooks/sender.service';
import { forgetSessions } from '../users/sessions/device.service';
import { forgetEmailChanges } from '../users/emails/emailChange.service';
import { forgetResets } from '../users/passwords/passwordReset.service';
import { forgetRegistrations } from '../users/emails/registration.service';
import { forgetRevokedKeys } from '../users/keys/revokedKey.service';

/** Jobs and how often they run, in milliseconds. Each may run on several instances at once. */
export const jobs: [name: string, every: number, work: () => Promise<void>][] = [
  ['processDueEvents', 5000, processDueEvents],
  ['expireHolds', 5000, expireHolds],
  ['refundDue', 10_000, refundDue],
  ['reconcilePayments', 10_000, reconcilePayments],
  ['deleteClosedHotels', 10_000, deleteClosedHotels],
  ['cancelForHotels', 2000, cancelForHotels],
  ['addFigureLines', 2000, addFigureLines],
  ['readMissedEvents', 60_000, readMissedEvents],
  ['sendDueMails', 10_000, sendDueMails],
  ['sendDueDeliveries', 2000, sendDueDeliveries],
  ['writeMissingWords', 2000, writeMissingWords],
  ['destroyReplaced', 30_000, destroyReplaced],
  ['destroyUnreported', 300_000, destroyUnreported],
  ['followChangeFeed', 500, followChangeFeed],
  ['resyncSearchIndex', 2000, resyncSearchIndex],
  ['forgetIndexChanges', 3_600_000, forgetIndexChanges],
  ['forgetMails', 3_600_000, forgetMails],
  ['forgetDeliveries', 3_600_000, forgetDeliveries],
  ['forgetEvents', 3_600_000, forgetEvents],
  ['forgetRegistrations', 3_600_000, forgetRegistrations],
  ['forgetResets', 3_600_000, forgetResets],
  ['forgetEmailChanges', 3_600_000, forgetEmailChanges],
  ['forgetSessions', 3_600_000, forgetSessions],
  ['forgetRevokedKeys', 3_600_000, forgetRevokedKeys],
];

/** A job that keeps failing waits for so many of its intervals at most, and never for longer than a minute. */
const LONGEST_WAIT = { intervals: 4, milliseconds: 60_000 };

/** Starts the jobs, each at once, to resume what a stopped process left undone. The function returned stops them and waits for those under way. */
export function startJobs(): () => Promise<void> {
  const started = jobs.map((job) => startJob(...job));
  return async () => {
    await Promise.all(started.map((stop) => stop()));
  };
}

/** Does the work again and again, `every` so many milliseconds, never twice at once; what fails is logged once and tried less often until it works. */
export function startJob(name: string, every: number, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let failures = 0;
  let notBefore = 0;
  const run = async () => {
    try {
      await work();
      metrics()?.jobs.set({ name }, Date.now() / 1000);
      if (failures) log.info({ job: name, failures }, 'a job works again');
      failures = 0;
    } catch (error) {
      metrics()?.jobFailures.inc({ name });
      if (!failures++) log.error({ error, job: name }, 'a job failed; it is tried again, less often');
      const wait = Math.min(every * 2 ** failures, every * LONGEST_WAIT.intervals, LONGEST_WAIT.milliseconds);
      notBefore = Date.now() + wait - every / 2;
    }
    running = undefined;
  };
  const tick = () => {
    if (!running && Date.now() >= notBefore) running = run();
  };
  tick();
  const timer = setInterval(tick, every);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
