import { dieWhileMigrating } from './proof/migrationKills';
import type { ProofOptions } from './proof/options';
import { SCENARIOS, type Scenario } from './proof/scenarios';
import { makeEnvironment, type Environment } from './proof/environment';
import { CrashLane } from './proof/crashRunner';
import { say, showProgress, Verdict } from './proof/checks';

/*
 * Kills the house with -9 at every moment of holding, paying, the webhook, confirming, releasing, running out,
 * cancelling and refunding, and while it migrates; opens it again and looks whether tables and ledger become right.
 */

const LANES = 4;
const SHORT_DEATHS = 24;
/** In the short form only where the world outside, or the truth inside, changes. */
const TELLING = /COMMIT|asking|answer|taken|webhook/;
/** What takes ten seconds of waiting before anything can die. */
const SLOW = /too late|running out/;

interface Death {
  scenario: Scenario;
  at: number;
  moment: string;
}

export async function run({ long, engine, rounds }: ProofOptions): Promise<Verdict> {
  const verdict = new Verdict();
  const stages: Environment[] = [];
  try {
    const size = long ? 120 : 30;
    for (let lane = 0; lane < LANES; lane++)
      stages.push(await makeEnvironment(engine, { rooms: size, guests: 2 * size }, { HOLD_SECONDS: '4' }));
    const lanes = stages.map((stage) => new CrashLane(stage, verdict));
    await Promise.all(lanes.map((lane) => lane.open()));

    const scenarios = SCENARIOS.filter(({ name }) => long || !SLOW.test(name));
    const moments = await inTurns(lanes, scenarios, async (lane, scenario) =>
      (await lane.record(scenario)).map((moment, index) => ({ scenario, at: index + 1, moment })),
    );
    const deaths = choose(moments.flat(), long, rounds);
    let done = 0;
    const reached = await inTurns(lanes, deaths, async (lane, { scenario, at, moment }) => {
      const died = await lane.die(scenario, at, moment);
      showProgress('deaths', ++done, deaths.length);
      return died;
    });
    if (long) await Promise.all(lanes.map((lane) => lane.awaitMails()));
    const died = reached.filter(Boolean).length;
    verdict.check('most moments are met again', died >= 0.9 * deaths.length - 1, () => `${died} were`);
    const slowest = Math.max(...lanes.map((lane) => lane.slowest)) / 1000;
    say(
      `${died} deaths on ${engine} at ${moments.flat().length} moments of ${scenarios.length} scenarios; all right again after ${slowest.toFixed(1)} s at the latest`,
    );
    await dieWhileMigrating(engine, long, verdict);
  } finally {
    await Promise.all(stages.map((stage) => stage.close()));
  }
  return verdict;
}

/** Spread evenly over all scenarios where not all are wanted. */
function choose(all: Death[], long: boolean, rounds?: number): Death[] {
  const wanted = rounds ?? (long ? all.length : SHORT_DEATHS);
  const telling = long ? all : all.filter(({ moment }) => TELLING.test(moment));
  const step = Math.max(1, telling.length / wanted);
  return Array.from(
    { length: Math.min(wanted, telling.length) },
    (_, index) => telling[Math.floor(index * step)]!,
  );
}

/** Each lane takes the next piece of work when it is free. */
async function inTurns<T, R>(
  lanes: CrashLane[],
  work: T[],
  take: (lane: CrashLane, piece: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  await Promise.all(
    lanes.map(async (lane) => {
      for (let index = next++; index < work.length; index = next++)
        results[index] = await take(lane, work[index]!);
    }),
  );
  return results;
}
