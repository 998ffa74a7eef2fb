import { night } from '../../test/factories';
import { on, type Sample } from '../../test/sample';

/** A sample document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query roomTypes': { document: () => '{ roomTypes { total } }' },
  'query roomType': { document: ({ roomTypeId }) => `{ roomType(id: "${roomTypeId}") { id } }` },
  'mutation updateRates': {
    document: ({ roomTypeId }) =>
      `mutation { updateRates(input: { roomTypeId: "${roomTypeId}", rates: [] }) { __typename ${on('RatesRefused')} } }`,
  },
  'mutation createRoomType': {
    document: ({ hotelId }) =>
      `mutation { createRoomType(input: { hotelId: "${hotelId}", title: "A", description: "B", priceCents: 1, roomNumbers: [7] }) { __typename } }`,
  },
  'mutation updateRoomType': {
    document: ({ roomTypeId }) =>
      `mutation { updateRoomType(input: { roomTypeId: "${roomTypeId}", maxPeople: 3 }) { __typename } }`,
  },
  'mutation deleteRoomType': {
    document: ({ roomTypeId }) =>
      `mutation { deleteRoomType(input: { roomTypeId: "${roomTypeId}" }) { __typename } }`,
    ends: true,
  },
  'subscription nightsChanged': {
    document: ({ hotelId }) => `subscription { nightsChanged(hotelId: "${hotelId}") { night } }`,
  },
  'mutation paintRates': {
    document: ({ roomTypeId }) =>
      `mutation { paintRates(input: { roomTypeIds: ["${roomTypeId}"], from: "${night(5)}", to: "${night(6)}", priceCents: 900 }) { __typename } }`,
  },
  'mutation blockNights': {
    document: ({ hotelId, roomNumberId }) =>
      `mutation { blockNights(input: { hotelId: "${hotelId}", roomNumberIds: ["${roomNumberId}"], from: "${night(70)}",
        to: "${night(71)}", reason: "Painting" }) { __typename } }`,
  },
  'mutation unblockNights': {
    document: ({ hotelId, roomNumberId }) =>
      `mutation { unblockNights(input: { hotelId: "${hotelId}", roomNumberIds: ["${roomNumberId}"], from: "${night(70)}",
        to: "${night(71)}" }) { __typename } }`,
  },
  'mutation openHotelForBooking': {
    document: ({ hotelId }) =>
      `mutation { openHotelForBooking(input: { hotelId: "${hotelId}" }) { __typename } }`,
  },
  'mutation closeHotelForBooking': {
    document: ({ hotelId }) =>
      `mutation { closeHotelForBooking(input: { hotelId: "${hotelId}" }) { __typename } }`,
    ends: true,
  },
};
