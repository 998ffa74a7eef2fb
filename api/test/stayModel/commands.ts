import fc, { type AsyncCommand } from 'fast-check';
import { bankCommands } from './bankCommands';
import type { History } from './history';
import { moneyCommands } from './moneyCommands';
import { expectedOf, readBooking } from './readBooking';
import { stayCommands } from './stayCommands';
import type { StayModel } from './stayModel';

/** Something that guests, staff or banks do, or the time that passes. */
export interface Doing {
  name: string;
  /** Whether it can be done now. */
  can(model: Readonly<StayModel>): boolean;
  /** Does it at the server, and then in the model. */
  run(model: StayModel, history: History): Promise<void>;
}

/** Milliseconds until what the card provider sends in the background must be there. */
const SETTLED_WITHIN = 4000;

/** Compares the booking with the model, as soon as nothing is under way. */
async function compare(model: StayModel, history: History): Promise<void> {
  const expected = expectedOf(model);
  for (const start = performance.now(); ;) {
    const found = await readBooking(history);
    if (performance.now() - start > SETTLED_WITHIN) return expect(found).toEqual(expected);
    if (JSON.stringify(found) === JSON.stringify(expected)) return;
    try {
      return expect(found).toEqual(expected);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** A command that compares everything after it. */
const command = (doing: Doing): AsyncCommand<StayModel, History> => ({
  check: (model) => doing.can(model),
  toString: () => doing.name,
  async run(model, history) {
    // Payments of one second would have no order.
    jest.setSystemTime(Date.now() + 1000);
    await doing.run(model, history);
    await compare(model, history);
  },
});

/** A history of a stay. */
export const someHistory = (most: number) =>
  fc.commands(
    [...stayCommands, ...moneyCommands, ...bankCommands].map((some) => some.map(command)),
    { maxCommands: most, size: 'max' },
  );
