import type { User } from '../src/users/user.entity';
import type { TestServer, Visitor } from './testServer';

const QUOTE = `query ($input: StaffChangeQuoteInput!) { staffChangeQuote(input: $input) {
  kept { nights cents } added { nights cents } givenUp { nights cents } totalCents differenceCents
  termsCreditCents mostCreditCents owedCents taken { night roomNumber { number } } } }`;
const RESULT =
  '__typename ... on Booking { id } ... on DifferenceChanged { differenceCents } ... on Problem { message }';
const CHANGE = `mutation ($input: ChangeBookingByStaffInput!) { changeBookingByStaff(input: $input) { ${RESULT} } }`;
const departing = (field: 'extendStay' | 'shortenStay') =>
  `mutation ($input: ${field === 'extendStay' ? 'Extend' : 'Shorten'}StayInput!) { ${field}(input: $input) { ${RESULT} } }`;

let keys = 0;

/** How staff change the dates and rooms of bookings. */
export const staffChanges = (server: TestServer, staff: User) => {
  const ask = async (document: string, input: object): Promise<any> => {
    const { data, errors } = await (await server.as(staff)).graphql(document, { input });
    expect(errors).toBeUndefined();
    return Object.values(data)[0];
  };
  return {
    quote: (input: object) => ask(QUOTE, input),
    /** The quote, or null if the change is refused. */
    quoteOrNull: async (input: object): Promise<any> =>
      (await (await server.as(staff)).graphql(QUOTE, { input })).data?.staffChangeQuote ?? null,
    change: (input: object) => ask(CHANGE, { idempotencyKey: `staff-change-${++keys}`, ...input }),
    /** Gives one stay another day of departure. */
    depart: (field: 'extendStay' | 'shortenStay', input: object) =>
      ask(departing(field), { idempotencyKey: `departure-${++keys}`, ...input }),
    /** Whether a person may not even ask for the price. */
    isRefused: async (person: Visitor, input: object) =>
      (await person.graphql(QUOTE, { input })).errors?.[0]?.extensions.code === 'FORBIDDEN',
  };
};
