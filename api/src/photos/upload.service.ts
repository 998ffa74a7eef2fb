import { text } from '../../../schema/fill';
import { AuditRecord } from '../access/audit/auditEntry.entity';
import { recordChange } from '../access/audit/recordChange.service';
import { In, IsNull } from 'typeorm';
import { isDuplicate } from '../database/dbErrors';
import { lockRow, lockRows, repo, transaction } from '../database/transaction';
import { City } from '../hotels/cities/city.entity';
import { Hotel } from '../hotels/hotel.entity';
import { HotelType } from '../hotels/hotelTypes/hotelType.entity';
import { build } from '../core/build';
import { now } from '../core/clock';
import { authorized, authorizedToAsk, can, type Viewer } from '../access/policy';
import { BadInput, refuse } from '../core/problems';
import { RoomType } from '../rooms/roomType.entity';
import { User } from '../users/user.entity';
import type { AccountDeletion, DataExport } from '../users/accountDeletion.service';
import { openOffer } from './offers/propertyOffer.service';
import { replaceUploads } from './replace.service';
import { Upload, UploadPurpose, newUpload } from './upload.entity';
import type { ReportUploadsInput } from './upload.inputs';
import { NothingToShow, UploadRefused, UploadsReported } from './upload.types';
import { findUploaded, readAddresses, type NamedFile } from './uploadedFiles.service';
import { findGrants, useGrants } from './uploadGrant.service';
import { PropertyOffer } from './offers/propertyOffer.entity';

const REPORTED_BEFORE = text('One of these files has already been used. Upload it again.');

const OWN: ReadonlySet<UploadPurpose> = new Set([
  UploadPurpose.PROFILE_PHOTO,
  UploadPurpose.CHAT_PHOTO,
  UploadPurpose.REVIEW_PHOTO,
  UploadPurpose.HOUSEKEEPING_PHOTO,
  UploadPurpose.PROPERTY,
]);

/** Whether uploads of this purpose belong to the person who uploads them. */
export const isOwn = (purpose: UploadPurpose): boolean => OWN.has(purpose);

const OF_HOTEL: ReadonlySet<UploadPurpose> = new Set([UploadPurpose.HOTEL_PHOTO, UploadPurpose.ROOM_PHOTO]);

/** The viewer, if they may upload for this purpose at all; mayShow() decides about photos of hotels with the record. */
export const authorizedToUpload = (viewer: Viewer | undefined, purpose: UploadPurpose): Viewer =>
  OF_HOTEL.has(purpose)
    ? authorizedToAsk(viewer, 'photo:manage')
    : authorized(viewer, isOwn(purpose) ? 'photo:upload' : 'photo:catalogue');

/** Whether the viewer may show photos of this hotel or room type; of other records, authorizedToUpload() has decided. */
function mayShow(viewer: Viewer, purpose: UploadPurpose, subject: object): boolean {
  if (purpose === UploadPurpose.HOTEL_PHOTO)
    return can(viewer, 'photo:manage', { hotelId: (subject as Hotel).id });
  return purpose !== UploadPurpose.ROOM_PHOTO || can(viewer, 'photo:manage', subject as RoomType);
}

/** Refuses NothingToShow before the image host is asked for files of a hotel that the viewer does not manage. */
async function requireShown(viewer: Viewer, purpose: UploadPurpose, id: string): Promise<void> {
  if (!OF_HOTEL.has(purpose)) return;
  const isRoom = purpose === UploadPurpose.ROOM_PHOTO;
  const subject = await repo<Hotel | RoomType>(isRoom ? RoomType : Hotel).findOneBy({ id });
  if (!subject || !mayShow(viewer, purpose, subject)) refuse(new NothingToShow(isRoom ? 'room' : 'hotel'));
}

/**
 * Stores uploaded files as the photos of a record. They replace the present photos, which a job destroys at
 * the image host. Accepts only files that the viewer uploaded with a signature for this purpose, within the
 * last hour, and that were not reported before. Refuses UploadRefused, NothingToShow, ImageHostUnavailable.
 */
export async function reportUploads(
  viewer: Viewer | undefined,
  { purpose, id, uploads }: ReportUploadsInput,
): Promise<UploadsReported> {
  const uploader = authorizedToUpload(viewer, purpose);
  const { id: userId } = uploader;
  if (purpose === UploadPurpose.CHAT_PHOTO) throw new BadInput('Send the picture with sendMessage.');
  if (purpose === UploadPurpose.REVIEW_PHOTO)
    throw new BadInput('Add the photo with createReview or updateReview.');
  if (purpose === UploadPurpose.HOUSEKEEPING_PHOTO)
    throw new BadInput('Add the photo with reportRepair or recordLostItem.');
  const thingId = isOwn(purpose) ? userId : (id ?? '');
  const files = readAddresses(purpose, uploads);
  await requireShown(uploader, purpose, thingId);
  const report = { purpose, thingId, userId };
  const isRepeated = (await findStored(report, files)) !== undefined;
  const found = isRepeated ? [] : await findUploaded(files, await findGrants(userId, purpose));

  /** Stores the files, unless they were stored before; returns the addresses that show them. */
  const store = async (): Promise<string[]> => {
    const stored = await findStored(report, files);
    if (stored) return stored;
    if (!found.length) refuse(new UploadRefused(REPORTED_BEFORE));
    await useGrants(userId, purpose, found);
    if (purpose !== UploadPurpose.PROPERTY) await replaceUploads(purpose, thingId);
    const createdAt = now();
    const offerId = purpose === UploadPurpose.PROPERTY ? await openOffer(userId, createdAt) : null;
    const rows = found.map(({ publicId, url, resource }, place) =>
      newUpload({
        publicId,
        url,
        resource,
        ...report,
        offerId,
        // Files of an offer are listed by this moment, in the order in which they were sent.
        createdAt: new Date(createdAt.getTime() + place),
      }),
    );
    await repo(Upload).insert(rows);
    return rows.map(({ url }) => url);
  };
  try {
    return await transaction(async () => {
      const shown = await show(uploader, purpose, thingId, store);
      return build(UploadsReported, { ...shown, count: files.length });
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return refuse(new UploadRefused(REPORTED_BEFORE));
  }
}

/**
 * Deletes the viewer's photo, so that the default avatar is shown again; succeeds also if there is no photo.
 */
export async function deleteProfilePhoto(viewer: Viewer | undefined): Promise<User> {
  const { id } = authorized(viewer, 'photo:upload');
  return transaction(async () => {
    const user = await lockRow(User, id);
    await replaceUploads('PROFILE_PHOTO', id);
    return repo(User).save(Object.assign(user, { photo: null }));
  });
}

/**
 * The addresses of exactly these files, if they were reported before: the answer was lost, and the caller
 * repeats the request.
 */
async function findStored(
  report: Pick<Upload, 'purpose' | 'thingId' | 'userId'>,
  files: NamedFile[],
): Promise<string[] | undefined> {
  const publicId = In(files.map((file) => file.publicId));
  const rows = await repo(Upload).findBy({ ...report, publicId, dueAt: IsNull() });
  if (rows.length !== files.length) return undefined;
  return files.map((file) => rows.find((row) => row.publicId === file.publicId)!.url);
}

/**
 * Sets the photos of the user, hotel, room type, city or hotel type to the result of `store`. The row is
 * locked, so the later of two reports wins.
 */
async function show(
  viewer: Viewer,
  purpose: Exclude<
    UploadPurpose,
    UploadPurpose.CHAT_PHOTO | UploadPurpose.REVIEW_PHOTO | UploadPurpose.HOUSEKEEPING_PHOTO
  >,
  id: string,
  store: () => Promise<string[]>,
): Promise<Partial<UploadsReported>> {
  const change = async <T extends { id: string; name?: string; title?: string }>(
    entity: new () => T,
    word: string,
    rowOf: (urls: string[]) => Partial<T>,
    record?: AuditRecord,
  ) => {
    const [subject] = await lockRows(entity, [id]);
    if (!subject || !mayShow(viewer, purpose, subject)) return refuse(new NothingToShow(word));
    const before = { ...subject };
    await repo(entity).save(Object.assign(subject, rowOf(await store())));
    const name = subject.name ?? subject.title;
    if (record)
      await recordChange(viewer, { action: 'reportUploads', record, id, name, before, after: subject });
    return subject;
  };
  const photo = ([first]: string[]) => ({ photo: first! });
  const photos = (urls: string[]) => ({ photos: urls });
  switch (purpose) {
    case UploadPurpose.PROFILE_PHOTO:
      return { user: await change(User, 'user', photo) };
    case UploadPurpose.HOTEL_PHOTO:
      return { hotel: await change(Hotel, 'hotel', photos, AuditRecord.HOTEL) };
    case UploadPurpose.ROOM_PHOTO:
      return { roomType: await change(RoomType, 'room', photos, AuditRecord.ROOM_TYPE) };
    case UploadPurpose.CITY_PHOTO:
      return { city: await change(City, 'city', photo, AuditRecord.CITY) };
    case UploadPurpose.HOTEL_TYPE_PHOTO:
      return { hotelType: await change(HotelType, 'hotelType', photo, AuditRecord.HOTEL_TYPE) };
    case UploadPurpose.PROPERTY:
      await store();
      return {};
  }
}

/** Queues the files of a deleted account to be destroyed at the image host, and deletes its offers. */
export async function removeUploadsOfUser({ user }: AccountDeletion): Promise<void> {
  await replaceUploads('PROFILE_PHOTO', user.id);
  await replaceUploads('PROPERTY', user.id);
  await repo(PropertyOffer).delete({ userId: user.id });
}

/** The files that a user has uploaded, for the data export. */
export async function exportUploads({ userId }: DataExport): Promise<unknown> {
  const uploads = await repo(Upload).find({ where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
  return uploads.map(({ url, purpose, createdAt }) => ({ url, purpose, createdAt }));
}

/** The property offers of a user, for the data export. */
export async function exportOffers({ userId }: DataExport): Promise<unknown> {
  const offers = await repo(PropertyOffer).find({ where: { userId }, order: { sentAt: 'ASC', id: 'ASC' } });
  return offers.map(({ sentAt, state, answer, answeredAt }) => ({ sentAt, state, answer, answeredAt }));
}
