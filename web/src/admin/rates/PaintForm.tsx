import { useState, type FormEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { isNight } from '../../../../schema/nights';
import { readPrice, WEEKDAYS, type WeekdayName } from '../../../../schema/prices';
import { Field, TextInput } from '../../kit/Field';
import { StaffDateField } from '../fields/dates/StaffDateField';

/** What is painted, as the server takes it; `last` is the last night. */
export interface Painting {
  roomTypeIds: string[];
  from: string;
  last: string;
  weekdays: WeekdayName[];
}

interface Props {
  value: Painting;
  rooms: readonly { id: string; title: string }[];
  isSending: boolean;
  /** What the server refused. */
  notice: ReactNode;
  onChange: (value: Painting) => void;
  onPaint: (values: { priceCents?: number; minimumNights?: number }) => void;
}

const short = (day: WeekdayName): string => `${day[0]}${day.slice(1, 3).toLowerCase()}`;

/** Which nights get which price and minimum stay: filled by what is marked in the calendar, or by hand. */
export function PaintForm({ value, rooms, isSending, notice, onChange, onPaint }: Props) {
  const [price, setPrice] = useState('');
  const [minimum, setMinimum] = useState('');
  const [isTold, setTold] = useState(false);
  const { roomTypeIds, from, last, weekdays } = value;
  const { cents, problem } = price.trim() ? readPrice(price) : {};
  const nights = /^\d{1,3}$/.test(minimum.trim()) ? Number(minimum) : undefined;
  const problems = {
    rooms: roomTypeIds.length ? undefined : 'Choose at least one room type.',
    from: isNight(from) ? undefined : 'Choose the first night.',
    last: isNight(last) && last >= from ? undefined : 'Choose a night that is not before the first.',
    weekdays: weekdays.length ? undefined : 'Choose at least one weekday.',
    price: problem,
    minimum: minimum.trim() && !nights ? 'Write a number of nights.' : undefined,
    nothing: price.trim() || minimum.trim() ? undefined : 'Enter a price, a minimum stay, or both.',
  };
  const { nothing, price: priceProblem, minimum: minimumProblem, ...where } = problems;
  const isWhere = Object.values(where).every((problem) => !problem);
  const set = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (Object.values(problems).some(Boolean)) return;
    onPaint({ ...(cents && { priceCents: cents }), ...(nights && { minimumNights: nights }) });
  };
  const clear = (values: Parameters<Props['onPaint']>[0]) => {
    setTold(true);
    if (isWhere) onPaint(values);
  };
  const toggle = (id: string) =>
    onChange({
      ...value,
      roomTypeIds: roomTypeIds.includes(id)
        ? roomTypeIds.filter((each) => each !== id)
        : [...roomTypeIds, id],
    });
  const day = (name: 'from' | 'last'): Parameters<typeof StaffDateField>[0]['field'] => ({
    value: value[name],
    error: isTold ? problems[name] : undefined,
    onChange: (night) => onChange({ ...value, [name]: night }),
  });
  return (
    <Box component="form" noValidate onSubmit={set} aria-label="Set rates" sx={formStyle}>
      <Typography variant="h4" component="h2">
        Set rates
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Mark nights in the calendar, or choose them here.
      </Typography>
      <Box component="fieldset" sx={plainStyle}>
        <Box component="legend" sx={legendStyle}>
          Room types
        </Box>
        {rooms.map(({ id, title }) => (
          <FormControlLabel
            key={id}
            label={title}
            sx={{ mx: 0, '& .MuiTypography-root': { fontSize: 'var(--text-small)' } }}
            control={<Checkbox size="small" checked={roomTypeIds.includes(id)} onChange={() => toggle(id)} />}
          />
        ))}
        {isTold && problems.rooms && <Problem>{problems.rooms}</Problem>}
      </Box>
      <Box sx={pairStyle}>
        <StaffDateField label="First night" field={day('from')} />
        <StaffDateField label="Last night" field={day('last')} />
      </Box>
      <Box component="fieldset" sx={plainStyle}>
        <Box component="legend" sx={legendStyle}>
          Weekdays
        </Box>
        <ToggleButtonGroup
          size="small"
          fullWidth
          aria-label="Weekdays"
          value={weekdays}
          onChange={(_event, chosen: WeekdayName[]) => onChange({ ...value, weekdays: chosen })}
        >
          {WEEKDAYS.map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none', px: 0, minHeight: 36 }}>
              {short(name)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {isTold && problems.weekdays && <Problem>{problems.weekdays}</Problem>}
      </Box>
      <Box sx={pairStyle}>
        <Field label="Price a night, $" error={isTold ? priceProblem : undefined}>
          {(aria) => (
            <TextInput
              {...aria}
              inputMode="decimal"
              value={price}
              onChange={({ target }) => setPrice(target.value)}
            />
          )}
        </Field>
        <Field label="Minimum stay" error={isTold ? minimumProblem : undefined}>
          {(aria) => (
            <TextInput
              {...aria}
              inputMode="numeric"
              value={minimum}
              onChange={({ target }) => setMinimum(target.value)}
            />
          )}
        </Field>
      </Box>
      {isTold && nothing && isWhere && <Problem>{nothing}</Problem>}
      {notice}
      <Button type="submit" variant="contained" loading={isSending}>
        Set
      </Button>
      <Box sx={pairStyle}>
        <Button size="small" variant="outlined" onClick={() => clear({ priceCents: 0 })}>
          Base price
        </Button>
        <Button size="small" variant="outlined" onClick={() => clear({ minimumNights: 0 })}>
          No minimum
        </Button>
      </Box>
    </Box>
  );
}

const Problem = ({ children }: { children: string }) => (
  <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
    {children}
  </Typography>
);

const formStyle = {
  flex: { md: '0 0 312px' },
  display: 'grid',
  alignContent: 'start',
  gap: 1.75,
  p: 2,
  overflowY: { md: 'auto' },
  borderTop: 1,
  borderLeft: { md: 1 },
  borderColor: { xs: 'divider', md: 'divider' },
};
const plainStyle = { border: 0, m: 0, p: 0, minWidth: 0, display: 'grid' };
const legendStyle = { p: 0, mb: 0.5, fontSize: 'var(--text-small)', fontWeight: 600 };
const pairStyle = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.25, alignItems: 'start' };
