import { In, IsNull } from 'typeorm';
import { UPLOADS } from '../../../schema/uploads';
import { newId } from '../database/columns';
import { isDuplicate } from '../database/dbErrors';
import { lockRows, repo, transaction } from '../database/transaction';
import { City } from '../hotels/city.entity';
import { Hotel } from '../hotels/hotel.entity';
import { HotelType } from '../hotels/hotelType.entity';
import { now } from '../core/clock';
import { readUpload, signUpload, type UploadSignature } from '../integrations/images';
import { authorized, type Permission, type Viewer } from '../core/policy';
import { BadInput, refuse } from '../core/problems';
import { RoomType } from '../rooms/roomType.entity';
import { User } from '../users/user.entity';
import { replaceUploads } from './replace.service';
import { Upload, UploadPurpose } from './upload.entity';
import type { ReportUploadsInput, UploadInput } from './upload.inputs';
import { NothingToShow, UploadRefused } from './upload.problems';
import { UploadsReported } from './upload.results';

const permissionFor = (purpose: UploadPurpose): Permission =>
  purpose === UploadPurpose.PROFILE_PHOTO || purpose === UploadPurpose.PROPERTY
    ? 'photo:upload'
    : 'photo:manage';

/** Signs an upload of the viewer's browser into the folder; throws where the viewer may not upload to it. */
export function generateUploadSignature(viewer: Viewer | undefined, folder: string): UploadSignature {
  const purpose = Object.values(UploadPurpose).find((name) => UPLOADS[name].folder === folder);
  if (!purpose) throw new BadInput('There is no such folder.');
  authorized(viewer, permissionFor(purpose));
  return signUpload(folder, purpose === UploadPurpose.PROPERTY ? 'auto' : 'image', now());
}

/**
 * Stores uploaded files as the photos of what they show. They replace the present ones, which a job destroys at
 * the image host. Accepts only files of our account, in the folder of their purpose, that nobody has reported
 * before. Refuses UploadRefused, NothingToShow.
 */
export async function reportUploads(
  viewer: Viewer | undefined,
  { purpose, id, uploads }: ReportUploadsInput,
): Promise<UploadsReported> {
  const { id: userId } = authorized(viewer, permissionFor(purpose));
  const isOwn = purpose === UploadPurpose.PROFILE_PHOTO || purpose === UploadPurpose.PROPERTY;
  const thingId = isOwn ? userId : (id ?? '');
  const rows = read(purpose, uploads).map((file) => ({
    id: newId(),
    ...{ ...file, purpose, thingId, userId },
    ...{ createdAt: now(), dueAt: null, attempts: 0 },
  }));
  const urls = uploads.map(({ url }) => url);
  try {
    return await transaction(async () => {
      const shown = await show(purpose, thingId, urls);
      if (!(await areStored(rows))) {
        if (purpose !== UploadPurpose.PROPERTY) await replaceUploads(purpose, thingId);
        await repo(Upload).insert(rows);
      }
      return Object.assign(new UploadsReported(), shown, { count: rows.length });
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return refuse(new UploadRefused('One of these files was reported before. Upload it again.'));
  }
}

/** Deletes the viewer's photo, so that the default avatar shows again; succeeds also where there is none. */
export async function deleteProfilePhoto(viewer: Viewer | undefined): Promise<User> {
  const { id } = authorized(viewer, 'photo:upload');
  return transaction(async () => {
    const user = (await lockRows(User, [id]))[0]!;
    await replaceUploads('PROFILE_PHOTO', id);
    return repo(User).save(Object.assign(user, { photo: null }));
  });
}

/** Whether exactly these files were reported before: the answer was lost on its way, and the caller asks again. */
async function areStored(
  rows: Pick<Upload, 'publicId' | 'purpose' | 'thingId' | 'userId'>[],
): Promise<boolean> {
  const [{ purpose, thingId, userId }, publicIds] = [rows[0]!, rows.map(({ publicId }) => publicId)];
  const same = { publicId: In(publicIds), purpose, thingId, userId, dueAt: IsNull() };
  return (await repo(Upload).countBy(same)) === rows.length;
}

function read(purpose: UploadPurpose, uploads: UploadInput[]) {
  const { folder, types, most } = UPLOADS[purpose];
  if (uploads.length > most)
    refuse(new UploadRefused(`Choose at most ${most === 1 ? '1 photo' : `${most} photos`}.`));
  return uploads.map(({ url, publicId }) => {
    const file = readUpload(url, publicId);
    if (!file || !publicId.startsWith(`${folder}/`))
      return refuse(new UploadRefused('A file is not where it should be. Upload it again.'));
    if (!(types as readonly string[]).includes(`.${file.format}`))
      return refuse(new UploadRefused(`Files of the kind .${file.format} are not allowed here.`));
    return { url, publicId, resource: file.resource };
  });
}

/** Sets the photos of the user, hotel, room type, city or hotel type, locked so that the later of two reports wins. */
async function show(purpose: UploadPurpose, id: string, urls: string[]): Promise<Partial<UploadsReported>> {
  const change = async <T extends { id: string }>(entity: new () => T, word: string, row: Partial<T>) => {
    const [thing] = await lockRows(entity, [id]);
    if (!thing) return refuse(new NothingToShow(word));
    return repo(entity).save(Object.assign(thing, row));
  };
  const photo = urls[0]!;
  switch (purpose) {
    case UploadPurpose.PROFILE_PHOTO:
      return { user: await change(User, 'user', { photo }) };
    case UploadPurpose.HOTEL_PHOTO:
      return { hotel: await change(Hotel, 'hotel', { photos: urls }) };
    case UploadPurpose.ROOM_PHOTO:
      return { roomType: await change(RoomType, 'room', { photos: urls }) };
    case UploadPurpose.CITY_PHOTO:
      return { city: await change(City, 'city', { photo }) };
    case UploadPurpose.HOTEL_TYPE_PHOTO:
      return { hotelType: await change(HotelType, 'hotelType', { photo }) };
    case UploadPurpose.PROPERTY:
      return {};
  }
}
