/** Texts of votes for reviews and of reports, which are loaded with their code. */

// ReviewVote
export const helpful = 'Helpful';
export const helpfulWithCount = 'Helpful ({count})';
export const report = 'Report';
export const reported = 'You reported this review';

// ReportReviewDialog
export const reportTitle = 'Report this review?';
export const reportText = 'Our staff will look at it. The author does not learn who reported it.';
export const reportReason = 'What is wrong with it?';
export const isSpam = 'It is advertising or not real';
export const isOffensive = 'It insults or threatens';
export const hasPersonalData = 'It names a person or tells private facts';
export const isNotAboutStay = 'It is not about a stay at this hotel';
export const otherReason = 'Something else';
export const reportWords = 'What should our staff know? (optional)';
export const keepUnreported = 'Do not report';
export const sendReport = 'Report';
