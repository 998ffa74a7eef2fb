import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { countNights, type StayDates } from '../../../schema/rules';
import { counted, spokenStay } from '../ui/format';
import { SummaryFoot } from './SummaryFoot';
import { summaryCard } from './summaryStyles';

interface Props {
  label: string;
  title: string;
  stay: StayDates;
  /** How many are chosen. */
  rooms: number;
  /** What is in the way, above everything. */
  notices: ReactNode;
  /** What it comes to, for small screens where the lines are folded away; left out while it is not known. */
  brief: string | undefined;
  /** What it comes to, where the lines are shown. */
  outcome?: ReactNode;
  actions: ReactNode;
  /** What pressing the button means, or what it does now. */
  promise: string;
  children: ReactNode;
}

/** What is chosen, what it costs and what to do with it; always in sight. */
export function SummaryCard(props: Props) {
  const { label, title, stay, rooms, notices, brief, outcome, actions, promise, children } = props;
  const [isOpen, setOpen] = useState(false);
  const dates = spokenStay(stay.checkIn, stay.checkOut);
  const size = `${counted(rooms, 'room')}, ${counted(countNights(stay.checkIn, stay.checkOut), 'night')}`;
  return (
    <Card component="section" aria-label={label} sx={summaryCard}>
      {notices}
      <Box data-open={isOpen}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1 }}>
          {dates}
        </Typography>
        {children}
      </Box>
      {outcome && (
        <Typography variant="h4" component="p" className="heard" role="status">
          {outcome}
        </Typography>
      )}
      <SummaryFoot
        brief={
          rooms === 0
            ? { main: 'No rooms chosen', detail: dates }
            : { main: brief ?? 'No price yet', detail: size }
        }
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        {actions}
      </SummaryFoot>
      <Typography variant="body2" className="heard" role="status" sx={{ color: 'text.secondary' }}>
        {promise}
      </Typography>
    </Card>
  );
}
