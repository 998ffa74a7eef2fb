import { on, type Sample } from '../../test/sample';

/** A sample document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query cities': { document: () => '{ cities { id } }' },
  'query hotelTypes': { document: () => '{ hotelTypes { id } }' },
  'query hotel': { document: ({ hotelId }) => `{ hotel(id: "${hotelId}") { id } }` },
  'query hotelNotOpen': { document: ({ hotelId }) => `{ hotelNotOpen(id: "${hotelId}") }` },
  'mutation updateCityCharges': {
    document: ({ cityId }) =>
      `mutation { updateCityCharges(input: { cityId: "${cityId}", charges: [] }) { __typename ${on('ChargesRefused')} } }`,
  },
  'mutation updateExtras': {
    document: ({ hotelId }) =>
      `mutation { updateExtras(input: { hotelId: "${hotelId}", extras: [] }) { __typename ${on('ExtrasRefused')} } }`,
  },
  'mutation createCity': {
    document: () => 'mutation { createCity(input: { name: "Lisbon" }) { __typename } }',
  },
  'mutation updateCity': {
    document: () => 'mutation { updateCity(input: { cityId: "x", name: "Porto" }) { __typename } }',
  },
  'mutation deleteCity': { document: () => 'mutation { deleteCity(input: { cityId: "x" }) { __typename } }' },
  'mutation createHotelType': {
    document: () => 'mutation { createHotelType(input: { name: "Inn" }) { __typename } }',
  },
  'mutation updateHotelType': {
    document: () => 'mutation { updateHotelType(input: { hotelTypeId: "x", name: "Spa" }) { __typename } }',
  },
  'mutation deleteHotelType': {
    document: () => 'mutation { deleteHotelType(input: { hotelTypeId: "x" }) { __typename } }',
  },
  'mutation createHotel': {
    document: () =>
      'mutation { createHotel(input: { name: "A", cityId: "x", typeId: "x", description: "B", detailedDescription: "C", managerId: "x", staffIds: ["x"] }) { __typename } }',
  },
  'mutation updateHotel': {
    document: ({ hotelId }) =>
      `mutation { updateHotel(input: { hotelId: "${hotelId}", address: "2 Main Street" }) { __typename } }`,
  },
  'mutation deleteHotel': {
    document: ({ hotelId }) => `mutation { deleteHotel(input: { hotelId: "${hotelId}" }) { __typename } }`,
    ends: true,
  },
};
