import { IsNull, LessThanOrEqual, Not } from 'typeorm';
import type { UploadPurposeName } from '../../../schema/uploads';
import { requireTransaction, repo, transaction } from '../database/transaction';
import { log } from '../core/log';
import { backoffMs } from '../core/backoff';
import { now } from '../core/clock';
import { destroyUpload } from '../integrations/images';
import { Upload } from './upload.entity';

const BATCH = 50;
const GIVE_UP_AFTER = 20;

/** Writes down, inside the caller's transaction, that the photos shown until now are to be destroyed. */
export async function replaceUploads(purpose: UploadPurposeName, thingId: string): Promise<void> {
  requireTransaction('replaceUploads()');
  await repo(Upload).update({ purpose, thingId, dueAt: IsNull(), attempts: 0 }, { dueAt: now() });
}

/** Destroys replaced photos at the image host; what fails is tried again after a pause. A job; several instances may run it at once. */
export async function destroyReplaced(): Promise<void> {
  const due = await repo(Upload).find({
    where: { dueAt: LessThanOrEqual(now()) },
    order: { dueAt: 'ASC' },
    take: BATCH,
  });
  for (const upload of due) if (await claim(upload)) await destroy(upload);
}

/** Puts the next attempt off before this one is made; false where another instance was faster. */
async function claim({ id, attempts }: Upload): Promise<boolean> {
  const dueAt = new Date(now().getTime() + backoffMs(attempts + 1));
  const { affected } = await transaction(() =>
    repo(Upload).update({ id, attempts, dueAt: Not(IsNull()) }, { attempts: attempts + 1, dueAt }),
  );
  return affected === 1;
}

async function destroy({ id, publicId, resource, attempts }: Upload): Promise<void> {
  try {
    await destroyUpload(publicId, resource);
  } catch (error) {
    const tried = attempts + 1;
    if (tried < GIVE_UP_AFTER)
      return log.warn(
        { error, publicId, attempts: tried },
        'a photo was not destroyed and will be tried again',
      );
    await transaction(() => repo(Upload).update({ id }, { dueAt: null }));
    return log.error(
      { error, publicId, attempts: tried },
      'a photo was given up and stays at the image host',
    );
  }
  await transaction(() => repo(Upload).delete({ id }));
}
