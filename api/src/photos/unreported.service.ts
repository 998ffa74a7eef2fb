import { In } from 'typeorm';
import { mapConcurrent } from '../core/mapConcurrent';
import { repo } from '../database/transaction';
import { destroyUpload, listFiles, type HostedFile } from '../external/images.files';
import { Upload } from './upload.entity';
import {
  ago,
  CLOCK_SKEW_MS,
  covers,
  findOldGrants,
  purgeGrants,
  GRANTED_FOR,
  REPORTED_WITHIN,
} from './uploadGrant.service';

const MOST_AT_ONCE = 5;
/** How long a report may still run after it has checked a file's age, in milliseconds. */
const REPORT_TAKES = 60_000;

/**
 * Deletes files at the image host that were uploaded with our signatures and not reported within an hour,
 * then deletes the signatures. A job. It starts at the oldest signature, so it also covers the time while the
 * server was down.
 */
export async function destroyUnreported(): Promise<void> {
  const grants = await findOldGrants();
  if (!grants.length) return;
  const first = Math.min(...grants.map(({ timestamp }) => timestamp));
  const since = new Date(first * 1000 - CLOCK_SKEW_MS);
  const before = ago(REPORTED_WITHIN + REPORT_TAKES);
  for (const kind of ['image', 'raw'] as const)
    for await (const page of listFiles(kind, since)) {
      const old = page.filter(
        (file) => file.createdAt < before && grants.some((grant) => covers(grant, file)),
      );
      await mapConcurrent(MOST_AT_ONCE, await withoutReported(old), ({ publicId, resource }) =>
        destroyUpload(publicId, resource),
      );
    }
  await purgeGrants(ago(GRANTED_FOR + CLOCK_SKEW_MS));
}

async function withoutReported(files: HostedFile[]): Promise<HostedFile[]> {
  const publicId = In(files.map((file) => file.publicId));
  const rows = await repo(Upload).find({ where: { publicId }, select: { id: true, publicId: true } });
  const reported = new Set(rows.map((row) => row.publicId));
  return files.filter((file) => !reported.has(file.publicId));
}
