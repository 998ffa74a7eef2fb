import type { ApolloClient } from '@apollo/client';
import { failsOffline } from '../apollo/reachabilityLink';
import { UPLOADS } from '../../../schema/uploads';
import { HostRefusal } from '../uploads/hostRefusal';
import { sendFile, type SentFile } from '../uploads/sendFile';
import { GenerateUploadSignatureDocument } from '../uploads/sendFile.generated';
import { photoStore } from './photoStore';
import { photoNotOnDevice } from './texts';

/** The photo of a pending message. Its size is known before the upload, so that the layout does not shift. */
export interface PendingPhoto {
  width: number;
  height: number;
  alt: string;
  /** Its address at the image host and the time of the upload, in milliseconds since 1970. */
  sent?: (SentFile & { at: number }) | undefined;
  /** The part that is uploaded, from 0 to 1. */
  progress?: number;
}

/** The server accepts uploads of the last hour. Older ones are uploaded again. In milliseconds. */
const UPLOAD_VALID_FOR = 50 * 60_000;

export const isAtHost = ({ sent }: PendingPhoto): boolean =>
  sent !== undefined && Date.now() - sent.at < UPLOAD_VALID_FOR;

/** The browser has not kept the photo that was to be sent. */
export class PhotoGone extends Error {
  constructor() {
    super(photoNotOnDevice);
    this.name = 'PhotoGone';
  }
}

/** Uploads the photo of a message. Throws PhotoGone, HostRefusal and the errors of the server. */
export async function sendPhoto(
  client: ApolloClient,
  clientMessageId: string,
  onProgress: (part: number) => void,
): Promise<SentFile & { at: number }> {
  const blob = await photoStore.find(clientMessageId);
  if (!blob) throw new PhotoGone();
  const { data } = await client.mutate({
    mutation: GenerateUploadSignatureDocument,
    variables: { input: { folder: UPLOADS.CHAT_PHOTO.folder, files: 1 } },
    context: failsOffline,
  });
  if (!data) throw new HostRefusal(0, undefined);
  const { signal } = new AbortController();
  const file = new File([blob], 'photo', { type: blob.type });
  const sent = await sendFile(file, { signature: data.generateUploadSignature, signal, onProgress });
  return { ...sent, at: Date.now() };
}
