import { In, IsNull, type FindOperator } from 'typeorm';
import type { UploadPurposeName } from '../../../schema/uploads';
import { processDueRows } from '../database/dueRows';
import { requireTransaction, repo, transaction } from '../database/transaction';
import { log } from '../core/log';
import { now } from '../core/clock';
import { destroyUpload } from '../external/images.files';
import type { Deletion } from '../hotels/onDelete';
import { Upload } from './upload.entity';

const BACKOFF = { firstMs: 45_000, longestMs: 6 * 3_600_000 };
/** The number of attempts after which a photo remains at the image host. */
const GIVE_UP_AFTER = 20;

/**
 * Queues the replaced photos of a record, or of several, to be destroyed, inside the caller's transaction: all
 * of them, or those with these addresses.
 */
export async function replaceUploads(
  purpose: UploadPurposeName,
  thingId: string | FindOperator<string>,
  urls?: readonly string[],
): Promise<void> {
  requireTransaction('replaceUploads()');
  if (urls?.length === 0) return;
  const shown = urls && { url: In([...urls]) };
  await repo(Upload).update({ purpose, thingId, ...shown, dueAt: IsNull(), attempts: 0 }, { dueAt: now() });
}

/**
 * Destroys replaced photos at the image host and retries failures after a pause; a job. Several instances may
 * run it at once.
 */
export async function destroyReplaced(): Promise<void> {
  await processDueRows({ entity: Upload, backoff: BACKOFF, work: destroy, failed: notDestroyed });
}

async function destroy({ id, publicId, resource }: Upload): Promise<void> {
  await destroyUpload(publicId, resource);
  await transaction(() => repo(Upload).delete({ id }));
}

/** A failed photo is tried again after its pause, for twenty attempts in all. */
async function notDestroyed(error: unknown, { id, publicId, attempts }: Upload): Promise<void> {
  if (attempts < GIVE_UP_AFTER)
    return log.warn({ error, publicId, attempts }, 'a photo was not destroyed and will be tried again');
  await transaction(() => repo(Upload).update({ id }, { dueAt: null }));
  log.error({ error, publicId, attempts }, 'a photo was given up and stays at the image host');
}

const PURPOSES: Record<Deletion['what'], UploadPurposeName> = {
  city: 'CITY_PHOTO',
  hotelType: 'HOTEL_TYPE_PHOTO',
  hotel: 'HOTEL_PHOTO',
  roomType: 'ROOM_PHOTO',
};

/** Queues the photos of a deleted record to be destroyed at the image host. */
export const removePhotos = ({ what, id }: Deletion): Promise<void> => replaceUploads(PURPOSES[what], id);
