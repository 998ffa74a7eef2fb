import { repo } from '../database/transaction';
import { joinLeaving } from '../users/accountDeletion.service';
import { replaceUploads } from './replace.service';
import { Upload } from './upload.entity';

/** Files of a person who leaves are destroyed with the account, and listed among their data. */
export function joinPhotosToLeaving(): void {
  joinLeaving(
    'uploads',
    async ({ id }) => {
      await replaceUploads('PROFILE_PHOTO', id);
      await replaceUploads('PROPERTY', id);
    },
    async (userId) => {
      const uploads = await repo(Upload).find({ where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
      return uploads.map(({ url, purpose, createdAt }) => ({ url, purpose, createdAt }));
    },
  );
}
