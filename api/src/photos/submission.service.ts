import { IsNull } from 'typeorm';
import { repo } from '../database/unit';
import { slice, type PageArgs, type PageOf } from '../page';
import { authorize, type Viewer } from '../policy';
import { Upload } from './upload.entity';

/** What people sent to have their property listed, newest first. */
export async function listSubmissions(viewer: Viewer | undefined, args: PageArgs): Promise<PageOf<Upload>> {
  authorize(viewer, 'submission:list');
  const [items, total] = await repo(Upload).findAndCount({
    where: { purpose: 'PROPERTY', dueAt: IsNull() },
    order: { createdAt: 'DESC', id: 'DESC' },
    ...slice(args),
  });
  return { items, total };
}
