import 'reflect-metadata';
import { EntityManager } from 'typeorm';
import { Booking } from '../src/bookings/booking.entity';
import type { PlainManager } from '../src/database/plainManager';
import { repo, transaction } from '../src/database/transaction';
import { Hotel } from '../src/hotels/hotel.entity';
import { User } from '../src/users/user.entity';
import { makeHotel, makeUser } from '../test/factories';
import { quantile } from './builtServer';
import { Checks, printLine } from './proof/checks';
import { makeTestDatabase } from './proof/dbReader';
import type { ProofOptions } from './proof/options';
import { withDatabase } from './proof/proofData';

/*
 * The statements that the app writes itself (database/plainManager.ts) beside the same ones by TypeORM's query builder,
 * in alternating rounds: processor time of this process for each statement, the median of nine rounds.
 */

const ROUNDS = 9;
const EACH = 400;
/** What the own statements may take of TypeORM's processor time; beyond that they are not worth their code. */
const AT_MOST = 0.7;

export async function run({ engine }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  const place = await makeTestDatabase(engine === 'sqlite' ? 'mariadb' : engine, '');
  try {
    const settings = { JWT_SECRET: 'a secret of the bench that is long enough', ...place.settings };
    await withDatabase(settings, () => compare(checks));
  } finally {
    await place.remove();
  }
  return checks;
}

async function compare(checks: Checks): Promise<void> {
  const { id: hotelId } = await makeHotel();
  const { id: userId } = await makeUser('CUSTOMER');
  type Work = (manager: EntityManager, by: EntityManager) => Promise<unknown>;
  const works: Record<string, Work> = {
    'a row by its id': (manager, by) => by.findOneBy.call(manager, Hotel, { id: hotelId }),
    'rows by a column': (manager, by) => by.findBy.call(manager, Booking, { userId }),
    'a change': (manager, by) =>
      by.update.call(manager, User, { id: userId }, { nameKey: 'a', active: true }),
  };
  for (const [name, work] of Object.entries(works)) {
    const costs = { own: [] as number[], library: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++)
      for (const way of ['own', 'library'] as const) {
        const cost = await costOf(work, way);
        if (round) costs[way].push(cost);
      }
    const [own, library] = [quantile(costs.own, 0.5), quantile(costs.library, 0.5)];
    const ratio = own / library;
    printLine(
      `${name}: ${own.toFixed(0)} us of processor, by TypeORM ${library.toFixed(0)} us: ${ratio.toFixed(2)} x`,
    );
    checks.expect(`${name} takes at most ${AT_MOST} x`, ratio <= AT_MOST, () => ratio);
  }
}

/** Microseconds of processor for one statement. */
const costOf = (
  work: (manager: EntityManager, by: EntityManager) => Promise<unknown>,
  way: 'own' | 'library',
) =>
  transaction(async () => {
    const manager = repo(User).manager as PlainManager;
    const by = way === 'own' ? manager : EntityManager.prototype;
    const before = process.cpuUsage();
    for (let turn = 0; turn < EACH; turn++) await work(manager, by);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / EACH;
  });
