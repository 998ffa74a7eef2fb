import type { BulkAction } from '../table/bulk';
import { CloseContactMessagesDocument, ReopenContactMessagesDocument } from './bulk.generated';
import type { ContactRow } from './contactRow';
import * as texts from './texts';

const reopen: BulkAction<ContactRow> = {
  label: texts.reopen,
  document: ReopenContactMessagesDocument,
  input: (messageIds) => ({ messageIds }),
  fits: ({ state }) => state === 'DONE',
  done: texts.reopened,
};

/** The actions on several messages at once. */
export const contactBulk: readonly BulkAction<ContactRow>[] = [
  {
    label: texts.markDone,
    document: CloseContactMessagesDocument,
    input: (messageIds) => ({ messageIds }),
    fits: ({ state }) => state === 'OPEN',
    done: texts.markedDone,
    undo: () => reopen,
  },
  reopen,
];
