import type { Visitor } from './testServer';

const RATES = `mutation ($input: UpdateRatesInput!) { updateRates(input: $input) { __typename
  ... on RoomType { id rates { from to weekdays priceCents minimumNights } } ... on RatesRefused { row } ... on Problem { message } } }`;
const CHARGES = `mutation ($input: UpdateCityChargesInput!) { updateCityCharges(input: $input) { __typename
  ... on City { id charges { title kind amount } } ... on ChargesRefused { row } ... on Problem { message } } }`;
const QUOTE = `query ($input: QuoteInput!) { quote(input: $input) { checkIn checkOut totalCents minimumNights version
  charges { title cents } stays { roomNumber { id number } roomType { id } totalCents nightPrices { night cents } } } }`;

/** Sets rates and charges as an administrator, and reads quotes, over GraphQL. */
export const setRates = async (admin: Visitor, roomTypeId: string, rates: object[]): Promise<any> => {
  const { data, errors } = await admin.graphql(RATES, { input: { roomTypeId, rates } });
  expect(errors).toBeUndefined();
  return data.updateRates;
};
export const setCharges = async (
  admin: Visitor,
  cityId: string,
  charges: object[],
  version?: number,
): Promise<any> => {
  const { data, errors } = await admin.graphql(CHARGES, { input: { cityId, version, charges } });
  expect(errors).toBeUndefined();
  return data.updateCityCharges;
};
export const askQuote = (person: Visitor, input: object) => person.graphql(QUOTE, { input });
export const readQuote = async (person: Visitor, input: object): Promise<any> => {
  const { data, errors } = await askQuote(person, input);
  expect(errors).toBeUndefined();
  return data.quote;
};
