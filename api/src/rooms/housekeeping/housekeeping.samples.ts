import type { Sample } from '../../../test/sample';

/** A sample document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'mutation changeRoomState': {
    document: ({ roomNumberId }) =>
      `mutation { changeRoomState(input: { roomNumberId: "${roomNumberId}", status: DIRTY, changeId: "change-of-a-sample" }) { __typename } }`,
  },
  'mutation assignRooms': {
    document: ({ hotelId, roomNumberId }) =>
      `mutation { assignRooms(input: { hotelId: "${hotelId}", roomNumberIds: ["${roomNumberId}"] }) { __typename } }`,
  },
  'subscription housekeepingChanged': {
    document: ({ hotelId }) => `subscription { housekeepingChanged(hotelId: "${hotelId}") { id } }`,
  },
};
