import { classNames } from '../kit/classNames';
import { squareOf } from '../kit/photoSizes';
import { Avatar } from './Avatar';
import { guestOf, type ShownChat } from './guestOf';
import { initialsOf, tintOf } from './initials';
import { useChatViewer } from './useOutbox';
import styles from './ChatAvatar.module.css';

/** In pixels. */
const SIZE = 40;

interface Props {
  chat: ShownChat;
  isOnline?: boolean;
}

/**
 * The picture of a chat: the other person, the hotel for its guest, the guest for the staff of the hotel. A group, and what
 * has no photo, has initials.
 */
export function ChatAvatar({ chat, isOnline }: Props) {
  const viewer = useChatViewer();
  const { id, isGroup, name, partner, hotelId, hotel } = chat;
  const guest = guestOf(chat, viewer.id);
  if (!isGroup || guest?.photo)
    return <Avatar photo={guest ? guest.photo : partner?.photo} isOnline={isOnline} />;
  const isHotel = hotelId !== null && !guest;
  const photo = isHotel ? hotel?.photos[0] : undefined;
  const shape = classNames(styles.picture, isHotel && styles.hotel);
  return photo ? (
    <img src={squareOf(photo, SIZE)} alt="" width={SIZE} height={SIZE} className={shape} />
  ) : (
    <div aria-hidden="true" data-tint={tintOf(guest?.id ?? id)} className={shape}>
      {initialsOf(guest?.name ?? name)}
    </div>
  );
}
