import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../access/allow.decorator';
import type { Context } from '../access/context';
import { Booking } from '../bookings/booking.entity';
import { build } from '../core/build';
import { BulkResult } from '../core/bulk';
import { ListSize } from '../core/cost.decorator';
import { Counted, type Counting } from '../core/counting.decorator';
import type { PageOf } from '../core/pagination';
import { User } from '../users/user.entity';
import {
  AnswerContactMessageInput,
  CloseContactMessagesInput,
  ContactMessagesArgs,
  ReopenContactMessagesInput,
  SendContactMessageInput,
} from './contact.inputs';
import { sendContactMessage } from './contact.service';
import {
  AnswerContactMessageResult,
  ContactMessageList,
  ContactMessageSent,
  SendContactMessageResult,
} from './contact.types';
import { answerContactMessage, closeContactMessages, reopenContactMessages } from './contactAnswer.service';
import { listContactMessages } from './contactList.service';
import { ContactMessage } from './contactMessage.entity';

@Resolver(() => ContactMessage)
export class ContactResolver {
  @Allow('contact:send')
  @Mutation(() => SendContactMessageResult, {
    description: 'Sends a message to the operator of the site. It needs no account.',
  })
  async sendContactMessage(
    @Arg('input', () => SendContactMessageInput) input: SendContactMessageInput,
    @Ctx() { viewer, address }: Context,
  ): Promise<ContactMessageSent> {
    const { email } = await sendContactMessage(viewer, input, address);
    return build(ContactMessageSent, { email });
  }

  @Allow('contact:list')
  @Query(() => ContactMessageList, {
    description: 'Messages from the contact form, newest first. Administrators only.',
  })
  contactMessages(
    @Args(() => ContactMessagesArgs) args: ContactMessagesArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<ContactMessage>> {
    return listContactMessages(viewer, args, counting);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The account from which it was sent; null if the sender was not signed in.',
  })
  sender(@Root() { userId }: ContactMessage, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return userId ? loaders.users.load(userId) : null;
  }

  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'The booking with the reference that the sender wrote; null if there is none.',
  })
  booking(
    @Root() { bookingId }: ContactMessage,
    @Ctx() { loaders }: Context,
  ): Promise<Booking | null> | null {
    return bookingId ? loaders.bookings.load(bookingId) : null;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who answered it or marked it as done; null while it is open.',
  })
  closedBy(@Root() { closedById }: ContactMessage, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return closedById ? loaders.users.load(closedById) : null;
  }

  @Allow('contact:answer')
  @Mutation(() => AnswerContactMessageResult, {
    description: 'Answers a message from the contact form, by email or in a chat. Administrators only.',
  })
  answerContactMessage(
    @Arg('input', () => AnswerContactMessageInput) input: AnswerContactMessageInput,
    @Ctx() { viewer }: Context,
  ): Promise<ContactMessage> {
    return answerContactMessage(viewer, input);
  }

  @ListSize(100)
  @Allow('contact:answer')
  @Mutation(() => [BulkResult], {
    description: 'Marks open messages from the contact form as done. Administrators only.',
  })
  closeContactMessages(
    @Arg('input', () => CloseContactMessagesInput) input: CloseContactMessagesInput,
    @Ctx() { viewer }: Context,
  ): Promise<BulkResult[]> {
    return closeContactMessages(viewer, input);
  }

  @ListSize(100)
  @Allow('contact:answer')
  @Mutation(() => [BulkResult], {
    description:
      'Opens messages from the contact form again that were marked as done; answered ones stay closed. Administrators only.',
  })
  reopenContactMessages(
    @Arg('input', () => ReopenContactMessagesInput) input: ReopenContactMessagesInput,
    @Ctx() { viewer }: Context,
  ): Promise<BulkResult[]> {
    return reopenContactMessages(viewer, input);
  }
}
