import type { ApolloClient } from '@apollo/client';
import { failsOffline } from '../apollo/lineLink';
import { UPLOADS } from '../../../schema/uploads';
import { HostRefusal } from '../uploads/hostRefusal';
import { sendFile, type SentFile } from '../uploads/sendFile';
import { GenerateUploadSignatureDocument } from '../uploads/sendFile.generated';
import { photoStore } from './photoStore';

/** The picture of a draft: known before it has left, so that nothing jumps when it is shown from elsewhere. */
export interface DraftPhoto {
  width: number;
  height: number;
  alt: string;
  /** Where it is at the image host, and since when, in milliseconds since 1970. */
  sent?: (SentFile & { at: number }) | undefined;
  /** How much of it has left, from 0 to 1. */
  progress?: number;
}

/** The server takes what was uploaded within the last hour; what waited longer is uploaded anew. */
const TAKEN_WITHIN = 50 * 60_000;

export const isAtHost = ({ sent }: DraftPhoto): boolean =>
  sent !== undefined && Date.now() - sent.at < TAKEN_WITHIN;

/** The browser has not kept the picture that was to be sent. */
export class PhotoGone extends Error {
  constructor() {
    super('The picture is not on this device any more. Discard this message, then choose the picture again.');
    this.name = 'PhotoGone';
  }
}

/** Uploads the picture of a message. Throws PhotoGone, HostRefusal, and what the server says. */
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
  const file = new File([blob], 'picture', { type: blob.type });
  const sent = await sendFile(file, { signature: data.generateUploadSignature, signal, onProgress });
  return { ...sent, at: Date.now() };
}
