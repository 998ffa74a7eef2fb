import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { LIMITS } from '../../../schema/limits';
import { roomDetailWords } from '../../../schema/roomDetails';
import { inCommon, withoutCommon, type DescribedRoom } from './roomDifferences';
import type { Selection } from './selection';

interface Props {
  roomNumbers: readonly DescribedRoom[];
  free: ReadonlySet<string>;
  held: ReadonlySet<string>;
  ticked: Selection;
  /** How many are chosen in other room types. */
  chosenElsewhere: number;
  onChange: (ticked: Selection) => void;
  /** The one that is proposed: it stands by itself, above the others to choose from. */
  proposed?: string;
  legend?: string;
  /** The note on those in `held`. */
  heldNote?: string;
}

/**
 * A checkbox for each room number; those that are not free for every night of the stay cannot be ticked. One may be
 * proposed.
 */
export function RoomNumberBoxes(props: Props) {
  const { roomNumbers, free, held, ticked, chosenElsewhere, onChange } = props;
  const { proposed, legend = 'Room numbers', heldNote = 'held for you' } = props;
  const chosen = ticked.filter((id) => free.has(id));
  const full = chosen.length + chosenElsewhere >= LIMITS.roomNumbersPerCheckout;
  const toggle = (id: string) =>
    onChange(ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id]);
  const note = (id: string) => (!free.has(id) ? 'taken' : held.has(id) ? heldNote : undefined);

  const common = inCommon(roomNumbers);
  const commonWords = roomDetailWords(common);
  const differenceOf = (details: Partial<DescribedRoom>) => roomDetailWords(withoutCommon(details, common));

  const others = roomNumbers.filter(({ id }) => id !== proposed);
  const groups = [
    { title: 'Your room', numbers: roomNumbers.filter(({ id }) => id === proposed) },
    { title: proposed ? 'Or choose your room' : legend, numbers: others },
  ];

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {commonWords && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {roomNumbers.length > 1 ? `All of these: ${commonWords}` : commonWords}
        </Typography>
      )}
      {groups.map(
        ({ title, numbers }) =>
          numbers.length > 0 && (
            <Box key={title} component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
              <Typography component="legend" variant="h5" sx={{ p: 0, mb: 0.5 }}>
                {title}
              </Typography>
              <Box sx={numbers.some(differenceOf) ? describedStyle : gridStyle}>
                {numbers.map(({ id, number, ...details }) => (
                  <FormControlLabel
                    key={id}
                    disabled={!free.has(id) || (full && !chosen.includes(id))}
                    control={<Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} />}
                    label={<NumberLabel number={number} notes={[differenceOf(details), note(id)]} />}
                  />
                ))}
              </Box>
            </Box>
          ),
      )}
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', '&:empty': { mt: -2 } }}>
        {free.size === 0 &&
          'All of these are taken for your dates. Other dates or another room type may be free.'}
        {full && `${LIMITS.roomNumbersPerCheckout} rooms is the most that one booking can hold.`}
      </Typography>
    </Box>
  );
}

/** A room number, and what there is to say of it below. */
function NumberLabel({ number, notes }: { number: number; notes: (string | undefined)[] }) {
  return (
    <>
      {number}{' '}
      {notes.filter(Boolean).map((note) => (
        <Typography
          key={note}
          component="span"
          variant="body2"
          sx={{ display: 'block', lineHeight: 1.3, color: 'text.secondary' }}
        >
          {note}{' '}
        </Typography>
      ))}
    </>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
  columnGap: 1,
  '& .MuiFormControlLabel-root': { mr: 0 },
};
const describedStyle = {
  ...gridStyle,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  '& .MuiFormControlLabel-root': { mr: 0, alignItems: 'flex-start', py: 0.5 },
  '& .MuiCheckbox-root': { pt: 0.25 },
};
