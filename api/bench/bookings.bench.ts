import { cpuSeconds } from './load';
import { checkout, choose, makeAgent, type Told } from './proof/guestApi';
import { lasting, passing } from './proof/invariants';
import type { ProofOptions } from './proof/options';
import { makeEnvironment, type Environment } from './proof/environment';
import { momentOf, readState } from './proof/state';
import { say, showProgress, Verdict } from './proof/checks';
import { quantile, timed } from './builtServer';

/*
 * What a booking costs, held, paid, told by webhook and confirmed, in a house with a thousand bookings and in one
 * with a million, in turn; and a thousand buyers who want the same room at once.
 */

const FEW = 1000;
const ROUNDS = 6;
const CYCLES = 20;
const CROWD = 1000;
const CONNECTIONS = 100;
const DEARER_AT_MOST = 1.25;
const LAST_ANSWER_WITHIN = 1000;

/** Milliseconds of each step, one by one. */
interface Costs {
  hold: number[];
  webhook: number[];
}

export async function run({ long, engine, rounds }: ProofOptions): Promise<Verdict> {
  const verdict = new Verdict();
  const many = rounds ?? (long ? 1_000_000 : 20_000);
  const wanted = { rooms: 50, guests: CROWD };
  const stages: Environment[] = [];
  try {
    for (const bookings of [FEW, many]) stages.push(await makeEnvironment(engine, { ...wanted, bookings }));
    const [small, large] = stages as [Environment, Environment];
    await Promise.all(stages.map(({ server }) => server.open()));
    for (const { server } of stages) server.pin();
    const costs = new Map<Environment, Costs>(stages.map((stage) => [stage, { hold: [], webhook: [] }]));
    for (const stage of stages) await book(stage, 0, { hold: [], webhook: [] }, verdict);
    for (let round = 1; round <= ROUNDS; round++) {
      const order = round % 2 ? [small, large, large, small] : [large, small, small, large];
      for (const [half, stage] of order.entries())
        await book(stage, 2 * round + (half >> 1), costs.get(stage)!, verdict);
      showProgress('rounds', round, ROUNDS);
    }
    const medians = stages.map((stage) => median(costs.get(stage)!));
    const ratio = total(medians[1]!) / total(medians[0]!);
    verdict.check(
      `a booking among ${many} costs no more than ${DEARER_AT_MOST} x`,
      ratio <= DEARER_AT_MOST,
      () => ratio,
    );
    for (const [index, { hold, webhook }] of medians.entries())
      say(
        `${[FEW, many][index]} bookings on ${engine}: hold ${hold.toFixed(2)} ms, webhook to confirmed ${webhook.toFixed(2)} ms`,
      );
    say(`a booking among ${many} costs ${ratio.toFixed(3)} x one among ${FEW}`);
    for (const stage of stages) await crowd(stage, verdict);
  } finally {
    for (const stage of stages) await stage.close();
  }
  return verdict;
}

const median = ({ hold, webhook }: Costs) => ({ hold: quantile(hold, 0.5), webhook: quantile(webhook, 0.5) });
const total = ({ hold, webhook }: { hold: number; webhook: number }): number => hold + webhook;

async function book(stage: Environment, round: number, costs: Costs, verdict: Verdict): Promise<void> {
  const { server, provider, hotelId, rooms, guests } = stage;
  provider.relay = async (letter) => {
    let status = 0;
    costs.webhook.push(await timed(async () => void (status = await provider.forward(letter))));
    return status;
  };
  const since = momentOf(Date.now());
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    const guest = guests[(round * CYCLES + cycle) % guests.length]!;
    const choice = choose(hotelId, [rooms[cycle]!.id], 10 + round * 3, 3);
    const told = await checkout(server.url, guest, choice);
    if (told.word !== 'Checkout') throw new Error(`Round ${round} was told ${told.word}.`);
    costs.hold.push(told.took);
    await provider.pay(told.data.url);
  }
  const state = await readState(stage.books, provider, since);
  const confirmed = state.bookings.filter(({ status }) => status === 'CONFIRMED').length;
  verdict.check('all are confirmed', confirmed === CYCLES, () => `${confirmed} of ${CYCLES}`);
  verdict.none('bookings and nights agree', lasting(state));
}

async function crowd(stage: Environment, verdict: Verdict): Promise<void> {
  const { server, hotelId, rooms, guests, books, provider } = stage;
  const agent = makeAgent(CONNECTIONS);
  const want = (room: string, ahead: number): Promise<Told[]> =>
    Promise.all(guests.map((guest) => checkout(server.url, guest, choose(hotelId, [room], ahead, 2), agent)));
  await want(rooms[0]!.id, 200);
  const since = momentOf(Date.now());
  let told: Told[] = [];
  const before = cpuSeconds(server.pid);
  const took = await timed(async () => (told = await want(rooms[1]!.id, 200)));
  const cpu = (1e6 * (cpuSeconds(server.pid) - before)) / CROWD;
  agent.destroy();
  const words = new Map<string, number>();
  for (const { word } of told) words.set(word, (words.get(word) ?? 0) + 1);
  verdict.check(
    'one of the crowd wins',
    words.get('Checkout') === 1 && words.get('NightsTaken') === CROWD - 1,
    () => [...words],
  );
  const state = await readState(books, provider, since);
  verdict.none('bookings and nights agree', [...lasting(state), ...passing({ ...state, payments: [] })]);
  verdict.check(
    'the last answer comes within a second',
    took < LAST_ANSWER_WITHIN,
    () => `${took.toFixed(0)} ms`,
  );
  say(
    `${CROWD} buyers for one room over ${CONNECTIONS} connections: the last answer after ${took.toFixed(0)} ms, ${cpu.toFixed(0)} us of the server's processor a buyer`,
  );
}
