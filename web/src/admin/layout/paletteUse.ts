const STORAGE_KEY = 'staffPalette';
/** The most addresses that are kept. */
const KEPT = 40;
/** After this many milliseconds a use counts half. */
const HALF_LIFE = 7 * 86_400_000;

/** How often an address was opened, weighed by how long ago, and when that was summed up. */
type Use = readonly [weight: number, at: number];

function read(): Record<string, Use> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const uses = Object.entries(stored).filter(
      ([, use]) => Array.isArray(use) && use.length === 2 && use.every(Number.isFinite),
    );
    return Object.fromEntries(uses) as Record<string, Use>;
  } catch {
    return {};
  }
}

const weightAt = ([weight, at]: Use, now: number): number => weight * 0.5 ** ((now - at) / HALF_LIFE);

/** What this device opened by the palette: the most used of late first. Only addresses of screens are kept. */
export const paletteUse = {
  add(address: string, now = Date.now()): void {
    const uses = read();
    const known = uses[address];
    uses[address] = [(known ? weightAt(known, now) : 0) + 1, now];
    const kept = Object.entries(uses)
      .sort(([, one], [, other]) => weightAt(other, now) - weightAt(one, now))
      .slice(0, KEPT);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)));
  },
  /** The weight of each address that was opened. */
  weights(now = Date.now()): ReadonlyMap<string, number> {
    return new Map(Object.entries(read()).map(([address, use]) => [address, weightAt(use, now)]));
  },
};
