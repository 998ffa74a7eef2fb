import { In } from 'typeorm';
import { findAttachments, storeAttachments, type Attachment } from '../../photos/attachment.service';
import { replaceUploads } from '../../photos/replace.service';
import { UploadPurpose } from '../../photos/upload.entity';
import type { UploadInput } from '../../photos/upload.inputs';
import { repo } from '../../database/transaction';
import type { Deletion } from '../../hotels/onDelete';
import { LostItem } from './lostItem.entity';
import { Repair } from './repair.entity';

/** The uploaded photos of a report. Asks the image host, outside transactions. */
export const findPhotos = (userId: string, photos: UploadInput[] | null | undefined): Promise<Attachment[]> =>
  findAttachments(userId, UploadPurpose.HOUSEKEEPING_PHOTO, photos ?? []);

/** Attaches the photos to a report, inside the caller's transaction. */
export const storePhotos = (userId: string, reportId: string, files: Attachment[]): Promise<void> =>
  storeAttachments(userId, UploadPurpose.HOUSEKEEPING_PHOTO, reportId, files);

/** Queues the photos of a deleted hotel's repairs and lost items to be destroyed at the image host. */
export async function removeReportPhotos({ what, id: hotelId }: Deletion): Promise<void> {
  if (what !== 'hotel') return;
  for (const entity of [Repair, LostItem]) {
    const rows = await repo<Repair | LostItem>(entity).find({ select: { id: true }, where: { hotelId } });
    if (rows.length) await replaceUploads('HOUSEKEEPING_PHOTO', In(rows.map(({ id }) => id)));
  }
}
