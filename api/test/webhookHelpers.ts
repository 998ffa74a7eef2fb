import { whenIdle } from '../src/core/runExclusive';
import { sendDueDeliveries } from '../src/webhooks/sender.service';
import type { Visitor } from './testServer';

/** Sends all due messages to webhooks, and waits for the answers. */
export async function sendDue(): Promise<void> {
  await sendDueDeliveries();
  await whenIdle();
}

async function mutate(person: Visitor, field: string, type: string, input: object, selection: string) {
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) {
    __typename ${selection} ... on Problem { message } ... on TooManyAttempts { retryAfterSeconds } } }`;
  const { data, errors } = await person.graphql(query, { input });
  if (errors) throw new Error(errors[0]!.message);
  return data[field];
}

/** Makes a webhook, and waits until its address has answered the challenge. */
export async function addWebhook(person: Visitor, url: string, events = ['BOOKING_CONFIRMED']) {
  const input = { url, events };
  const made = await mutate(
    ...([person, 'createWebhook', 'CreateWebhookInput', input] as const),
    '... on NewWebhook { secret webhook { id } }',
  );
  await whenIdle();
  return made as { __typename: string; message?: string; secret: string; webhook: { id: string } };
}

/** Sends a test message without waiting for the answer. */
export const sendTest = (person: Visitor, webhookId: string) =>
  mutate(person, 'testWebhook', 'WebhookInput', { webhookId }, '... on WebhookDelivery { id }');

/** Asks for another challenge without waiting for the answer. */
export const askChallenge = (person: Visitor, webhookId: string) =>
  mutate(person, 'sendWebhookChallenge', 'WebhookInput', { webhookId }, '... on Webhook { id }');

/** The verification of a person's newest webhook, as the person sees it. */
export async function verificationOf(person: Visitor) {
  const { data } = await person.graphql(
    '{ myWebhooks { id verificationState verifiedAt challengeSentAt challengeAnswer } }',
  );
  return data.myWebhooks[0];
}
