import type { Domain, Job } from '../access/domain';
import { log } from '../core/log';
import { metrics } from '../core/metrics';

/** The jobs of all domains, with their names. */
export const jobsOf = (domains: readonly Domain[]): [name: string, job: Job][] =>
  domains.flatMap(({ jobs = {} }) => Object.entries(jobs));

/** The longest pause of a job that keeps failing: four of its intervals, but no more than a minute. */
const LONGEST_WAIT = { intervals: 4, milliseconds: 60_000 };

/** Starts the jobs of all domains, each at once, to resume what a stopped process left undone. The function returned stops them and waits for those under way. */
export function startJobs(domains: readonly Domain[]): () => Promise<void> {
  const started = jobsOf(domains).map(([name, { every, run }]) => startJob(name, every, run));
  return async () => {
    await Promise.all(started.map((stop) => stop()));
  };
}

/**
 * Repeats the work every `every` milliseconds, and never runs it twice at once. The first failure is logged; a failing
 * job pauses longer until it works again.
 */
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
