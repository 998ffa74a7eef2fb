type Work = () => Promise<void>;

let running: Promise<void> | undefined;
let again = false;

/** Runs the work now, or once more after the current run: never twice at once. */
export function runExclusive(work: Work): Promise<void> {
  if (running) {
    again = true;
    return running;
  }
  running = repeat(work).finally(() => (running = undefined));
  return running;
}

async function repeat(work: Work): Promise<void> {
  do {
    again = false;
    await work();
  } while (again);
}

/** Waits until no run is under way. */
export const whenIdle = async (): Promise<void> => {
  await running?.catch(() => undefined);
};
