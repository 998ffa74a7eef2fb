import { createUnionType, Field, ObjectType } from 'type-graphql';
import { TooManyAttempts } from '../access/limits/limit.types';
import { ChatRefused } from '../chats/chat.types';
import { Page } from '../core/pagination';
import { Problem } from '../core/problems';
import { CaptchaRefused } from '../users/captchaGuard';
import { ContactMessage } from './contactMessage.entity';

export const ContactMessageList = Page(ContactMessage, 'ContactMessage');

@ObjectType({ description: 'Confirms that the operator has the message.', simpleResolvers: true })
export class ContactMessageSent {
  @Field(() => String, { description: 'The address for the answer.' })
  email!: string;
}

@ObjectType({ implements: Problem, description: 'The message does not exist, or is no longer kept.' })
export class UnknownContactMessage extends Problem {
  static override readonly status = 404;

  constructor() {
    super('This message does not exist any more.');
  }
}

@ObjectType({ implements: Problem, description: 'It has been answered or marked as done.' })
export class ContactMessageClosed extends Problem {
  static override readonly status = 409;

  constructor(
    message = 'This message has already been answered or marked as done. Reload the page to see it.',
  ) {
    super(message);
  }
}

@ObjectType({
  implements: Problem,
  description: 'The sender cannot be reached this way: without an account, or after it was deleted.',
})
export class ContactSenderUnreachable extends Problem {
  static override readonly status = 409;
}

export const SendContactMessageResult = createUnionType({
  name: 'SendContactMessageResult',
  description: 'Confirms the message, or says why it was not sent.',
  types: () => [ContactMessageSent, CaptchaRefused, TooManyAttempts] as const,
});

export const AnswerContactMessageResult = createUnionType({
  name: 'AnswerContactMessageResult',
  description: 'The answered message, or why it was not answered.',
  types: () =>
    [
      ContactMessage,
      UnknownContactMessage,
      ContactMessageClosed,
      ContactSenderUnreachable,
      ChatRefused,
      TooManyAttempts,
    ] as const,
});
