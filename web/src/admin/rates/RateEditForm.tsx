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
import * as texts from './texts';

/** The nights and room types whose rates change; `last` is the last night. */
export interface RateEdit {
  roomTypeIds: string[];
  from: string;
  last: string;
  weekdays: WeekdayName[];
}

interface Props {
  value: RateEdit;
  rooms: readonly { id: string; title: string }[];
  isSending: boolean;
  /** What can be done here, or who set the price of the night that is selected. */
  intro: string;
  /** The reason of a refusal. */
  notice: ReactNode;
  onChange: (value: RateEdit) => void;
  onSave: (values: { priceCents?: number; minimumNights?: number }) => void;
}

const WEEKDAY_LABELS: Record<WeekdayName, string> = {
  MONDAY: texts.monday,
  TUESDAY: texts.tuesday,
  WEDNESDAY: texts.wednesday,
  THURSDAY: texts.thursday,
  FRIDAY: texts.friday,
  SATURDAY: texts.saturday,
  SUNDAY: texts.sunday,
};

/** Sets the price and the minimum stay of nights that are selected in the calendar or entered here. */
export function RateEditForm({ value, rooms, isSending, intro, notice, onChange, onSave }: Props) {
  const [price, setPrice] = useState('');
  const [minimum, setMinimum] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { roomTypeIds, from, last, weekdays } = value;
  const { cents, problem } = price.trim() ? readPrice(price) : {};
  const nights = /^\d{1,3}$/.test(minimum.trim()) ? Number(minimum) : undefined;
  const problems = {
    rooms: roomTypeIds.length ? undefined : texts.roomTypesMissing,
    from: isNight(from) ? undefined : texts.firstNightMissing,
    last: isNight(last) && last >= from ? undefined : texts.lastNightWrong,
    weekdays: weekdays.length ? undefined : texts.weekdaysMissing,
    price: problem,
    minimum: minimum.trim() && !nights ? texts.minimumStayWrong : undefined,
    nothing: price.trim() || minimum.trim() ? undefined : texts.nothingToSet,
  };
  const { nothing, price: priceProblem, minimum: minimumProblem, ...target } = problems;
  const hasTarget = Object.values(target).every((problem) => !problem);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (Object.values(problems).some(Boolean)) return;
    onSave({ ...(cents && { priceCents: cents }), ...(nights && { minimumNights: nights }) });
  };
  const reset = (values: Parameters<Props['onSave']>[0]) => {
    setSubmitted(true);
    if (hasTarget) onSave(values);
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
    error: isSubmitted ? problems[name] : undefined,
    onChange: (night) => onChange({ ...value, [name]: night }),
  });
  return (
    <Box component="form" noValidate onSubmit={submit} aria-label={texts.setRates} sx={formStyle}>
      <Box sx={headStyle}>
        <Typography variant="h4" component="h2">
          {texts.setRates}
        </Typography>
        <Typography variant="body2" role="status" sx={introStyle}>
          {intro}
        </Typography>
      </Box>
      <Box component="fieldset" sx={plainStyle}>
        <Box component="legend" sx={legendStyle}>
          {texts.roomTypes}
        </Box>
        {rooms.map(({ id, title }) => (
          <FormControlLabel
            key={id}
            label={title}
            sx={{ mx: 0, '& .MuiTypography-root': { fontSize: 'var(--text-small)' } }}
            control={<Checkbox size="small" checked={roomTypeIds.includes(id)} onChange={() => toggle(id)} />}
          />
        ))}
        {isSubmitted && problems.rooms && <Problem>{problems.rooms}</Problem>}
      </Box>
      <Box sx={columnStyle}>
        <StaffDateField label={texts.firstNight} field={day('from')} />
        <StaffDateField label={texts.lastNight} field={day('last')} />
      </Box>
      <Box sx={columnStyle}>
        <Box component="fieldset" sx={plainStyle}>
          <Box component="legend" sx={legendStyle}>
            {texts.weekdays}
          </Box>
          <ToggleButtonGroup
            size="small"
            fullWidth
            aria-label={texts.weekdays}
            value={weekdays}
            onChange={(_event, selected: WeekdayName[]) => onChange({ ...value, weekdays: selected })}
          >
            {WEEKDAYS.map((name) => (
              <ToggleButton key={name} value={name} sx={{ textTransform: 'none', px: 0, minHeight: 36 }}>
                {WEEKDAY_LABELS[name]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {isSubmitted && problems.weekdays && <Problem>{problems.weekdays}</Problem>}
        </Box>
        <Box sx={pairStyle}>
          <Field label={texts.price} error={isSubmitted ? priceProblem : undefined}>
            {(aria) => (
              <TextInput
                {...aria}
                inputMode="decimal"
                value={price}
                onChange={({ target }) => setPrice(target.value)}
              />
            )}
          </Field>
          <Field label={texts.minimumStay} error={isSubmitted ? minimumProblem : undefined}>
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
      </Box>
      <Box sx={columnStyle}>
        {isSubmitted && nothing && hasTarget && <Problem>{nothing}</Problem>}
        {notice}
        <Button type="submit" variant="contained" loading={isSending}>
          {texts.set}
        </Button>
        <Box sx={pairStyle}>
          <Button size="small" variant="outlined" onClick={() => reset({ priceCents: 0 })}>
            {texts.useBasePrice}
          </Button>
          <Button size="small" variant="outlined" onClick={() => reset({ minimumNights: 0 })}>
            {texts.removeMinimum}
          </Button>
        </Box>
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
  flex: 'none',
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 1.2fr) minmax(0, 0.8fr) minmax(0, 1.2fr) minmax(0, 1fr)',
  },
  gap: 2,
  p: 2,
  borderTop: 1,
  borderColor: 'divider',
};
const headStyle = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
};
/** Two lines on phones, so that nothing moves when a night is selected. */
const introStyle = { color: 'text.secondary', minHeight: { xs: '2lh', sm: 0 } };
const columnStyle = { display: 'grid', gap: 1.5, minWidth: 0 };
const plainStyle = { border: 0, m: 0, p: 0, minWidth: 0, display: 'grid' };
const legendStyle = { p: 0, mb: 0.5, fontSize: 'var(--text-small)', fontWeight: 600 };
const pairStyle = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.25, alignItems: 'start' };
