import { authorizedToAsk, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { repo } from '../../database/transaction';
import { findAttachments, storeAttachments, type Attachment } from '../../photos/attachment.service';
import { UploadPurpose } from '../../photos/upload.entity';
import type { MessagePhotoInput, SendMessageInput } from '../chat.inputs';
import { unknownChat, type MessagePhoto } from '../chat.types';
import { findMember } from '../chat.service';
import { Message } from './message.entity';

/** A picture at the image host and its description. */
type FoundPhoto = Attachment & { alt: string };

/**
 * The uploaded picture of a new message; undefined if the message was sent already. Asks the image host, for
 * members of the chat only. Refuses ChatRefused, UploadRefused and ImageHostUnavailable.
 */
export async function findPhoto(
  viewer: Viewer | undefined,
  { chatId, clientMessageId }: Pick<SendMessageInput, 'chatId' | 'clientMessageId'>,
  photo: MessagePhotoInput,
): Promise<FoundPhoto | undefined> {
  const { id: sentById } = authorizedToAsk(viewer, 'chat:write');
  if (!(await findMember(viewer, 'chat:write', chatId))) refuse(unknownChat());
  if (await repo(Message).existsBy({ chatId, sentById, clientMessageId })) return undefined;
  const [found] = await findAttachments(sentById, UploadPurpose.CHAT_PHOTO, [photo]);
  return { ...found!, alt: photo.alt.trim() };
}

/**
 * Stores the picture as attached to a message, inside the caller's transaction; returns the picture columns
 * of the message.
 */
export async function storePhoto(
  userId: string,
  messageId: string,
  { alt: photoAlt, ...file }: FoundPhoto,
): Promise<Pick<Message, 'photoUrl' | 'photoWidth' | 'photoHeight' | 'photoAlt'>> {
  await storeAttachments(userId, UploadPurpose.CHAT_PHOTO, messageId, [file]);
  return { photoUrl: file.url, photoWidth: file.width, photoHeight: file.height, photoAlt };
}

/** The picture of a message; null if it has none. */
export const photoOf = ({ photoUrl, photoWidth, photoHeight, photoAlt }: Message): MessagePhoto | null =>
  photoUrl === null || photoUrl === undefined
    ? null
    : { url: photoUrl, width: photoWidth!, height: photoHeight!, alt: photoAlt ?? '' };
