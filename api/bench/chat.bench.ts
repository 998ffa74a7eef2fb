import { Checks } from './proof/checks';
import type { ProofOptions } from './proof/options';
import { proveInstances } from './chat/instances';
import { measureRoom } from './chat/room';
import { soak } from './chat/soak';

/** Messages over two instances, sockets in one room, and minutes in which sockets connect and disconnect. */
const SHORT = { messages: 2000, sockets: 1000, minutes: 1 };
const LONG = { messages: 100_000, sockets: 10_000, minutes: 30 };

/**
 * Chat: two instances that lose no message, one large room compared with its peers, and memory that stays flat. `--part
 * instances`, `room` or `soak` runs only one of them.
 */
export async function run({ long, rounds, minutes, part }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  const sizes = long ? LONG : SHORT;
  const parts: Record<string, () => Promise<void>> = {
    instances: () => proveInstances(checks, rounds ?? sizes.messages),
    room: () => measureRoom(checks, sizes.sockets),
    soak: () => soak(checks, minutes ?? sizes.minutes),
  };
  if (part && !(part in parts)) throw new Error(`--part is one of ${Object.keys(parts).join(', ')}.`);
  for (const [name, prove] of Object.entries(parts)) if (!part || part === name) await prove();
  return checks;
}
