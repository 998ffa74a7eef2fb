import { newId } from '../src/database/columns';
import { night } from './factories';
import type { Visitor } from './testServer';

let closed = 0;

/** Counts the cash of a hotel, which has none, and closes one more of the last hundred days. */
export async function closeNextDay(admin: Visitor, hotelId: string): Promise<void> {
  await admin.graphql(
    `mutation { countCash(input: { hotelId: "${hotelId}", expectedCents: 0, countedCents: 0, idempotencyKey: "${newId()}" }) { __typename } }`,
  );
  closed += 1;
  await admin.graphql(
    `mutation { closeDay(input: { hotelId: "${hotelId}", day: "${night(closed - 100)}" }) { __typename } }`,
  );
}
