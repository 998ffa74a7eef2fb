type Work = () => Promise<void>;

let round: Promise<void> | undefined;
let again = false;

/** Does the work now; whoever asks while it is under way has it done once more afterwards. */
export function runExclusive(work: Work): Promise<void> {
  if (round) {
    again = true;
    return round;
  }
  round = rounds(work).finally(() => (round = undefined));
  return round;
}

async function rounds(work: Work): Promise<void> {
  do {
    again = false;
    await work();
  } while (again);
}

/** Waits until nothing nudged is under way. */
export const whenIdle = async (): Promise<void> => {
  await round?.catch(() => undefined);
};
