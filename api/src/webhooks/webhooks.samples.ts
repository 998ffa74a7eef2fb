import { NOBODY, type Sample } from '../../test/sample';

const mutation = (field: string, input: string, selection = '{ __typename }') => ({
  document: () => `mutation { ${field}(input: { ${input} }) ${selection} }`,
});

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query myWebhooks': { document: () => '{ myWebhooks { id } }' },
  'query webhookDeliveries': {
    document: () => `{ webhookDeliveries(webhookId: "${NOBODY}") { total } }`,
  },
  'mutation createWebhook': mutation('createWebhook', 'url: "https://127.0.0.1/", events: [BOOKING_CHANGED]'),
  'mutation rotateWebhookSecret': mutation('rotateWebhookSecret', `webhookId: "${NOBODY}"`),
  'mutation updateWebhook': mutation('updateWebhook', `webhookId: "${NOBODY}"`),
  'mutation deleteWebhook': mutation('deleteWebhook', `webhookId: "${NOBODY}"`, ''),
  'mutation testWebhook': mutation('testWebhook', `webhookId: "${NOBODY}"`),
  'mutation sendWebhookChallenge': mutation('sendWebhookChallenge', `webhookId: "${NOBODY}"`),
  'mutation resendWebhookDelivery': mutation('resendWebhookDelivery', `deliveryId: "${NOBODY}"`),
};
