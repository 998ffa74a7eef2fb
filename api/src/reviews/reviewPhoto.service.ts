import { In, IsNull } from 'typeorm';
import { refuse } from '../core/problems';
import { lockRows, repo, requireTransaction } from '../database/transaction';
import { findAttachments, storeAttachments, type Attachment } from '../photos/attachment.service';
import { replaceUploads } from '../photos/replace.service';
import { Upload, UploadPurpose } from '../photos/upload.entity';
import type { UploadInput } from '../photos/upload.inputs';
import { UploadRefused } from '../photos/upload.types';
import type { AccountDeletion } from '../users/accountDeletion.service';
import { Review } from './review.entity';
import type { ReviewPhotoInput } from './review.inputs';

/** The photos of a review in their order: the address of one that it has, or a new file at the image host. */
export type FoundPhotos = (string | Attachment)[];

/**
 * Finds the photos of a review that the user writes or changes. New ones must be files that the user uploaded
 * for reviews within the last hour. A file that the review has already counts as its photo, so that a repeated
 * request succeeds. Asks the image host, so it must not run inside a transaction. Refuses UploadRefused and
 * ImageHostUnavailable.
 */
export async function findReviewPhotos(
  userId: string,
  photos: readonly ReviewPhotoInput[],
  reviewId?: string,
): Promise<FoundPhotos> {
  const uploads = photos.filter((photo): photo is UploadInput => typeof photo.publicId === 'string');
  const stored = await findStored(userId, reviewId, uploads);
  const fresh = uploads.filter(({ publicId }) => !stored.has(publicId));
  const found = await findAttachments(userId, UploadPurpose.REVIEW_PHOTO, fresh);
  const byId = new Map<string, string | Attachment>([
    ...stored,
    ...found.map((file) => [file.publicId, file] as const),
  ]);
  return photos.map(({ publicId, url }) => (publicId ? byId.get(publicId)! : url));
}

/** The addresses of files that the review has, by their public ids; none of a new review. */
async function findStored(
  userId: string,
  thingId: string | undefined,
  uploads: UploadInput[],
): Promise<Map<string, string>> {
  if (!thingId || !uploads.length) return new Map();
  const publicId = In(uploads.map((upload) => upload.publicId));
  const purpose = UploadPurpose.REVIEW_PHOTO;
  const rows = await repo(Upload).findBy({ purpose, thingId, userId, publicId, dueAt: IsNull() });
  return new Map(rows.map((row) => [row.publicId, row.url]));
}

/**
 * Sets the photos of a review, inside the caller's transaction; those that it no longer has are destroyed at the
 * image host by a job. The caller stores the review. Refuses UploadRefused if an address is not of a photo of
 * this review, is listed twice, or if a file is attached to a record already.
 */
export async function setReviewPhotos(review: Review, photos: FoundPhotos): Promise<void> {
  requireTransaction('setReviewPhotos()');
  const before = review.photos ?? [];
  if (photos.some((photo) => typeof photo === 'string' && !before.includes(photo)))
    refuse(new UploadRefused('The review no longer has one of these photos. Reload the page.'));
  const after = photos.map((photo) => (typeof photo === 'string' ? photo : photo.url));
  if (new Set(after).size < after.length) refuse(new UploadRefused('A photo is listed twice.'));
  const removed = before.filter((url) => !after.includes(url));
  await replaceUploads('REVIEW_PHOTO', review.id, removed);
  const files = photos.filter((photo) => typeof photo !== 'string');
  await storeAttachments(review.userId, UploadPurpose.REVIEW_PHOTO, review.id, files);
  review.photos = after;
  review.hasPhotos = after.length > 0;
}

/** Removes the photos of a deleted account. Its reviews remain without them. */
export async function removePhotosOfUser({ user }: AccountDeletion): Promise<void> {
  const found = await repo(Review).findBy({ userId: user.id, hasPhotos: true });
  if (!found.length) return;
  const ids = found.map(({ id }) => id);
  await lockRows(Review, ids);
  await replaceUploads('REVIEW_PHOTO', In(ids));
  await repo(Review).update({ id: In(ids) }, { photos: [], hasPhotos: false });
}
