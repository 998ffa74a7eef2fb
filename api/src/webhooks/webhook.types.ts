import { Field, Int, ObjectType, createUnionType } from 'type-graphql';
import { ListSize } from '../core/cost.decorator';
import { Problem } from '../core/problems';
import { TooManyAttempts } from '../access/limits/limit.types';
import { WrongPassword } from '../users/account.types';
import { Webhook } from './webhook.entity';
import { WebhookDelivery } from './webhookDelivery.entity';

@ObjectType({ description: 'A webhook with its secret, which is told this once.', simpleResolvers: true })
export class NewWebhook {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook!: Webhook;

  @Field(() => String, { description: 'What messages are signed with; keep it now.' })
  secret!: string;
}

@ObjectType({ description: 'A page of the messages to a webhook.', simpleResolvers: true })
export class WebhookDeliveryList {
  @ListSize({ perRow: 1 })
  @Field(() => [WebhookDelivery], { description: 'The newest first.' })
  items!: WebhookDelivery[];

  @Field(() => Int, {
    description:
      'How many there are; they are kept for 30 days, where the operator has not chosen another time.',
  })
  total!: number;
}

@ObjectType({
  implements: Problem,
  description:
    'There are as many webhooks as there may be, the address cannot be used or is not verified, the webhook is off, or there is no such one.',
})
export class WebhookRefused extends Problem {}

export const NewWebhookResult = createUnionType({
  name: 'NewWebhookResult',
  description: 'The webhook with its secret, or why not.',
  types: () => [NewWebhook, WebhookRefused, WrongPassword, TooManyAttempts] as const,
});

export const WebhookResult = createUnionType({
  name: 'WebhookResult',
  description: 'The webhook as it is now, or why not.',
  types: () => [Webhook, WebhookRefused, TooManyAttempts] as const,
});

export const WebhookDeliveryResult = createUnionType({
  name: 'WebhookDeliveryResult',
  description: 'The message, which is on its way, or why not.',
  types: () => [WebhookDelivery, WebhookRefused, TooManyAttempts] as const,
});
