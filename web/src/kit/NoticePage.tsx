import { DoorPicture } from './DoorPicture';
import { MessagePage, type Message } from './MessagePage';
import { SmallPicture, type SmallPictureName } from './SmallPicture';

interface Props extends Message {
  /** Shown instead of the door. */
  picture?: SmallPictureName;
  /** True if it went well: the picture shows an open door. */
  isGood?: boolean;
}

/** A page with one message below a door, open or closed, or below another picture. */
export const NoticePage = ({ picture, isGood = false, ...message }: Props) => (
  <MessagePage
    {...message}
    picture={picture ? <SmallPicture of={picture} /> : <DoorPicture isOpen={isGood} />}
  />
);
