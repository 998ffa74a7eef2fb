import type { Visitor } from './testServer';

const STAY = 'actions stay { id number state movedFrom { number } movesTo { number } }';
const DESK = `query ($hotelId: ID!, $day: Night) { frontDesk(hotelId: $hotelId, day: $day) {
  arrivals { ${STAY} } roomMoves { ${STAY} } departures { ${STAY} } inHouse { ${STAY} } } }`;
/** The lists of the front desk on a day. */
export const readLists = async (by: Visitor, hotelId: string, day?: string): Promise<any> =>
  (await by.graphql(DESK, { hotelId, day })).data.frontDesk;
/** The room numbers of each list. */
export const numbersOf = async (by: Visitor, hotelId: string, day?: string) =>
  Object.fromEntries(
    Object.entries<any[]>(await readLists(by, hotelId, day)).map(([list, rows]) => [
      list,
      rows.map(({ stay }) => stay.number),
    ]),
  );
/** Sets the state of a stay at the front desk. */
export async function act(by: Visitor, field: string, stayId: string): Promise<any> {
  const document = `mutation ($input: StayStateInput!) { ${field}(input: $input) { __typename
    ... on DeskStay { ${STAY} } ... on Problem { message } } }`;
  const { data, errors } = await by.graphql(document, { input: { stayId } });
  expect(errors).toBeUndefined();
  return data[field];
}
