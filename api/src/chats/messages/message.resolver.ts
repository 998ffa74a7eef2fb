import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Booking } from '../../bookings/booking.entity';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { SameForAll } from '../../core/sameForAll.decorator';
import { Hotel } from '../../hotels/hotel.entity';
import { ifOpen } from '../../hotels/hotel.service';
import { User } from '../../users/user.entity';
import { Chat } from '../chat.entity';
import { FindMessagesArgs, SendMessageInput, TypingInput } from '../chat.inputs';
import { FoundMessageList, MessagePhoto, SendMessageResult } from '../chat.types';
import { Message } from './message.entity';
import { sendMessage } from './message.service';
import { photoOf } from './messagePhoto.service';
import { findMessages, type FoundMessages } from '../messageSearch/messageSearch.service';
import { sendTyping } from '../delivery/stream.service';

@Resolver(() => Message)
export class MessageResolver {
  @Allow('chat:list-own')
  @Query(() => FoundMessageList, {
    description: 'Messages in your current chats, found by the beginnings of their words; newest first.',
  })
  messages(
    @Args(() => FindMessagesArgs) args: FindMessagesArgs,
    @Ctx() { viewer }: Context,
  ): Promise<FoundMessages> {
    return findMessages(viewer, args);
  }

  @Allow('chat:write')
  @Mutation(() => SendMessageResult, { description: 'Sends a message to one of your chats.' })
  sendMessage(
    @Arg('input', () => SendMessageInput) input: SendMessageInput,
    @Ctx() { viewer }: Context,
  ): Promise<Message> {
    return sendMessage(viewer, input);
  }

  @Allow('chat:write')
  @Mutation(() => Boolean, {
    description: 'Shows the others in a chat that you are typing, for a few seconds. Always true.',
  })
  async sendTyping(
    @Arg('input', () => TypingInput) input: TypingInput,
    @Ctx() { viewer }: Context,
  ): Promise<boolean> {
    await sendTyping(viewer, input);
    return true;
  }

  @SameForAll()
  @FieldResolver(() => User, { description: "Who sent it; 'Deleted user' once the account is deleted." })
  sentBy(@Root() { sentById }: Message, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(sentById);
  }

  @SameForAll()
  @FieldResolver(() => Chat, { description: 'The chat that it was sent to.' })
  chat(@Root() { chatId }: Message, @Ctx() { loaders }: Context): Promise<Chat | null> {
    return loaders.chats.load(chatId);
  }

  @SameForAll()
  @FieldResolver(() => Hotel, {
    nullable: true,
    description:
      'The hotel that was shared with it; null if there is none, or it has been deleted or is not open for booking.',
  })
  async hotel(@Root() { hotelId }: Message, @Ctx() { loaders }: Context): Promise<Hotel | null> {
    const hotel = hotelId ? ifOpen(await loaders.hotels.load(hotelId)) : null;
    return hotel?.openForBooking ? hotel : null;
  }

  @SameForAll()
  @FieldResolver(() => MessagePhoto, {
    nullable: true,
    description: 'The picture that was sent with it; null if there is none.',
  })
  photo(@Root() message: Message): MessagePhoto | null {
    return photoOf(message);
  }

  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'The booking that was shared with it; null if there is none, or if you may not read it.',
  })
  async booking(
    @Root() { bookingId }: Message,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<Booking | null> {
    const booking = bookingId ? await loaders.bookings.load(bookingId) : null;
    return booking && can(viewer, 'booking:read', booking) ? booking : null;
  }
}
