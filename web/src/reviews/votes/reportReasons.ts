import type { ReportReason } from './ReviewVote.generated';
import * as texts from './texts';

/** Why people report a review, in words. */
export const REPORT_REASONS: Record<ReportReason, string> = {
  SPAM: texts.isSpam,
  OFFENSIVE: texts.isOffensive,
  PERSONAL_DATA: texts.hasPersonalData,
  NOT_ABOUT_STAY: texts.isNotAboutStay,
  OTHER: texts.otherReason,
};
