import { addNights } from '../../schema/nights';
import { checkout, choose, makeAgent, release, type Choice, type Answer } from './proof/guestApi';
import { findViolations } from './proof/invariants';
import type { ProofOptions } from './proof/options';
import { makeEnvironment, type Environment } from './proof/environment';
import { toDbMoment, readState } from './proof/state';
import { printLine, showProgress, Checks } from './proof/checks';

/*
 * Fifty buyers race for each of twenty rooms, others for overlapping nights of several rooms. Each room has exactly one
 * winner, no booking has only half of its nights, and each refused buyer conflicts with a winner.
 */

const ROOMS = 20;
const BUYERS = 50;
const CONNECTIONS = 256;
/** Groups of three rooms. Six buyers want each of these selections, [first night, nights, rooms]. */
const GROUPS = 4;
const TANGLE: [number, number, number[]][] = [
  [0, 2, [0, 1]],
  [1, 2, [1, 2]],
  [0, 3, [0, 2]],
];
const TANGLED = 6;

interface Entry {
  choice: Choice;
  answer?: Answer;
}

export async function run({ long, engine, rounds }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  const all = rounds ?? (long ? 1000 : 3);
  const guests = ROOMS * BUYERS + GROUPS * TANGLE.length * TANGLED;
  const environment = await makeEnvironment(engine, { rooms: ROOMS + GROUPS * 3, guests });
  try {
    await environment.server.open();
    const times: number[] = [];
    for (let round = 1; round <= all; round++) {
      times.push(await race(environment, round, checks));
      showProgress('races', round, all);
    }
    checks.expectNone(
      'nothing is left of all races',
      findViolations(await readState(environment.db, environment.provider)),
    );
    const middle = times.sort((a, b) => a - b)[all >> 1]!;
    printLine(
      `${all} rounds of ${guests} buyers on ${engine}: ${(middle / 1000).toFixed(2)} s a round in the median`,
    );
  } finally {
    await environment.close();
  }
  return checks;
}

async function race(environment: Environment, round: number, checks: Checks): Promise<number> {
  const entries = shuffle(enter(environment, 10 + (round % 300) * 4), round);
  const agent = makeAgent(CONNECTIONS);
  const since = toDbMoment(Date.now());
  const start = performance.now();
  await Promise.all(
    entries.map(async (entry, index) => {
      entry.answer = await checkout(environment.server.url, environment.guests[index]!, entry.choice, agent);
    }),
  );
  const took = performance.now() - start;
  agent.destroy();
  judge(environment, entries, round, checks);
  const state = await readState(environment.db, environment.provider, since);
  checks.expectNone(`round ${round}: bookings and nights agree`, findViolations(state));

  const winners = entries.flatMap(({ answer }, index) =>
    answer!.typename === 'Checkout' ? [{ answer: answer!, index }] : [],
  );
  const held = state.bookings.filter(({ status }) => status === 'HELD').map(({ id }) => id);
  const answer = winners.map(({ answer: { data } }) => data.booking.id as string).sort();
  checks.expect(`round ${round}: those answered so hold`, String(held) === String(answer), () => ({
    held,
    answer,
  }));
  const ended = await Promise.all(
    winners.map(({ answer: { data }, index }) =>
      release(environment.server.url, environment.guests[index]!, data.booking.id),
    ),
  );
  checks.expectNone(
    `round ${round}: all give up again`,
    ended.filter(({ typename }) => typename !== 'Booking'),
  );
  return took;
}

function enter({ hotelId, rooms }: Environment, ahead: number): Entry[] {
  const entries: Entry[] = [];
  for (const { id } of rooms.slice(0, ROOMS))
    for (let buyer = 0; buyer < BUYERS; buyer++) entries.push({ choice: choose(hotelId, [id], ahead, 2) });
  for (let group = 0; group < GROUPS; group++) {
    const three = rooms.slice(ROOMS + 3 * group, ROOMS + 3 * group + 3);
    for (const [first, nights, which] of TANGLE)
      for (let buyer = 0; buyer < TANGLED; buyer++) {
        const ids = which.map((index) => three[index]!.id);
        entries.push({ choice: choose(hotelId, ids, ahead + first, nights) });
      }
  }
  return entries;
}

/** Every answer is a win or a refusal. Winners do not overlap, and each refused buyer overlaps with one. */
function judge({ rooms }: Environment, entries: Entry[], round: number, checks: Checks): void {
  const others = entries.filter(({ answer }) => !['Checkout', 'NightsTaken'].includes(answer!.typename));
  checks.expectNone(
    `round ${round}: everybody wins or is refused with a reason`,
    others.map(({ answer }) => answer),
  );
  const won = entries.filter(({ answer }) => answer!.typename === 'Checkout').map(({ choice }) => choice);
  for (const { id } of rooms.slice(0, ROOMS)) {
    const winners = won.filter(({ roomNumberIds }) => roomNumberIds.includes(id)).length;
    checks.expect(`round ${round}: one winner for a room`, winners === 1, () => `${winners} winners`);
  }
  const met = won.filter((one, index) => won.some((other, at) => at > index && meet(one, other)));
  checks.expectNone(`round ${round}: winners do not meet`, met);
  const lost = entries.filter(({ answer }) => answer!.typename === 'NightsTaken').map(({ choice }) => choice);
  const why = lost.filter((one) => !won.some((other) => meet(one, other)));
  checks.expectNone(`round ${round}: each refused buyer overlaps with a winner`, why);
}

const meet = (one: Choice, other: Choice): boolean =>
  one.roomNumberIds.some((id) => other.roomNumberIds.includes(id)) &&
  one.checkIn < other.checkOut &&
  other.checkIn < one.checkOut &&
  addNights(one.checkIn, 1) <= one.checkOut;

/** Shuffles a list, the same way for the same round. */
function shuffle<T>(list: T[], seed: number): T[] {
  const order = list.map((item, index) => ({
    item,
    at: Math.imul(index + 1, 0x9e3779b1 ^ (seed * 7919)) >>> 0,
  }));
  return order.sort((a, b) => a.at - b.at).map(({ item }) => item);
}
