import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StayDates } from '../../../../schema/nights';
import type { SelectionStep } from '../../rooms/selection';
import { dollars, spokenStay } from '../../ui/format';
import type { NightsTakenNotice_ProblemFragment } from './NightsTakenNotice.generated';
import { chooseInstead, nightsInWords, takenRooms } from './takenRooms';

interface Props {
  problem: NightsTakenNotice_ProblemFragment;
  selection: readonly string[];
  select: (step: SelectionStep) => void;
  changeStay: (stay: StayDates) => void;
}

/** Which rooms and nights somebody else has taken, with buttons for free rooms or dates. */
export function NightsTakenNotice({ problem, selection, select, changeStay }: Props) {
  const taken = takenRooms(problem.nights);
  const instead = chooseInstead(problem.alternatives, taken, selection);
  return (
    <Alert severity="warning" icon={false}>
      <Typography sx={{ fontWeight: 600 }}>{problem.message}</Typography>
      <Box component="ul" sx={{ m: 0, my: 1, pl: 2.5 }}>
        {taken.map(({ id, number, nights }) => (
          <li key={id}>
            Room {number}: {nightsInWords(nights)}
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, width: 'fit-content' }}>
        {instead.length > 0 && (
          <Button
            size="small"
            variant="contained"
            onClick={() =>
              select({
                type: 'replace',
                taken: taken.map(({ id }) => id),
                instead: instead.map(({ id }) => id),
              })
            }
          >
            Take {instead.map(roomAndPrice).join(', ')} instead
          </Button>
        )}
        {problem.nearestDates.map((dates) => (
          <Button
            key={dates.checkIn}
            size="small"
            variant="outlined"
            sx={{ borderColor: 'primary.main' }}
            onClick={() => changeStay(dates)}
          >
            Stay {spokenStay(dates.checkIn, dates.checkOut)}
          </Button>
        ))}
        <Button size="small" onClick={() => taken.forEach(({ id }) => select({ type: 'drop', id }))}>
          Leave {taken.length === 1 ? 'this room' : 'these rooms'} out
        </Button>
      </Box>
    </Alert>
  );
}

type Alternative = NightsTakenNotice_ProblemFragment['alternatives'][number];

const roomAndPrice = ({ number, roomType: { title, stayPrice } }: Alternative): string =>
  `${title} ${number}${stayPrice ? ` for ${dollars(stayPrice.totalCents)}` : ''}`;
