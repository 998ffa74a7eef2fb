import { night } from '../../test/factories';
import { on, type Sample } from '../../test/sample';

const period = () => `from: "${night(-30)}", through: "${night(0)}"`;

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query journal': {
    document: ({ hotelId }) => `{ journal(filter: { hotelId: "${hotelId}", ${period()} }) { total } }`,
  },
  'query trialBalance': {
    document: ({ hotelId }) => `{ trialBalance(hotelId: "${hotelId}", ${period()}) { closingCents } }`,
  },
  'query day': { document: ({ hotelId }) => `{ day(hotelId: "${hotelId}") { canClose } }` },
  'query dayCloses': { document: ({ hotelId }) => `{ dayCloses(hotelId: "${hotelId}") { total } }` },
  'query cashCounts': { document: ({ hotelId }) => `{ cashCounts(hotelId: "${hotelId}") { total } }` },
  'mutation closeDay': {
    document: ({ hotelId }) =>
      `mutation { closeDay(input: { hotelId: "${hotelId}", day: "${night(30)}" }) { __typename ${on('DayRefused')} } }`,
  },
  'mutation countCash': {
    document: ({ hotelId }) =>
      `mutation { countCash(input: { hotelId: "${hotelId}", expectedCents: 1, countedCents: 1, idempotencyKey: "one" }) {
        __typename ${on('DayRefused')} } }`,
  },
};
