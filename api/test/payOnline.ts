import type { Visitor } from './testServer';

const PAY = `mutation ($input: PayBalanceInput!) { payBalance(input: $input) { __typename
  ... on BalancePage { url cents payableUntil booking { id payment } }
  ... on BalanceRefused { owedCents } ... on Problem { message } } }`;

/** Asks for the page on which the guest pays what they owe; returns it or the refusal. */
export async function payOnline(guest: Visitor, bookingId: string, expectedCents?: number): Promise<any> {
  const { data, errors } = await guest.graphql(PAY, { input: { bookingId, expectedCents } });
  expect(errors).toBeUndefined();
  return data.payBalance;
}
