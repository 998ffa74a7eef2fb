import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { countNights, normaliseStay, type StayDates } from '../../../schema/nights';
import { counted, spokenStay } from '../ui/format';
import { PastDates } from './PastDates';
import { guestsPerRoom } from './search';
import { StayFields } from './StayFields';
import { useParty } from './useParty';

interface Props {
  hotelId: string;
  stay: StayDates;
  /** The dates that were asked for, where they are over and the stay begins today instead. */
  past?: StayDates;
  today: string;
  /** What is wrong with the dates, if anything. */
  problem: string | undefined;
  onChange: (stay: StayDates) => void;
  onReadable: (isReadable: boolean) => void;
}

/** The dates of the stay, with their nights in words and what is wrong with them. */
export function StayPicker({ hotelId, stay, past, today, problem, onChange, onReadable }: Props) {
  const party = useParty();
  const { checkIn, checkOut } = normaliseStay(stay);
  const nights = countNights(checkIn, checkOut);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={fieldsStyle}>
        <StayFields
          stay={stay}
          today={today}
          pricesOf={{ hotelId, guests: party && guestsPerRoom(party) }}
          onChange={onChange}
          onReadable={onReadable}
        />
        <Typography className="spoken" sx={{ color: 'text.secondary' }}>
          {spokenStay(checkIn, checkOut)}, {counted(nights, 'night')}
        </Typography>
      </Box>
      <PastDates past={past} shown={stay} />
      {problem && <Alert severity="warning">{problem}</Alert>}
    </Box>
  );
}

const fieldsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: 1.5,
  '& .spoken': { gridColumn: '1 / -1' },
  '@container page (min-width: 620px)': {
    gridTemplateColumns: '176px 176px 1fr',
    '& .spoken': { gridColumn: 'auto', pb: 1.5 },
  },
};
