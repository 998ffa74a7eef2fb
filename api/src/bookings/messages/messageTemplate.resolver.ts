import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { build } from '../../core/build';
import { Cost, ListSize } from '../../core/cost.decorator';
import { Booking } from '../booking.entity';
import { BookingAbilities } from '../booking.types';
import { GuestMessage } from './guestMessage.entity';
import {
  DeleteQuickReplyInput,
  MessagePreviewArgs,
  SaveMessageTemplateInput,
  SendTestMessageInput,
} from './messageTemplate.inputs';
import { deleteQuickReply, saveMessageTemplate } from './messageTemplate.service';
import {
  DeletedQuickReply,
  DeleteQuickReplyResult,
  MessagePreview,
  QuickReply,
  SaveMessageTemplateResult,
  SendTestMessageResult,
  ShownTemplate,
  TestMessageSent,
} from './messageTemplate.types';
import { refuseMessages } from './optOut.service';
import { RefuseMessagesInput } from './optOut.types';
import { listQuickReplies, previewMessage, sendTestMessage } from './preview.service';
import { listMessageTemplates } from './templateList.service';

@Resolver(() => Booking)
export class MessageTemplateResolver {
  @Cost(50)
  @ListSize(8)
  @Allow('messageTemplate:read')
  @Query(() => [ShownTemplate], {
    nullable: true,
    description:
      'The messages of a hotel to its guests in the order in which they are sent, then its quick replies; null without such a hotel. Staff of the hotel only.',
  })
  messageTemplates(
    @Arg('hotelId', () => ID, { description: 'The hotel.' }) hotelId: string,
    @Ctx() { viewer }: Context,
  ): Promise<ShownTemplate[] | null> {
    return listMessageTemplates(viewer, hotelId);
  }

  @Cost(50)
  @Allow('messageTemplate:read')
  @Query(() => MessagePreview, {
    nullable: true,
    description:
      'A message as it is typed, as the guest of a booking would get it; null without such a hotel. Staff of the hotel only.',
  })
  messagePreview(
    @Args(() => MessagePreviewArgs) args: MessagePreviewArgs,
    @Ctx() { viewer }: Context,
  ): Promise<MessagePreview | null> {
    return previewMessage(viewer, args);
  }

  @Cost(50)
  @ListSize(8)
  @Allow('guestMessage:read')
  @Query(() => [QuickReply], {
    description:
      'The texts of the hotel of a booking, filled for it, to insert in a chat: quick replies first. Staff of the hotel only.',
  })
  quickReplies(
    @Arg('bookingId', () => ID, { description: 'Id of the booking.' }) bookingId: string,
    @Ctx() { viewer }: Context,
  ): Promise<QuickReply[]> {
    return listQuickReplies(viewer, bookingId);
  }

  @Allow('messageTemplate:manage')
  @Mutation(() => SaveMessageTemplateResult, {
    description:
      'Sets the text and the time of a message of a hotel, turns it on or off, or makes a quick reply. Staff of the hotel only.',
  })
  saveMessageTemplate(
    @Arg('input', () => SaveMessageTemplateInput) input: SaveMessageTemplateInput,
    @Ctx() { viewer }: Context,
  ): Promise<ShownTemplate> {
    return saveMessageTemplate(viewer, input);
  }

  @Allow('messageTemplate:manage')
  @Mutation(() => DeleteQuickReplyResult, { description: 'Deletes a quick reply. Staff of the hotel only.' })
  async deleteQuickReply(
    @Arg('input', () => DeleteQuickReplyInput) input: DeleteQuickReplyInput,
    @Ctx() { viewer }: Context,
  ): Promise<DeletedQuickReply> {
    return build(DeletedQuickReply, { templateId: await deleteQuickReply(viewer, input) });
  }

  @Allow('messageTemplate:manage')
  @Mutation(() => SendTestMessageResult, {
    description: 'Sends a message as it is typed to your own address. Staff of the hotel only.',
  })
  async sendTestMessage(
    @Arg('input', () => SendTestMessageInput) input: SendTestMessageInput,
    @Ctx() { viewer }: Context,
  ): Promise<TestMessageSent> {
    return build(TestMessageSent, { email: await sendTestMessage(viewer, input) });
  }

  @Allow('guestMessage:refuse')
  @Mutation(() => Boolean, {
    description:
      'Ends messages of a hotel after a stay by the link in one. It needs no sign-in, and answers true whether or not the link is right.',
  })
  refuseMessages(
    @Arg('input', () => RefuseMessagesInput) input: RefuseMessagesInput,
    @Ctx() { viewer }: Context,
  ): Promise<boolean> {
    return refuseMessages(viewer, input);
  }

  @ListSize(2)
  @FieldResolver(() => [GuestMessage], {
    description:
      'The messages of the hotel that were sent about it by themselves, oldest first; empty unless you work at its front desk.',
  })
  guestMessages(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<GuestMessage[]> | [] {
    return can(viewer, 'guestMessage:read', booking) ? loaders.guestMessagesOfBooking.load(booking.id) : [];
  }
}

@Resolver(() => BookingAbilities)
export class GuestMessageAbilityResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Read the messages of the hotel that were sent about it, and insert its texts in a chat (quickReplies). Staff of the hotel only.',
  })
  readGuestMessages(@Root() { booking }: BookingAbilities, @Ctx() { viewer }: Context): boolean {
    return booking.hotelId !== null && can(viewer, 'guestMessage:read', booking);
  }
}
