import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { bookingTextProblem, contactAnswerProblem, contactTextProblem } from '../../../schema/contact';
import { emailProblem } from '../../../schema/emailAddress';
import { LIMITS } from '../../../schema/limits';
import { nameProblem } from '../../../schema/textRules';
import { References } from '../core/bulk.inputs';
import { CountedPageArgs } from '../core/pagination';
import { Rule } from '../core/rule.decorator';
import { ContactChannel, ContactState, ContactTopic } from './contactMessage.entity';

@InputType({ description: 'A message to the operator of the site.' })
export class SendContactMessageInput {
  @Field(() => ContactTopic, { description: 'What it is about.' })
  topic!: ContactTopic;

  @Field(() => String, { description: 'Your name.' })
  @Rule(nameProblem)
  name!: string;

  @Field(() => String, { description: 'The email address for the answer.' })
  @Rule(emailProblem)
  email!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The booking that it is about: its reference or its id. The answer is the same whether or not it exists.',
  })
  @IsOptional()
  @MaxLength(100)
  @Rule(bookingTextProblem)
  bookingReference?: string | null;

  @Field(() => String, { description: `The message, ${LIMITS.message} characters at most.` })
  @Rule(contactTextProblem)
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The solved captcha, for people who are not signed in; see settings.captcha.',
  })
  captcha?: string | null;
}

@ArgsType()
export class ContactMessagesArgs extends CountedPageArgs {
  @Field(() => ContactState, { nullable: true, description: 'Only those with this status.' })
  state?: ContactState | null;

  @Field(() => ContactTopic, { nullable: true, description: 'Only those about this.' })
  topic?: ContactTopic | null;
}

@InputType({ description: 'The answer to a message from the contact form.' })
export class AnswerContactMessageInput {
  @Field(() => ID, { description: 'Reference of the message.' })
  @MaxLength(100)
  messageId!: string;

  @Field(() => String, { description: `The answer, ${LIMITS.message} characters at most.` })
  @Rule(contactAnswerProblem)
  answer!: string;

  @Field(() => ContactChannel, { description: 'How it is answered.' })
  channel!: ContactChannel;
}

@InputType({ description: 'Messages from the contact form.' })
class ContactMessageReferences {
  @Field(() => [ID], { description: 'References of the messages.' })
  @References()
  messageIds!: string[];
}

@InputType({ description: 'Messages from the contact form that need no answer from here.' })
export class CloseContactMessagesInput extends ContactMessageReferences {}

@InputType({ description: 'Messages from the contact form that are open again.' })
export class ReopenContactMessagesInput extends ContactMessageReferences {}
