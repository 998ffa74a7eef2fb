import http from 'node:http';
import { addNights } from '../../../schema/nights';
import type { Guest } from './proofData';

/** The answer to a guest. `lost`: the server died or never answered. */
export interface Answer {
  /** The result's type name, or `lost`, or the code of an error. */
  typename: string;
  /** Milliseconds from the request to the answer. */
  took: number;
  data: any;
}

const CHECKOUT = `mutation ($input: CreateCheckoutInput!) { createCheckout(input: $input) {
  __typename ... on Checkout { url booking { id status totalCents } } ... on Problem { message } } }`;
const RELEASE = `mutation ($input: ReleaseCheckoutInput!) { releaseCheckout(input: $input) {
  __typename ... on Booking { id status } ... on Problem { message } } }`;
const CANCEL = `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) {
  __typename ... on Booking { id status } ... on Problem { message } } }`;

const WALK_IN = `mutation ($input: CreateWalkInInput!) { createWalkIn(input: $input) {
  __typename ... on Booking { id } ... on Problem { message } } }`;
const PAY_BALANCE = `mutation ($input: PayBalanceInput!) { payBalance(input: $input) {
  __typename ... on BalancePage { url cents } ... on BalanceRefused { owedCents } ... on Problem { message } } }`;
const LINK = `mutation ($input: CreatePaymentLinkInput!) { createPaymentLink(input: $input) {
  __typename ... on CreatedPaymentLink { url } ... on Problem { message } } }`;
const PAY_BY_LINK = `mutation ($input: PayByLinkInput!) { payByLink(input: $input) {
  __typename ... on LinkedPage { url } ... on BalanceRefused { owedCents } ... on Problem { message } } }`;

/** Milliseconds for which an idle connection is used again: servers close theirs after five seconds. */
const IDLE_MS = 4000;

/** Keeps this many connections to the server open. */
export const makeAgent = (connections: number): http.Agent =>
  new http.Agent({ keepAlive: true, maxSockets: connections, timeout: IDLE_MS });

const usual = makeAgent(64);
let keys = 0;

export interface Choice {
  hotelId: string;
  roomNumberIds: string[];
  checkIn: string;
  checkOut: string;
  extras?: { extraId: string; quantity: number }[];
  idempotencyKey: string;
}

/** The input of a checkout: this many nights, that many days ahead, with a new key, and extras if there are any. */
export const choose = (
  hotelId: string,
  roomNumberIds: string[],
  ahead: number,
  nights: number,
  extras?: Choice['extras'],
): Choice => {
  const checkIn = addNights(new Date().toISOString().slice(0, 10), ahead);
  const checkOut = addNights(checkIn, nights);
  return {
    hotelId,
    roomNumberIds,
    checkIn,
    checkOut,
    ...(extras && { extras }),
    idempotencyKey: `key-${++keys}`,
  };
};

type Who = Pick<Guest, 'token'>;

export const checkout = (url: string, guest: Who, input: Choice, agent = usual): Promise<Answer> =>
  ask(url, guest, CHECKOUT, { input }, agent);
export const release = (url: string, guest: Who, bookingId: string): Promise<Answer> =>
  ask(url, guest, RELEASE, { input: { bookingId } });
export const cancel = (url: string, guest: Who, bookingId: string): Promise<Answer> =>
  ask(url, guest, CANCEL, { input: { bookingId } });

/** Staff book for this guest, who pays later. */
export const bookOwing = (
  url: string,
  staff: Who,
  guest: Pick<Guest, 'id'>,
  choice: Choice,
): Promise<Answer> => ask(url, staff, WALK_IN, { input: { ...choice, userId: guest.id, paidBy: null } });
export const payBalance = (url: string, guest: Who, bookingId: string): Promise<Answer> =>
  ask(url, guest, PAY_BALANCE, { input: { bookingId } });
/** Makes a payment link; returns the last part of its address. */
export async function makeLink(url: string, staff: Who, bookingId: string): Promise<string> {
  const { data } = await ask(url, staff, LINK, {
    input: { bookingId, mail: false, idempotencyKey: `link-${bookingId}` },
  });
  return data.url.split('/').at(-1);
}
export const payByLink = (url: string, guest: Who, token: string): Promise<Answer> =>
  ask(url, guest, PAY_BY_LINK, { input: { token } });

/** Sends one root field; returns its result. */
export async function ask(
  url: string,
  { token }: Who,
  query: string,
  variables: object,
  agent = usual,
): Promise<Answer> {
  const start = performance.now();
  const answer = await post(`${url}/graphql`, token, JSON.stringify({ query, variables }), agent);
  const took = performance.now() - start;
  if (!answer) return { typename: 'lost', took, data: undefined };
  const { data, errors } = JSON.parse(answer);
  const result = data && Object.values<any>(data)[0];
  return {
    typename: result?.__typename ?? errors?.[0]?.extensions?.code ?? 'Answer',
    took,
    data: result ?? errors,
  };
}

function post(url: string, token: string, body: string, agent: http.Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      authorization: `Bearer ${token}`,
    };
    const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
      response.on('error', () => resolve(undefined));
      response.on('aborted', () => resolve(undefined));
    });
    request.on('error', () => resolve(undefined)).end(body);
  });
}
