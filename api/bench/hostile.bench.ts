import { attackAll } from './hostile/attacks';
import { withHostileData } from './hostile/data';
import { proveFairness } from './hostile/fairness';
import { measureKept } from './hostile/kept';
import { Checks } from './proof/checks';
import type { ProofOptions } from './proof/options';

/*
 * Attackers against the built server with 3,000 hotels: the cost of a single request (attacks), the effect of one
 * greedy caller on others (fairness), and the memory that requests leave behind (kept). --part selects a part, or cases
 * by words of their names such as "fairness: sockets". --engine mariadb uses two servers that share a database and
 * Redis.
 */

export async function run({ engine, part, long }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  const isWanted = (name: string) => !part || name.toLowerCase().includes(part.toLowerCase());
  await withHostileData(engine, async (place) => {
    await attackAll(place, isWanted, checks);
    await proveFairness(place, isWanted, checks);
    await measureKept(place, isWanted, checks, long);
  });
  return checks;
}
