import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { countNights, type StayDates } from '../../../schema/nights';
import { spokenDate } from '../ui/format';
import type { shortStay } from './minimumStay';

interface Props {
  id: string;
  short: NonNullable<ReturnType<typeof shortStay>>;
  changeStay: (stay: StayDates) => void;
}

/** That a room needs a longer stay, with a button for the dates that suffice. */
export function ShortStayNotice({ id, short: { words, longer }, changeStay }: Props) {
  return (
    <Alert id={id} severity="warning">
      {words}.
      <Box sx={{ mt: 1 }}>
        <Button
          size="small"
          variant="outlined"
          sx={{ borderColor: 'primary.main' }}
          onClick={() => changeStay(longer)}
        >
          Stay {countNights(longer.checkIn, longer.checkOut)} nights, until {spokenDate(longer.checkOut)}
        </Button>
      </Box>
    </Alert>
  );
}
