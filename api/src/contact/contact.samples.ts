import { forMany, NOBODY, on, type Sample } from '../../test/sample';

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query contactMessages': { document: () => '{ contactMessages { total } }' },
  'mutation sendContactMessage': {
    document: () =>
      `mutation { sendContactMessage(input: { topic: OTHER, name: "Ana", email: "ana@elsewhere.example", text: "Hello." })
        { __typename ${on('CaptchaRefused')} } }`,
  },
  'mutation answerContactMessage': {
    document: () =>
      `mutation { answerContactMessage(input: { messageId: "${NOBODY}", answer: "Yes.", channel: MAIL }) { __typename } }`,
  },
  'mutation closeContactMessages': forMany('closeContactMessages', 'messageIds'),
  'mutation reopenContactMessages': forMany('reopenContactMessages', 'messageIds'),
};
