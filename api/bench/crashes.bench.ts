import { killWhileMigrating } from './proof/migrationKills';
import type { ProofOptions } from './proof/options';
import { SCENARIOS, type Scenario } from './proof/scenarios';
import { makeEnvironment, type Environment } from './proof/environment';
import { CrashRunner } from './proof/crashRunner';
import { printLine, showProgress, Checks } from './proof/checks';

/*
 * Kills the server with -9 at every crash point of holding, paying, the webhook, confirming, releasing, expiring,
 * cancelling and refunding, and while it migrates. Then it starts the server again and checks that the tables and the
 * ledger become right.
 */

const LANES = 4;
const SHORT_KILLS = 24;
/** The short form only kills at points where the provider, the mail server or the tables change. */
const TELLING = /COMMIT|asking|answer|taken|webhook/;
/** Scenarios that wait for ten seconds before the kill. */
const SLOW = /too late|running out/;

interface Kill {
  scenario: Scenario;
  at: number;
  point: string;
}

export async function run({ long, engine, rounds }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  const environments: Environment[] = [];
  try {
    const size = long ? 120 : 30;
    for (let lane = 0; lane < LANES; lane++)
      environments.push(
        await makeEnvironment(engine, { rooms: size, guests: 2 * size }, { HOLD_SECONDS: '4' }),
      );
    const lanes = environments.map((environment) => new CrashRunner(environment, checks));
    await Promise.all(lanes.map((lane) => lane.open()));

    const scenarios = SCENARIOS.filter(({ name }) => long || !SLOW.test(name));
    const points = await inTurns(lanes, scenarios, async (lane, scenario) =>
      (await lane.record(scenario)).map((point, index) => ({ scenario, at: index + 1, point })),
    );
    const kills = choose(points.flat(), long, rounds);
    let done = 0;
    const reached = await inTurns(lanes, kills, async (lane, { scenario, at, point }) => {
      const died = await lane.kill(scenario, at, point);
      showProgress('kills', ++done, kills.length);
      return died;
    });
    if (long) await Promise.all(lanes.map((lane) => lane.awaitMails()));
    const died = reached.filter(Boolean).length;
    checks.expect(
      'most crash points are reached again',
      died >= 0.9 * kills.length - 1,
      () => `${died} were`,
    );
    const slowest = Math.max(...lanes.map((lane) => lane.slowest)) / 1000;
    printLine(
      `${died} kills on ${engine} at ${points.flat().length} crash points of ${scenarios.length} scenarios; settled again after ${slowest.toFixed(1)} s at the latest`,
    );
    await killWhileMigrating(engine, long, checks);
  } finally {
    await Promise.all(environments.map((environment) => environment.close()));
  }
  return checks;
}

/** Chooses kills that are spread evenly over all scenarios, if not all are wanted. */
function choose(all: Kill[], long: boolean, rounds?: number): Kill[] {
  const wanted = rounds ?? (long ? all.length : SHORT_KILLS);
  const telling = long ? all : all.filter(({ point }) => TELLING.test(point));
  const step = Math.max(1, telling.length / wanted);
  return Array.from(
    { length: Math.min(wanted, telling.length) },
    (_, index) => telling[Math.floor(index * step)]!,
  );
}

/** Runs the work in several lanes; each takes the next piece when it is free. */
async function inTurns<T, R>(
  lanes: CrashRunner[],
  work: T[],
  take: (lane: CrashRunner, piece: T) => Promise<R>,
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
