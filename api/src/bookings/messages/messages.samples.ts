import { NOBODY, type Sample } from '../../../test/sample';

const typed = (hotelId: string) =>
  `hotelId: "${hotelId}", kind: BEFORE_ARRIVAL, subject: "Soon", body: "Dear {guest}"`;

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query messageTemplates': {
    document: ({ hotelId }) => `{ messageTemplates(hotelId: "${hotelId}") { id } }`,
  },
  'query messagePreview': {
    document: ({ hotelId }) => `{ messagePreview(${typed(hotelId)}) { subject } }`,
  },
  'query quickReplies': {
    document: ({ confirmedId }) => `{ quickReplies(bookingId: "${confirmedId}") { id } }`,
  },
  'mutation saveMessageTemplate': {
    document: ({ hotelId }) =>
      `mutation { saveMessageTemplate(input: { hotelId: "${hotelId}", kind: ARRIVAL_DAY, enabled: true }) { __typename } }`,
  },
  'mutation deleteQuickReply': {
    document: ({ hotelId }) =>
      `mutation { deleteQuickReply(input: { hotelId: "${hotelId}", templateId: "${NOBODY}" }) { __typename } }`,
  },
  'mutation sendTestMessage': {
    document: ({ hotelId }) => `mutation { sendTestMessage(input: { ${typed(hotelId)} }) { __typename } }`,
  },
  'mutation refuseMessages': {
    document: () =>
      `mutation { refuseMessages(input: { userId: "${NOBODY}", hotelId: "${NOBODY}", token: "wrong" }) }`,
  },
};
