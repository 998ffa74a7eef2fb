import { IsNull } from 'typeorm';
import { repo } from '../database/transaction';
import { slice, type PageArgs, type PageOf } from '../core/pagination';
import { authorize, type Viewer } from '../core/policy';
import { Upload } from './upload.entity';

/** What people sent to have their property listed, newest first. */
export async function listSubmissions(viewer: Viewer | undefined, args: PageArgs): Promise<PageOf<Upload>> {
  authorize(viewer, 'submission:list');
  const [items, total] = await repo(Upload).findAndCount({
    // What was given up is due no more, but was tried.
    where: { purpose: 'PROPERTY', dueAt: IsNull(), attempts: 0 },
    order: { createdAt: 'DESC', id: 'DESC' },
    ...slice(args),
  });
  return { items, total };
}
