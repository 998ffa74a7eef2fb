import { IsNull } from 'typeorm';
import { repo } from '../database/transaction';
import { slice, type PageArgs, type PageOf } from '../core/pagination';
import { authorize, type Viewer } from '../core/policy';
import { Upload } from './upload.entity';

/** Files that users sent to have a property listed, newest first. */
export async function listSubmissions(viewer: Viewer | undefined, args: PageArgs): Promise<PageOf<Upload>> {
  authorize(viewer, 'submission:list');
  const [items, total] = await repo(Upload).findAndCount({
    // Destroying them was given up where they are not due, but have been tried.
    where: { purpose: 'PROPERTY', dueAt: IsNull(), attempts: 0 },
    order: { createdAt: 'DESC', id: 'DESC' },
    ...slice(args),
  });
  return { items, total };
}
