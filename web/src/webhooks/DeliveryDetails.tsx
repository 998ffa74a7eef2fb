import Box from '@mui/material/Box';
import { stepMoment } from '../kit/format';
import type { DeliveryRow_DeliveryFragment } from './DeliveryRow.generated';

/** What was sent, when and under which id, and how it was answered. */
export function DeliveryDetails({ delivery }: { delivery: DeliveryRow_DeliveryFragment }) {
  const { id, triedAt, status, answer, body } = delivery;
  return (
    <Box component="dl" sx={listStyle}>
      <dt>Message id</dt>
      <dd>
        <code>{id}</code>
      </dd>
      {triedAt && (
        <>
          <dt>Last sent</dt>
          <dd>{stepMoment(triedAt)}</dd>
          <dt>{status === null ? 'No answer' : `Answer ${status}`}</dt>
          <dd>{answer ? <code>{answer}</code> : 'empty'}</dd>
        </>
      )}
      <dt>Body</dt>
      <Box component="dd" sx={{ gridColumn: '1 / -1' }}>
        <Box component="pre" tabIndex={0} aria-label="Body of the message" sx={bodyStyle}>
          {JSON.stringify(JSON.parse(body), null, 2)}
        </Box>
      </Box>
    </Box>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  mt: 1.5,
  fontSize: 'var(--text-small)',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};

const bodyStyle = {
  m: 0,
  p: 1.5,
  overflowX: 'auto',
  lineHeight: 1.6,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-control)',
  bgcolor: 'background.default',
};
