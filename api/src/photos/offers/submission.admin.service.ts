import type { Counting } from '../../core/counting.decorator';
import { slice, type KeyedPageArgs, type PageOf } from '../../core/pagination';
import { authorize, type Viewer } from '../../access/policy';
import type { Condition } from '../../database/lists/conditions';
import { readPage, type ListOrder } from '../../database/lists/readPage';
import { Upload } from '../upload.entity';

/** Files that users sent to have a property listed, newest first. */
export function listSubmissions(
  viewer: Viewer | undefined,
  { after, ...page }: KeyedPageArgs,
  counting: Counting = {},
): Promise<PageOf<Upload>> {
  authorize(viewer, 'submission:list');
  const where: Condition<Upload>[] = [
    { column: 'purpose', is: 'PROPERTY' },
    // Destroying them was given up where they are not due, but have been tried.
    { sql: 'r.dueAt IS NULL AND r.attempts = 0', values: [] },
  ];
  const sort: ListOrder<Upload> = { by: ['createdAt'], descending: true };
  return readPage(Upload, { where, sort, after, ...slice(page), ...counting });
}
