import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { BadInput } from '../core/problems';
import { loadSeeds, type SeedSummary } from '../optionalParts';
import { runCommand, withDatabase } from './runCommand';

const USAGE = `npm run seed                                the demonstration hotels
npm run seed -- --hotels N --bookings M     this many hotels and bookings`;

/** npm run seed: fills an empty database with the demonstration hotels, or with as many as asked for. */
async function main(): Promise<void> {
  const { hotels, bookings } = sizes();
  const { seedDemo, seedLarge } = await loadSeeds();
  await withDatabase(async () => {
    const made =
      hotels === undefined ? await seedDemo() : await seedLarge(hotels, bookings, showProgress(hotels));
    console.log(`Made ${describeSummary(made)}.`);
  });
}

/** The numbers asked for; without `hotels` the demonstration is seeded. */
function sizes(): { hotels: number | undefined; bookings: number } {
  const { values } = read();
  const whole = (name: 'hotels' | 'bookings', from: number) => {
    const value = values[name];
    if (value === undefined) return undefined;
    if (!/^\d{1,8}$/.test(value) || Number(value) < from)
      throw new BadInput(`--${name} must be a whole number of ${from} or more; it is "${value}".\n${USAGE}`);
    return Number(value);
  };
  const hotels = whole('hotels', 1);
  const bookings = whole('bookings', 0);
  if (hotels === undefined && bookings !== undefined)
    throw new BadInput(`--bookings needs --hotels.\n${USAGE}`);
  return { hotels, bookings: bookings ?? 0 };
}

function read() {
  try {
    return parseArgs({ options: { hotels: { type: 'string' }, bookings: { type: 'string' } } });
  } catch (error) {
    throw new BadInput(`${(error as Error).message}\n${USAGE}`);
  }
}

/** One line that is rewritten on a terminal, one line for each tenth elsewhere. */
function showProgress(hotels: number): (made: SeedSummary) => void {
  let shown = 0;
  return (made) => {
    const tenth = Math.floor((10 * made.hotels) / hotels);
    const line = `${made.hotels} of ${hotels} hotels, ${made.roomNumbers} room numbers, ${made.bookings} bookings`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${made.hotels === hotels ? '\n' : ''}`);
    else if (tenth > shown) console.log(line);
    shown = tenth;
  };
}

function describeSummary(made: SeedSummary): string {
  const parts = [
    `${made.accounts} accounts`,
    `${made.cities} cities`,
    `${made.hotelTypes} hotel types`,
    `${made.hotels} hotels`,
    `${made.roomTypes} room types`,
    `${made.roomNumbers} room numbers`,
    `${made.bookings} bookings`,
    `${made.reviews} reviews`,
  ];
  return parts.join(', ');
}

runCommand(main, BadInput);
