import { registerEnumType } from 'type-graphql';

/** The type of the message that testWebhook sends. */
export const TEST_EVENT = 'webhook.test';

/** The type of the message that asks an address to answer with a challenge. */
export const CHALLENGE_EVENT = 'webhook.verification';

/** Whether an address has answered its challenge. */
export enum WebhookVerificationState {
  WAITING = 'WAITING',
  VERIFIED = 'VERIFIED',
}
registerEnumType(WebhookVerificationState, {
  name: 'WebhookVerificationState',
  description: 'Whether the address of a webhook has answered its challenge.',
  valuesConfig: {
    WAITING: { description: 'It has not; until then no other messages are sent to it.' },
    VERIFIED: { description: 'It has; messages are sent to it.' },
  },
});
