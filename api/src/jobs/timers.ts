import { refundDue } from '../bookings/refund.service';
import { askAboutHolds, expireHolds } from '../checkouts/hold.service';
import { log } from '../log';
import { forgetMails, sendDueMails } from '../mails/outbox.service';
import { destroyReplaced } from '../photos/replace.service';
import { followChanges, healCatalogue } from '../search/catalogue.service';
import { forgetChanges } from '../search/news.service';
import { forgetSessions } from '../users/device.service';
import { forgetResets } from '../users/password.service';
import { forgetRegistrations } from '../users/registration.service';

/** What is done again and again, and how often in milliseconds. Each may run on several instances at once. */
const jobs: [name: string, every: number, work: () => Promise<void>][] = [
  ['expireHolds', 10_000, expireHolds],
  ['askAboutHolds', 60_000, askAboutHolds],
  ['refundDue', 30_000, refundDue],
  ['sendDueMails', 15_000, sendDueMails],
  ['destroyReplaced', 30_000, destroyReplaced],
  ['followChanges', 500, followChanges],
  ['healCatalogue', 10_000, healCatalogue],
  ['forgetChanges', 3_600_000, forgetChanges],
  ['forgetMails', 3_600_000, forgetMails],
  ['forgetRegistrations', 3_600_000, forgetRegistrations],
  ['forgetResets', 3_600_000, forgetResets],
  ['forgetSessions', 3_600_000, forgetSessions],
];

/** Starts the jobs; the answer stops them and waits for those under way. */
export function startJobs(): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const timers = jobs.map(([name, every, work]) =>
    setInterval(() => {
      if (running.has(name)) return;
      const round = work()
        .catch((error: unknown) => log.error({ error, job: name }, 'a job failed'))
        .finally(() => running.delete(name));
      running.set(name, round);
    }, every),
  );
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(running.values());
  };
}
