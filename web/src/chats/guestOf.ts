import { fill } from '../../../schema/fill';
import type { ChatAvatar_ChatFragment } from './ChatAvatar.generated';
import * as texts from './texts';

export type ShownChat = Omit<ChatAvatar_ChatFragment, ' $fragmentName'>;

/** The guest whom the viewer answers for a hotel in this chat; undefined for the guest, and in other chats. */
export const guestOf = ({ booking }: ShownChat, viewerId: string) =>
  booking && booking.user.id !== viewerId ? booking.user : undefined;

/** The name of a chat. The staff of a hotel also see the name of the guest, as all these chats have that of the hotel. */
export function titleOf(chat: ShownChat, viewerId: string): string {
  const guest = guestOf(chat, viewerId);
  return guest ? fill(texts.guestAtHotel, { guest: guest.name, hotel: chat.name }) : chat.name;
}
