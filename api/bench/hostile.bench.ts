import { attackAll } from './hostile/attacks';
import { withHostileData } from './hostile/data';
import { proveFairness } from './hostile/fairness';
import { measureKept } from './hostile/kept';
import { Checks } from './proof/checks';
import type { ProofOptions } from './proof/options';

/*
 * People who mean harm, against the built server with 3,000 hotels: what one request may take (attacks), what one
 * greedy caller may do to others (fairness), and what memory requests may leave behind (kept). --part names the cases
 * that are wanted: a part, or words of a name such as "fairness: sockets". --engine mariadb does it on two servers
 * that share a database and Redis.
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
