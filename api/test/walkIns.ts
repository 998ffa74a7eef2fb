import { choice, room } from './checkoutHelpers';
import { makeUser, night } from './factories';
import type { Visitor } from './testServer';

type Place = Pick<Awaited<ReturnType<typeof room>>, 'hotel' | 'ids'>;

const WALK_IN = `mutation ($input: CreateWalkInInput!) { createWalkIn(input: $input) { __typename
  ... on Booking { id } ... on Problem { message } } }`;

/**
 * A booking of one room for two nights, from day 10 on by default, at 200 dollars, that staff made for a guest who paid at the desk, or
 * pays later (null); in a new hotel, or at this one.
 */
export async function bookAtDesk(
  admin: Visitor,
  paidBy: 'CASH' | 'TERMINAL' | null = 'CASH',
  at?: Place,
  [from, to]: [from: number, to: number] = [10, 12],
) {
  const { hotel, ids } = at ?? (await room(2));
  const user = await makeUser();
  const input = { ...choice(hotel.id, ids.slice(0, 1), from, to), userId: user.id, paidBy };
  const { data, errors } = await admin.graphql(WALK_IN, { input });
  expect(errors).toBeUndefined();
  return { id: data.createWalkIn.id as string, hotel, ids, user };
}

/** The same booking, which nobody has paid and which is held until 18:00 UTC on the day before the arrival. */
export async function bookHeld(admin: Visitor, more: object = {}) {
  const { hotel, ids } = await room(2);
  const user = await makeUser();
  const heldUntil = { day: night(9), time: '18:00' };
  const chosen = choice(hotel.id, ids.slice(0, 1));
  const input = { ...chosen, userId: user.id, heldUntil, ...more };
  const { data, errors } = await admin.graphql(WALK_IN, { input });
  expect(errors).toBeUndefined();
  return {
    id: data.createWalkIn.id as string,
    refused: data.createWalkIn.message as string,
    hotel,
    ids,
    user,
  };
}
