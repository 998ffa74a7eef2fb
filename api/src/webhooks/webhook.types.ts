import { Field, Int, ObjectType, createUnionType } from 'type-graphql';
import { ListSize } from '../core/cost.decorator';
import { Problem } from '../core/problems';
import { ProofNeeded } from '../access/proof';
import { TooManyAttempts } from '../access/limits/limit.types';
import { WrongPassword } from '../users/account.types';
import { Webhook } from './webhook.entity';
import { WebhookDelivery } from './webhookDelivery.entity';

@ObjectType({
  description: 'A webhook with its secret, which is returned only this once.',
  simpleResolvers: true,
})
export class NewWebhook {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook!: Webhook;

  @Field(() => String, { description: 'The secret that messages are signed with; store it now.' })
  secret!: string;
}

@ObjectType({ description: 'A page of the messages to a webhook.', simpleResolvers: true })
export class WebhookDeliveryList {
  @ListSize({ perRow: 1 })
  @Field(() => [WebhookDelivery], { description: 'Newest first.' })
  items!: WebhookDelivery[];

  @Field(() => Int, {
    description: 'Number of messages; they are kept for 30 days, unless the operator has set another time.',
  })
  total!: number;
}

@ObjectType({
  implements: Problem,
  description:
    'The limit of webhooks is reached, the address cannot be used or is not verified, the webhook is off, or it does not exist.',
})
export class WebhookRefused extends Problem {}

export const NewWebhookResult = createUnionType({
  name: 'NewWebhookResult',
  description: 'The webhook with its secret, or why it was refused.',
  types: () => [NewWebhook, WebhookRefused, ProofNeeded, WrongPassword, TooManyAttempts] as const,
});

export const WebhookResult = createUnionType({
  name: 'WebhookResult',
  description: 'The updated webhook, or why it was not changed.',
  types: () => [Webhook, WebhookRefused, TooManyAttempts] as const,
});

export const WebhookDeliveryResult = createUnionType({
  name: 'WebhookDeliveryResult',
  description: 'The queued message, or why it was not sent.',
  types: () => [WebhookDelivery, WebhookRefused, TooManyAttempts] as const,
});
