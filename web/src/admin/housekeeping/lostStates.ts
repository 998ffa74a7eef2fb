import type { LostItemsQuery } from './Reports.generated';
import * as texts from './texts';

export type LostItem = LostItemsQuery['lostItems']['items'][number];

export const LOST_STATES = ['KEPT', 'RETURNED', 'SENT', 'DISPOSED'] as const;

export const LOST_WORDS: Record<LostItem['state'], string> = {
  KEPT: texts.kept,
  RETURNED: texts.returned,
  SENT: texts.sent,
  DISPOSED: texts.disposed,
};
