import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { spokenDay } from '../../kit/moments';
import { REPORT_REASONS } from '../../reviews/votes/reportReasons';
import type { ReviewRow } from './ReplyForm';
import * as texts from './texts';

/** Why people reported a review, as long as staff have not closed the reports; nothing without any. */
export function ReviewReports({ reports }: Pick<ReviewRow, 'reports'>) {
  if (reports.length === 0) return null;
  return (
    <Box component="section" aria-label={texts.reports}>
      <Typography variant="subtitle2" component="h3">
        {texts.reports}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingLeft: 2.5, overflowWrap: 'anywhere' }}>
        {reports.map(({ reason, text, createdAt }, place) => (
          <li key={place}>
            {[spokenDay(createdAt), REPORT_REASONS[reason], text].filter(Boolean).join(' · ')}
          </li>
        ))}
      </Box>
    </Box>
  );
}
