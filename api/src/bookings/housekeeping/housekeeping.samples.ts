import type { Sample } from '../../../test/sample';

/** A sample document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query housekeeping': { document: ({ hotelId }) => `{ housekeeping(hotelId: "${hotelId}") { today } }` },
  'query repairs': { document: ({ hotelId }) => `{ repairs(hotelId: "${hotelId}") { total } }` },
  'query lostItems': { document: ({ hotelId }) => `{ lostItems(hotelId: "${hotelId}") { total } }` },
  'mutation reportRepair': {
    document: ({ hotelId }) =>
      `mutation { reportRepair(input: { hotelId: "${hotelId}", place: "Lift", text: "Stuck.", reportKey: "repair-of-a-sample" }) { __typename } }`,
  },
  'mutation finishRepair': {
    document: () => 'mutation { finishRepair(input: { repairId: "none" }) { __typename } }',
  },
  'mutation reopenRepair': {
    document: () => 'mutation { reopenRepair(input: { repairId: "none" }) { __typename } }',
  },
  'mutation recordLostItem': {
    document: ({ hotelId }) =>
      `mutation { recordLostItem(input: { hotelId: "${hotelId}", place: "Lobby", what: "Scarf", reportKey: "item-of-a-sample" }) { __typename } }`,
  },
  'mutation updateLostItem': {
    document: () => 'mutation { updateLostItem(input: { lostItemId: "none", state: SENT }) { __typename } }',
  },
};
