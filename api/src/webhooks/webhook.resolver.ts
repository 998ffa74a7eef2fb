import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ListSize } from '../core/cost.decorator';
import { Allow } from '../access/allow.decorator';
import type { Context } from '../access/context';
import { EventType } from '../eventLog/eventType.enum';
import { sendWebhookChallenge } from './challenge.service';
import { listDeliveries, resendDelivery, testWebhook } from './delivery.service';
import { Webhook } from './webhook.entity';
import {
  CreateWebhookInput,
  ResendDeliveryInput,
  RotateWebhookSecretInput,
  UpdateWebhookInput,
  WebhookDeliveriesArgs,
  WebhookInput,
} from './webhook.inputs';
import {
  NewWebhook,
  NewWebhookResult,
  WebhookDeliveryList,
  WebhookDeliveryResult,
  WebhookResult,
} from './webhook.types';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from './webhook.service';
import { build } from '../core/build';

@Resolver()
export class WebhookResolver {
  @ListSize(5)
  @Allow('webhook:read')
  @Query(() => [Webhook], {
    description:
      'Your webhooks, newest first. An API key that names hotels sees those that are limited to some of them.',
  })
  myWebhooks(@Ctx() { viewer }: Context): Promise<Webhook[]> {
    return listWebhooks(viewer);
  }

  @Allow('webhook:read')
  @Query(() => WebhookDeliveryList, {
    description:
      'The messages to one of your webhooks. An API key sees test messages, and those about what its scopes and duties let it read.',
  })
  webhookDeliveries(
    @Args(() => WebhookDeliveriesArgs) args: WebhookDeliveriesArgs,
    @Ctx() { viewer }: Context,
  ): Promise<WebhookDeliveryList> {
    return listDeliveries(viewer, args);
  }

  @Allow('webhook:create')
  @Mutation(() => NewWebhookResult, {
    description:
      'Creates a webhook and sends a challenge to its address. Its secret is returned only this once.',
  })
  async createWebhook(
    @Arg('input', () => CreateWebhookInput) input: CreateWebhookInput,
    @Ctx() { viewer }: Context,
  ) {
    return build(NewWebhook, await createWebhook(viewer, input));
  }

  @Allow('webhook:create')
  @Mutation(() => NewWebhookResult, {
    description:
      'Gives one of your webhooks a new secret, returned only this once; for a day messages are signed with both.',
  })
  async rotateWebhookSecret(
    @Arg('input', () => RotateWebhookSecretInput) input: RotateWebhookSecretInput,
    @Ctx() { viewer }: Context,
  ) {
    return build(NewWebhook, await rotateWebhookSecret(viewer, input));
  }

  @Allow('webhook:own')
  @Mutation(() => WebhookResult, { description: 'Changes one of your webhooks, or switches it on or off.' })
  updateWebhook(
    @Arg('input', () => UpdateWebhookInput) input: UpdateWebhookInput,
    @Ctx() { viewer }: Context,
  ) {
    return updateWebhook(viewer, input);
  }

  @Allow('webhook:own')
  @Mutation(() => Boolean, {
    description: 'Deletes one of your webhooks with its messages; true also if it no longer exists.',
  })
  deleteWebhook(
    @Arg('input', () => WebhookInput) input: WebhookInput,
    @Ctx() { viewer }: Context,
  ): Promise<boolean> {
    return deleteWebhook(viewer, input);
  }

  @Allow('webhook:own')
  @Mutation(() => WebhookResult, {
    description:
      'Sends a new challenge, a message of the type `webhook.verification`, to one of your webhooks that is not verified; thirty a day at most.',
  })
  sendWebhookChallenge(@Arg('input', () => WebhookInput) input: WebhookInput, @Ctx() { viewer }: Context) {
    return sendWebhookChallenge(viewer, input);
  }

  @Allow('webhook:own')
  @Mutation(() => WebhookDeliveryResult, {
    description: 'Sends a test message to one of your webhooks; ten in ten minutes at most.',
  })
  testWebhook(
    @Arg('input', () => WebhookInput) input: WebhookInput,
    @Arg('event', () => EventType, {
      nullable: true,
      description:
        'Send an example of this event, about records that do not exist and with `test: true`; a message of the type `webhook.test` by default.',
    })
    event: EventType | undefined,
    @Ctx() { viewer }: Context,
  ) {
    return testWebhook(viewer, input, event);
  }

  @Allow('webhook:resend')
  @Mutation(() => WebhookDeliveryResult, {
    description:
      'Resends a message to one of your webhooks, with the same id; a hundred in ten minutes at most. A message that waits is sent at once, and not twice.',
  })
  resendWebhookDelivery(
    @Arg('input', () => ResendDeliveryInput) input: ResendDeliveryInput,
    @Ctx() { viewer }: Context,
  ) {
    return resendDelivery(viewer, input);
  }
}
