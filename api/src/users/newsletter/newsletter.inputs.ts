import { MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { emailProblem } from '../../../../schema/emailAddress';
import { Rule } from '../../core/rule.decorator';

@InputType({ description: 'The address that subscribes.' })
export class SubscribeNewsletterInput {
  @Field(() => String, { description: 'Email address.' })
  @Rule(emailProblem)
  email!: string;

  @Field(() => String, { nullable: true, description: 'The solved captcha; see settings.captcha.' })
  captcha?: string | null;
}

@InputType({ description: 'The unsubscribe link of a newsletter.' })
export class UnsubscribeNewsletterInput {
  @Field(() => ID, { description: 'The first part of the link.' })
  @MaxLength(100)
  subscriberId!: string;

  @Field(() => String, { description: 'The second part of the link.' })
  @MaxLength(200)
  token!: string;
}
