import { cpuSeconds } from './load';
import { checkout, choose, makeAgent, type Answer } from './proof/guestApi';
import { findViolations, findUnsettled } from './proof/invariants';
import type { ProofOptions } from './proof/options';
import { makeEnvironment, type Environment } from './proof/environment';
import { toDbMoment, readState } from './proof/state';
import { printLine, showProgress, Checks } from './proof/checks';
import { quantile, timed } from './builtServer';

/*
 * The cost of a booking that is held, paid, reported by webhook and confirmed, among a thousand bookings and among a
 * million, in alternating rounds. Then a thousand buyers who want the same room at once.
 */

const FEW = 1000;
const ROUNDS = 6;
const CYCLES = 20;
const BUYERS = 1000;
const CONNECTIONS = 100;
const DEARER_AT_MOST = 1.25;
const LAST_ANSWER_WITHIN = 1000;

/** Milliseconds of each step. */
interface Costs {
  hold: number[];
  webhook: number[];
}

export async function run({ long, engine, rounds }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  const many = rounds ?? (long ? 1_000_000 : 20_000);
  const wanted = { rooms: 50, guests: BUYERS };
  const environments: Environment[] = [];
  try {
    for (const bookings of [FEW, many])
      environments.push(await makeEnvironment(engine, { ...wanted, bookings }));
    const [small, large] = environments as [Environment, Environment];
    await Promise.all(environments.map(({ server }) => server.open()));
    for (const { server } of environments) server.pin();
    const costs = new Map<Environment, Costs>(
      environments.map((environment) => [environment, { hold: [], webhook: [] }]),
    );
    for (const environment of environments) await book(environment, 0, { hold: [], webhook: [] }, checks);
    for (let round = 1; round <= ROUNDS; round++) {
      const order = round % 2 ? [small, large, large, small] : [large, small, small, large];
      for (const [half, environment] of order.entries())
        await book(environment, 2 * round + (half >> 1), costs.get(environment)!, checks);
      showProgress('rounds', round, ROUNDS);
    }
    const medians = environments.map((environment) => median(costs.get(environment)!));
    const ratio = total(medians[1]!) / total(medians[0]!);
    checks.expect(
      `a booking among ${many} costs no more than ${DEARER_AT_MOST} x`,
      ratio <= DEARER_AT_MOST,
      () => ratio,
    );
    for (const [index, { hold, webhook }] of medians.entries())
      printLine(
        `${[FEW, many][index]} bookings on ${engine}: hold ${hold.toFixed(2)} ms, webhook to confirmed ${webhook.toFixed(2)} ms`,
      );
    printLine(`a booking among ${many} costs ${ratio.toFixed(3)} x one among ${FEW}`);
    for (const environment of environments) await contend(environment, checks);
  } finally {
    for (const environment of environments) await environment.close();
  }
  return checks;
}

const median = ({ hold, webhook }: Costs) => ({ hold: quantile(hold, 0.5), webhook: quantile(webhook, 0.5) });
const total = ({ hold, webhook }: { hold: number; webhook: number }): number => hold + webhook;

async function book(environment: Environment, round: number, costs: Costs, checks: Checks): Promise<void> {
  const { server, provider, hotelId, rooms, guests } = environment;
  provider.relay = async (delivery) => {
    let status = 0;
    costs.webhook.push(await timed(async () => void (status = await provider.forward(delivery))));
    return status;
  };
  const since = toDbMoment(Date.now());
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    const guest = guests[(round * CYCLES + cycle) % guests.length]!;
    const choice = choose(hotelId, [rooms[cycle]!.id], 10 + round * 3, 3);
    const answer = await checkout(server.url, guest, choice);
    if (answer.typename !== 'Checkout') throw new Error(`Round ${round} was answered ${answer.typename}.`);
    costs.hold.push(answer.took);
    await provider.pay(answer.data.url);
  }
  const state = await readState(environment.db, provider, since);
  const confirmed = state.bookings.filter(({ status }) => status === 'CONFIRMED').length;
  checks.expect('all are confirmed', confirmed === CYCLES, () => `${confirmed} of ${CYCLES}`);
  checks.expectNone('bookings and nights agree', findViolations(state));
}

async function contend(environment: Environment, checks: Checks): Promise<void> {
  const { server, hotelId, rooms, guests, db, provider } = environment;
  const agent = makeAgent(CONNECTIONS);
  const want = (room: string, ahead: number): Promise<Answer[]> =>
    Promise.all(guests.map((guest) => checkout(server.url, guest, choose(hotelId, [room], ahead, 2), agent)));
  await want(rooms[0]!.id, 200);
  const since = toDbMoment(Date.now());
  let answers: Answer[] = [];
  const before = cpuSeconds(server.pid);
  const took = await timed(async () => (answers = await want(rooms[1]!.id, 200)));
  const cpu = (1e6 * (cpuSeconds(server.pid) - before)) / BUYERS;
  agent.destroy();
  const counts = new Map<string, number>();
  for (const { typename } of answers) counts.set(typename, (counts.get(typename) ?? 0) + 1);
  checks.expect(
    'one of the buyers wins',
    counts.get('Checkout') === 1 && counts.get('NightsTaken') === BUYERS - 1,
    () => [...counts],
  );
  const state = await readState(db, provider, since);
  checks.expectNone('bookings and nights agree', [
    ...findViolations(state),
    ...findUnsettled({ ...state, payments: [] }),
  ]);
  checks.expect(
    'the last answer comes within a second',
    took < LAST_ANSWER_WITHIN,
    () => `${took.toFixed(0)} ms`,
  );
  printLine(
    `${BUYERS} buyers for one room over ${CONNECTIONS} connections: the last answer after ${took.toFixed(0)} ms, ${cpu.toFixed(0)} us of the server's processor a buyer`,
  );
}
