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

const MAKE = `mutation ($input: CreatePaymentLinkInput!) { createPaymentLink(input: $input) { __typename
  ... on CreatedPaymentLink { url link { id cents mailed expiresAt createdBy { name } } booking { paymentLinks { id } } }
  ... on Problem { message } } }`;
let links = 0;
const PAY_BY_LINK = `mutation ($input: PayByLinkInput!) { payByLink(input: $input) { __typename
  ... on LinkedPage { url } ... on BalanceRefused { owedCents } ... on Problem { message } } }`;
const REQUEST = `query ($token: String!) { paymentRequest(token: $token) {
  state hotelName checkIn checkOut cents refundedCents restCents expiresAt } }`;

/** Makes a payment link of a booking as staff do; returns it with its token, or the refusal. */
export async function makeLink(staff: Visitor, bookingId: string, more: object = {}): Promise<any> {
  const { data, errors } = await staff.graphql(MAKE, {
    input: { bookingId, mail: false, idempotencyKey: `link-${++links}`, ...more },
  });
  expect(errors).toBeUndefined();
  const made = data.createPaymentLink;
  return { ...made, token: made.url?.split('/').at(-1) };
}

/** What a payment link shows to this visitor. */
export const requestOf = async (visitor: Visitor, token: string): Promise<any> =>
  (await visitor.graphql(REQUEST, { token })).data.paymentRequest;

/** Asks for the page on which a payment link is paid; returns it or the refusal. */
export async function payLink(visitor: Visitor, token: string, expectedCents?: number): Promise<any> {
  const { data, errors } = await visitor.graphql(PAY_BY_LINK, { input: { token, expectedCents } });
  expect(errors).toBeUndefined();
  return data.payByLink;
}
