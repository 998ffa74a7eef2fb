import { ArrayMaxSize, ArrayMinSize, IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits';
import { PageArgs } from '../core/pagination';
import { CurrentPassword } from '../users/account.inputs';
import { WebhookEventType } from './webhook.enum';

const PASSWORD = 'The current password; needed unless you have just signed in on this device.';
const EVENTS = Object.keys(WebhookEventType).length;

@InputType({ description: 'The webhook to make.' })
export class CreateWebhookInput {
  @Field(() => String, {
    description: `Where messages are to be posted: https, ${LIMITS.webhookUrl} characters at most.`,
  })
  @MaxLength(LIMITS.webhookUrl, { message: `The address has at most ${LIMITS.webhookUrl} characters` })
  url!: string;

  @Field(() => [WebhookEventType], { description: 'What it is to tell of.' })
  @ArrayMinSize(1, { message: 'Choose what the webhook tells of' })
  @ArrayMaxSize(EVENTS, { message: 'Name each event once' })
  events!: WebhookEventType[];

  @CurrentPassword(PASSWORD)
  currentPassword?: string | null;
}

@InputType({ description: 'The webhook.' })
export class WebhookInput {
  @Field(() => ID, { description: 'Id of the webhook.' })
  @MaxLength(100)
  webhookId!: string;
}

@InputType({ description: 'The webhook that is to get another secret.' })
export class RotateWebhookSecretInput extends WebhookInput {
  @CurrentPassword(PASSWORD)
  currentPassword?: string | null;
}

@InputType({ description: 'What is to change of a webhook; what is left out stays.' })
export class UpdateWebhookInput extends WebhookInput {
  @Field(() => [WebhookEventType], { nullable: true, description: 'What it is to tell of.' })
  @IsOptional()
  @ArrayMinSize(1, { message: 'Choose what the webhook tells of' })
  @ArrayMaxSize(EVENTS, { message: 'Name each event once' })
  events?: WebhookEventType[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is on.' })
  active?: boolean | null;
}

@InputType({ description: 'The message to send again.' })
export class ResendDeliveryInput {
  @Field(() => ID, { description: 'Id of the message.' })
  @MaxLength(100)
  deliveryId!: string;
}

@ArgsType()
export class WebhookDeliveriesArgs extends PageArgs {
  @Field(() => ID, { description: 'The webhook.' })
  @MaxLength(100)
  webhookId!: string;
}
