import Box from '@mui/material/Box';
import { fill } from '../../../../schema/fill';
import { Field, SelectInput } from '../../kit/Field';
import { StaffDateField } from '../fields/dates/StaffDateField';
import { CityReference, HotelReference } from '../fields/references';
import type { Filter } from '../table/filters';
import { daysOf, type problemsOf, type TypedFilter } from './exportFilter';
import * as texts from './texts';

interface Props {
  filters: readonly Filter[];
  typed: TypedFilter;
  /** Shown once a file was asked for. */
  problems: Partial<ReturnType<typeof problemsOf>>;
  onChange: (typed: TypedFilter) => void;
}

/** The fields that narrow an export: the hotel, the city and the dates, where its records have them. */
export function ExportFields({ filters, typed, problems, onChange }: Props) {
  const field = (name: 'hotel' | 'city' | 'from' | 'to') => ({
    name,
    value: typed[name],
    error: name === 'from' ? undefined : problems[name],
    onChange: (value: string) => onChange({ ...typed, [name]: value }),
    onBlur: () => undefined,
  });
  const has = (kind: Filter['kind']) => filters.some((filter) => filter.kind === kind);
  const days = daysOf(filters);
  const label = days.find(({ name }) => name === typed.dates)?.label ?? '';
  return (
    <>
      {has('hotel') && (
        <HotelReference label={texts.hotel} hint={texts.allHotelsIfEmpty} field={field('hotel')} isOptional />
      )}
      {has('city') && (
        <CityReference label={texts.city} hint={texts.allCitiesIfEmpty} field={field('city')} />
      )}
      {days.length > 0 && (
        <Box role="group" aria-label={texts.dates} sx={datesStyle}>
          {days.length > 1 && (
            <Field label={texts.datesOf}>
              {(aria) => (
                <SelectInput
                  {...aria}
                  value={typed.dates}
                  onChange={({ target }) => onChange({ ...typed, dates: target.value })}
                >
                  {days.map(({ name, label: words }) => (
                    <option key={name} value={name}>
                      {words}
                    </option>
                  ))}
                </SelectInput>
              )}
            </Field>
          )}
          <StaffDateField label={fill(texts.dateFrom, { label })} field={field('from')} />
          <StaffDateField label={fill(texts.dateTo, { label })} field={field('to')} />
        </Box>
      )}
    </>
  );
}

const datesStyle = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
  gap: 2,
  alignItems: 'start',
};
