import { ArrayMaxSize, ArrayMinSize, IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { PageArgs } from '../core/pagination';
import { EventType } from '../eventLog/eventType.enum';
import { CurrentPassword, PASSWORD_OR_PROOF } from '../users/account.inputs';

const EVENTS = Object.keys(EventType).length;

/** The field of the hotels of a webhook. */
const HotelsOfWebhook =
  (description: string): PropertyDecorator =>
  (target, property) => {
    Field(() => [ID], { nullable: true, description })(target, property);
    IsOptional()(target, property);
    ArrayMinSize(1, { message: 'Choose at least one hotel' })(target, property);
    ArrayMaxSize(LIMITS.hotelsOfKey, {
      message: () => fill('Name at most {most} hotels', { most: LIMITS.hotelsOfKey }),
    })(target, property);
    MaxLength(100, { each: true })(target, property as string);
  };

@InputType({ description: 'The webhook to create.' })
export class CreateWebhookInput {
  @Field(() => String, {
    description: `The address that messages are posted to: https, ${LIMITS.webhookUrl} characters at most.`,
  })
  @MaxLength(LIMITS.webhookUrl, {
    message: () => fill('The address can have at most {most} characters', { most: LIMITS.webhookUrl }),
  })
  url!: string;

  @Field(() => [EventType], { description: 'The events to report.' })
  @ArrayMinSize(1, { message: 'Choose at least one event' })
  @ArrayMaxSize(EVENTS, { message: 'Give each event only once' })
  events!: EventType[];

  @HotelsOfWebhook('For staff: the hotels that it is limited to; all by default.')
  hotelIds?: string[] | null;

  @CurrentPassword(PASSWORD_OR_PROOF)
  currentPassword?: string | null;
}

@InputType({ description: 'The webhook.' })
export class WebhookInput {
  @Field(() => ID, { description: 'Id of the webhook.' })
  @MaxLength(100)
  webhookId!: string;
}

@InputType({ description: 'The webhook to give a new secret.' })
export class RotateWebhookSecretInput extends WebhookInput {
  @CurrentPassword(PASSWORD_OR_PROOF)
  currentPassword?: string | null;
}

@InputType({ description: 'Changes of a webhook; missing fields stay unchanged.' })
export class UpdateWebhookInput extends WebhookInput {
  @Field(() => [EventType], { nullable: true, description: 'The events to report.' })
  @IsOptional()
  @ArrayMinSize(1, { message: 'Choose at least one event' })
  @ArrayMaxSize(EVENTS, { message: 'Give each event only once' })
  events?: EventType[] | null;

  @HotelsOfWebhook('For staff: the hotels that it is limited to; null for all.')
  hotelIds?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is on.' })
  active?: boolean | null;
}

@InputType({ description: 'The message to resend.' })
export class ResendDeliveryInput {
  @Field(() => ID, { description: 'Id of the message.' })
  @MaxLength(100)
  deliveryId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'An id of this request, 100 characters at most: repeated with the same one, it resends the message only once.',
  })
  @IsOptional()
  @MaxLength(100, { message: 'The idempotency key is too long' })
  idempotencyKey?: string | null;
}

@ArgsType()
export class WebhookDeliveriesArgs extends PageArgs {
  @Field(() => ID, { description: 'The webhook.' })
  @MaxLength(100)
  webhookId!: string;
}
