import { night } from './factories';
import type { Sample } from './samples';

/** How rates are painted, and nights blocked and stays moved on the tape chart. */
export const ROOM_WORK_SAMPLES: Record<string, Sample> = {
  'mutation paintRates': {
    document: ({ roomTypeId }) =>
      `mutation { paintRates(input: { roomTypeIds: ["${roomTypeId}"], from: "${night(5)}", to: "${night(6)}", priceCents: 900 }) { __typename } }`,
  },
  'subscription bookingMoved': {
    document: ({ hotelId }) => `subscription { bookingMoved(hotelId: "${hotelId}") }`,
  },
  'query tapeChart': {
    document: ({ hotelId }) =>
      `{ tapeChart(hotelId: "${hotelId}", from: "${night(0)}", to: "${night(7)}") { bars { kind } } }`,
  },
  'mutation moveStay': {
    document: ({ roomNumberId }) =>
      `mutation { moveStay(input: { stayId: "x", roomNumberId: "${roomNumberId}" }) { __typename } }`,
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
};
