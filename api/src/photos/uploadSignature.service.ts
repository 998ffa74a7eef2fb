import { fill } from '../../../schema/fill';
import { UPLOADS } from '../../../schema/uploads';
import type { Viewer } from '../access/policy';
import { BadInput } from '../core/problems';
import { signUpload, type UploadSignature } from '../external/images';
import { takeOrRefuse } from '../access/limits/take';
import { UploadPurpose } from './upload.entity';
import type { GenerateUploadSignatureInput } from './upload.inputs';
import { authorizedToUpload, isOwn } from './upload.service';
import { issueGrant, ownFolder } from './uploadGrant.service';

/**
 * Signs uploads of `files` files into the viewer's own folder inside the requested one. Throws if the viewer has no
 * permission to upload to it; refuses TooManyAttempts.
 */
export function signOwnUpload(
  viewer: Viewer | undefined,
  { folder, files }: GenerateUploadSignatureInput,
): Promise<UploadSignature> {
  const purpose = purposeOf(folder);
  const { id } = authorizedToUpload(viewer, purpose);
  const { most } = UPLOADS[purpose];
  if (files && files > most) throw new BadInput(fill('Choose at most {most} files at a time.', { most }));
  return sign(purpose, id, ownFolder(purpose, id), files ?? most);
}

/** Like signOwnUpload(), for /api/v1: its clients name the folder in their forms. */
export function signSharedUpload(viewer: Viewer | undefined, folder: string): Promise<UploadSignature> {
  const purpose = purposeOf(folder);
  const { id } = authorizedToUpload(viewer, purpose);
  return sign(purpose, id, folder, UPLOADS[purpose].most);
}

async function sign(
  purpose: UploadPurpose,
  userId: string,
  folder: string,
  files: number,
): Promise<UploadSignature> {
  await takeOrRefuse(isOwn(purpose) ? 'ownFiles' : 'managedFiles', userId, files);
  const timestamp = await issueGrant({ userId, purpose, folder }, files);
  return signUpload(folder, purpose === UploadPurpose.PROPERTY ? 'auto' : 'image', timestamp);
}

function purposeOf(folder: string): UploadPurpose {
  const purpose = Object.values(UploadPurpose).find((name) => UPLOADS[name].folder === folder);
  if (!purpose) throw new BadInput('There is no such folder.');
  return purpose;
}
