import { perApp } from './appState';

type Work = () => Promise<void>;

/** The works that run now, and whether each must run once more. */
const runs = perApp(() => new Map<Work, { done: Promise<void>; again: boolean }>());

/** Runs the work now, or once more after its current run. The same work never runs twice at once. */
export function runExclusive(work: Work): Promise<void> {
  const current = runs().get(work);
  if (current) {
    current.again = true;
    return current.done;
  }
  const run = { done: Promise.resolve(), again: false };
  runs().set(work, run);
  run.done = repeat(work, run).finally(() => runs().delete(work));
  return run.done;
}

async function repeat(work: Work, run: { again: boolean }): Promise<void> {
  do {
    run.again = false;
    await work();
  } while (run.again);
}

/** Waits until no work runs, including runs that another run started. */
export async function whenIdle(): Promise<void> {
  while (runs().size) await Promise.allSettled([...runs().values()].map(({ done }) => done));
}
