import { lockRows, repo, transaction } from '../database/transaction';
import { authorized, type Viewer } from '../core/policy';
import { User } from '../users/user.entity';
import { replaceUploads } from './replace.service';

/** Takes the viewer's photo away, so that the default avatar shows again; well also where there is none. */
export async function deleteProfilePhoto(viewer: Viewer | undefined): Promise<User> {
  const { id } = authorized(viewer, 'photo:upload');
  return transaction(async () => {
    const user = (await lockRows(User, [id]))[0]!;
    await replaceUploads('PROFILE_PHOTO', id);
    return repo(User).save(Object.assign(user, { photo: null }));
  });
}
