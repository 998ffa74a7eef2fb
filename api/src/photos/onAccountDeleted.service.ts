import { repo } from '../database/transaction';
import type { AccountDeletion, DataExport } from '../users/accountDeletion.service';
import { PropertyOffer } from './offers/propertyOffer.entity';
import { replaceUploads } from './replace.service';
import { Upload } from './upload.entity';

/** Queues the files of a deleted account to be destroyed at the image host, and deletes what it offered. */
export async function removeUploadsOfUser({ user }: AccountDeletion): Promise<void> {
  await replaceUploads('PROFILE_PHOTO', user.id);
  await replaceUploads('PROPERTY', user.id);
  await repo(PropertyOffer).delete({ userId: user.id });
}

/** The files that somebody has uploaded, for the export of their data. */
export async function exportUploads({ userId }: DataExport): Promise<unknown> {
  const uploads = await repo(Upload).find({ where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
  return uploads.map(({ url, purpose, createdAt }) => ({ url, purpose, createdAt }));
}

/** The properties that somebody has offered, for the same. */
export async function exportOffers({ userId }: DataExport): Promise<unknown> {
  const offers = await repo(PropertyOffer).find({ where: { userId }, order: { sentAt: 'ASC', id: 'ASC' } });
  return offers.map(({ sentAt, state, answer, answeredAt }) => ({ sentAt, state, answer, answeredAt }));
}
