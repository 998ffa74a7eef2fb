import { randomInt } from 'node:crypto';
import { LessThan, MoreThan } from 'typeorm';
import { UPLOADS, UPLOAD_MEGABYTES, type UploadPurposeName } from '../../../schema/uploads';
import { now } from '../core/clock';
import { refuse } from '../core/problems';
import { isDuplicate } from '../database/dbErrors';
import { lockRows, repo, requireTransaction, transaction } from '../database/transaction';
import type { HostedFile } from '../external/images.files';
import { TooManyAttempts } from '../access/limits/limit.types';
import { hmac } from '../core/hmac';
import { UploadRefused } from './upload.types';
import { UploadGrant, newUploadGrant } from './uploadGrant.entity';

const HOUR = 3_600_000;
/** The maximum difference between the image host's clock and ours. */
export const CLOCK_SKEW_MS = 300_000;
/** How far back an unused timestamp of the folder is searched, in seconds. */
const TIMESTAMPS = 300;
const TRIES = 8;

/** How long an uploaded file may wait for its report. */
export const REPORTED_WITHIN = HOUR;
/** How long files uploaded with a signature may be reported: the host accepts a signature for an hour. */
export const GRANTED_FOR = HOUR + REPORTED_WITHIN;

/** The folder to which only this person uploads for this purpose. */
export const ownFolder = (purpose: UploadPurposeName, userId: string): string =>
  `${UPLOADS[purpose].folder}/${hmac(`uploads of ${purpose}`, userId).slice(0, 16)}`;

/**
 * Stores a signature for a number of files; returns the timestamp to sign, in seconds, which is unique in the
 * folder.
 */
export async function issueGrant(
  grant: Pick<UploadGrant, 'userId' | 'purpose' | 'folder'>,
  files: number,
): Promise<number> {
  const left = { filesLeft: files, bytesLeft: files * UPLOAD_MEGABYTES * 1024 * 1024 };
  let timestamp: number | undefined = Math.floor(now().getTime() / 1000);
  for (let tries = 0; tries < TRIES && timestamp !== undefined; tries++) {
    const row = newUploadGrant({ ...grant, ...left, timestamp });
    try {
      await transaction(() => repo(UploadGrant).insert(row));
      return timestamp;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      timestamp = await findFreeTimestamp(grant.folder);
    }
  }
  return refuse(new TooManyAttempts(1));
}

/**
 * A random recent second that no signature of the folder has; concurrent callers rarely choose the same one.
 */
async function findFreeTimestamp(folder: string): Promise<number | undefined> {
  const present = Math.floor(now().getTime() / 1000);
  const rows = await repo(UploadGrant).find({
    where: { folder, timestamp: MoreThan(present - TIMESTAMPS) },
    select: { id: true, timestamp: true },
  });
  const taken = new Set(rows.map(({ timestamp }) => timestamp));
  const free = Array.from({ length: TIMESTAMPS }, (_, back) => present - back).filter(
    (one) => !taken.has(one),
  );
  return free.length ? free[randomInt(free.length)] : undefined;
}

/** The valid signatures of this person for this purpose. */
export const findGrants = async (userId: string, purpose: UploadPurposeName): Promise<UploadGrant[]> => {
  const grants = await repo(UploadGrant).findBy({ userId, purpose });
  return grants.filter(({ createdAt }) => createdAt.getTime() > now().getTime() - GRANTED_FOR);
};

/**
 * Assigns each file to a signature with files left. The signature must be of the file's folder and older than
 * the upload. Refuses UploadRefused, naming the files without a signature.
 */
export function takeFrom(grants: UploadGrant[], files: HostedFile[]): void {
  // Uses the latest signatures first, since only the earlier ones cover files that were uploaded earlier.
  const latest = grants.toSorted((one, other) => other.timestamp - one.timestamp);
  const uncovered = files.filter((file) => {
    const grant = latest.find((one) => covers(one, file) && one.filesLeft > 0 && one.bytesLeft >= file.bytes);
    if (!grant) return true;
    grant.filesLeft -= 1;
    grant.bytesLeft -= file.bytes;
    return false;
  });
  if (uncovered.length)
    refuse(
      new UploadRefused(
        'Your upload allowance is used up. Upload the file again.',
        uncovered.map(({ publicId }) => publicId),
      ),
    );
}

/** Subtracts the files from their signatures, inside the caller's transaction. Refuses UploadRefused. */
export async function useGrants(
  userId: string,
  purpose: UploadPurposeName,
  files: HostedFile[],
): Promise<void> {
  requireTransaction('useGrants()');
  const ids = (await findGrants(userId, purpose)).map(({ id }) => id);
  const grants = await lockRows(UploadGrant, ids);
  takeFrom(grants, files);
  await repo(UploadGrant).save(grants);
}

/** Whether the file may have been uploaded with this signature. */
export const covers = ({ folder, timestamp }: UploadGrant, { publicId, createdAt }: HostedFile): boolean =>
  publicId.slice(0, publicId.lastIndexOf('/')) === folder &&
  createdAt.getTime() >= timestamp * 1000 - CLOCK_SKEW_MS;

/** Signatures whose files may include some that were not reported in time. */
export const findOldGrants = (): Promise<UploadGrant[]> =>
  repo(UploadGrant).findBy({ createdAt: LessThan(ago(REPORTED_WITHIN)) });

/** Deletes signatures that can no longer have unreported files. */
export const purgeGrants = (before: Date): Promise<unknown> =>
  transaction(() => repo(UploadGrant).delete({ createdAt: LessThan(before) }));

/** The moment this many milliseconds ago. */
export const ago = (milliseconds: number): Date => new Date(now().getTime() - milliseconds);
