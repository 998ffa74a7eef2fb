import { fill } from '../../../../schema/fill';
import type { BulkAction } from '../table/bulk';
import { DismissReviewReportsDocument, HideReviewsDocument, ShowReviewsDocument } from './bulk.generated';
import type { ReviewRow } from './ReplyForm';
import * as texts from './texts';

const show: BulkAction<ReviewRow> = {
  label: texts.showAgain,
  duties: null,
  document: ShowReviewsDocument,
  input: (reviewIds) => ({ reviewIds }),
  fits: ({ hidden }) => hidden,
  done: texts.showAgainDone,
};

/** The actions on several reviews at once. */
export const reviewBulk: readonly BulkAction<ReviewRow>[] = [
  {
    label: texts.hide,
    duties: null,
    document: HideReviewsDocument,
    input: (reviewIds, { reason }) => ({ reviewIds, reason }),
    fits: ({ hidden }) => !hidden,
    done: texts.hideDone,
    ask: {
      title: (rows) => fill(texts.hideTitle, { count: rows.length }),
      text: () => texts.hideText,
      keep: texts.keepVisible,
      reason: { label: texts.reason },
    },
    undo: () => show,
  },
  show,
  {
    label: texts.dismissReports,
    duties: null,
    document: DismissReviewReportsDocument,
    input: (reviewIds) => ({ reviewIds }),
    fits: ({ reports }) => reports.length > 0,
    done: texts.dismissReportsDone,
  },
];
