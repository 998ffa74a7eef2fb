import { counted } from '../../kit/format';
import type { BulkAction } from '../table/bulk';
import { HideReviewsDocument, ShowReviewsDocument } from './bulk.generated';
import type { ReviewRow } from './ReplyForm';

const show: BulkAction<ReviewRow> = {
  label: 'Show again',
  document: ShowReviewsDocument,
  input: (reviewIds) => ({ reviewIds }),
  fits: ({ hidden }) => hidden,
  done: 'shown again',
};

/** What is done with several reviews at once. */
export const reviewBulk: readonly BulkAction<ReviewRow>[] = [
  {
    label: 'Hide',
    document: HideReviewsDocument,
    input: (reviewIds, reason) => ({ reviewIds, reason }),
    fits: ({ hidden }) => !hidden,
    done: 'hidden',
    ask: {
      title: (rows) => `Hide ${counted(rows.length, 'review')}?`,
      text: () =>
        'Only administrators and those who wrote them see them then, with the reason. Their stars do not count until they are shown again.',
      keep: 'Keep them',
      reason: 'Reason',
    },
    undo: () => show,
  },
  show,
];
