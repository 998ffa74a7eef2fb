import { checkout, choice, room } from './checkoutHelpers';
import { makeUser } from './factories';
import type { TestServer, Visitor } from './testServer';

const UPDATE = `mutation ($input: UpdateExtrasInput!) { updateExtras(input: $input) { ... on Hotel { extras { id title } }
  ... on Problem { message } } }`;
const ADD = `mutation ($input: AddExtraInput!) { addExtra(input: $input) { __typename
  ... on Booking { extras { id title } } ... on Problem { message } } }`;

/** The price list of a hotel in tests, in cents. */
const LIST = {
  Breakfast: { unit: 'PER_PERSON_AND_NIGHT', cents: 1850 },
  Parking: { unit: 'PER_NIGHT', cents: 2500 },
  'Spa day pass': { unit: 'PER_PERSON', cents: 4500 },
  'Late check-out': { unit: 'PER_STAY', cents: 3500 },
} as const;
type Title = keyof typeof LIST;

/** Sets the price list of a hotel; returns the ids of its extras. */
export async function setExtras(
  admin: Visitor,
  hotelId: string,
  more: object = {},
): Promise<Record<Title, string>> {
  const extras = Object.entries(LIST).map(([title, price]) => ({
    title,
    ...price,
    soldOnline: true,
    soldAtDesk: true,
    active: true,
    ...more,
  }));
  const { data } = await admin.graphql(UPDATE, { input: { hotelId, extras } });
  return Object.fromEntries(
    data.updateExtras.extras.map(({ id, title }: { id: string; title: string }) => [title, id]),
  ) as Record<Title, string>;
}

let keys = 0;

/** Sells an extra; returns the id of the last extra of the booking, or why it was refused. */
export async function sellExtra(
  by: Visitor,
  bookingId: string,
  extraId: string,
  more: object = {},
): Promise<string> {
  const input = { bookingId, extraId, quantity: 1, idempotencyKey: `extra-${++keys}`, ...more };
  const { data, errors } = await by.graphql(ADD, { input });
  return errors?.[0]?.message ?? data.addExtra.message ?? data.addExtra.extras.at(-1).id;
}

const REMOVE = `mutation ($input: RemoveExtraInput!) { removeExtra(input: $input) { __typename ... on Problem { message } } }`;

/** Removes an extra because it was not taken; returns `Booking`, or why it was refused. */
export async function removeExtra(by: Visitor, bookingExtraId: string): Promise<string> {
  const { data, errors } = await by.graphql(REMOVE, { input: { bookingExtraId, reason: ' Not taken ' } });
  return errors?.[0]?.message ?? data.removeExtra.message ?? data.removeExtra.__typename;
}

const READ = `query ($id: ID!) { booking(id: $id) { status payment totalCents extrasCents paidCents refundedCents owedCents
  extras { title unit unitCents quantity nights cents note soldBy { name } cancelledAt cancelledBy { name } cancelReason
    refundIfRemovedCents }
  folio { balanceCents lines { kind account title cents why user { name } } }
  viewerCan { sellExtras refundIfCancelledCents } history { why reason user { name } } } }`;

/** A booking with its extras and its folio. */
export const readWithExtras = async (by: Visitor, id: string): Promise<any> =>
  (await by.graphql(READ, { id })).data.booking;

/**
 * A booking of one room for two nights, by default from day 10 on, for 200 dollars paid online; and the extras of its
 * hotel.
 */
export async function bookedWithExtras(server: TestServer, admin: Visitor, from = 10) {
  const { hotel, ids } = await room();
  const guest = await server.as(await makeUser('CUSTOMER', { name: 'Gus Guest' }));
  const { url, booking } = await checkout(guest, choice(hotel.id, ids, from, from + 2));
  await server.pay(url);
  return { id: booking.id as string, guest, hotel, extras: await setExtras(admin, hotel.id) };
}

const QUOTE = `query ($input: QuoteInput!) { quote(input: $input) { totalCents extrasCents version
  extras { extra { id title } quantity nights cents } } }`;
const BOOK = `mutation ($input: CreateCheckoutInput!) { createCheckout(input: $input) { __typename
  ... on Checkout { url booking { id totalCents extrasCents } } ... on Problem { message }
  ... on PriceChanged { extraChanges { title wasCents isCents }
    quote { totalCents extrasCents version extras { extra { id } cents } } } } }`;

/** A guest before a hotel with a price list, and an input that chooses breakfast for two and parking: 74 and 50 dollars. */
export async function choosing(server: TestServer, admin: Visitor) {
  const { hotel, ids } = await room();
  const extras = await setExtras(admin, hotel.id);
  const user = await makeUser('CUSTOMER', { name: 'Gus Guest' });
  const guest = await server.as(user);
  const chosen = [
    { extraId: extras.Parking, quantity: 1 },
    { extraId: extras.Breakfast, quantity: 2 },
  ];
  return { hotel, ids, extras, user, guest, input: { ...choice(hotel.id, ids), extras: chosen } };
}

/** Asks for the quote of the input of a checkout. */
export const askQuote = (
  guest: Visitor,
  { idempotencyKey: _, ...input }: { idempotencyKey: string; extras?: object[] | null | undefined },
) => guest.graphql(QUOTE, { input });

/** Books with extras; returns a Checkout, a refusal, or the message of an error. */
export async function bookWithExtras(guest: Visitor, input: object): Promise<any> {
  const { data, errors } = await guest.graphql(BOOK, { input });
  return errors?.[0]?.message ?? data.createCheckout;
}
