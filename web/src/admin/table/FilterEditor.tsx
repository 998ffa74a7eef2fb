import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { Field, TextInput } from '../../ui/Field';
import { accepts, boundsOf, toRange, type Filter } from './filters';
import { RecordChoice } from './RecordChoice';

interface Props {
  filter: Filter;
  value: string;
  onApply: (value: string) => void;
}

/** Sets one filter, by what fits its kind. */
export function FilterEditor({ filter, value, onApply }: Props) {
  switch (filter.kind) {
    case 'choice':
      return (
        <MenuList autoFocusItem aria-label={filter.label} sx={{ minWidth: 200 }}>
          {filter.choices.map(([choice, label]) => (
            <MenuItem key={choice} dense selected={choice === value} onClick={() => onApply(choice)}>
              {label}
            </MenuItem>
          ))}
        </MenuList>
      );
    case 'days':
    case 'dollars':
      return <RangeEditor filter={filter} value={value} onApply={onApply} />;
    case 'hotel':
    case 'city':
      return (
        <Box sx={{ p: 2, width: 320 }}>
          <RecordChoice
            kind={filter.kind}
            label={`${filter.label}: name or reference`}
            autoFocus
            onChoose={(id) => id && onApply(id)}
          />
        </Box>
      );
  }
}

function RangeEditor({ filter, value, onApply }: Props) {
  const [bounds, setBounds] = useState(() => boundsOf(value));
  const range = toRange(bounds);
  const isWrong = range !== '' && !accepts(filter, range);
  const isDays = filter.kind === 'days';
  const field = (end: 'from' | 'to', label: string) => (
    <Field label={label}>
      {(aria) => (
        <TextInput
          {...aria}
          type={isDays ? 'date' : 'text'}
          inputMode={isDays ? undefined : 'decimal'}
          autoFocus={end === 'from'}
          value={bounds[end] ?? ''}
          onChange={(event) => setBounds((before) => ({ ...before, [end]: event.target.value || undefined }))}
          sx={{ height: 40 }}
        />
      )}
    </Field>
  );
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onApply(range);
      }}
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, p: 2, width: 320 }}
    >
      {field('from', isDays ? 'From' : 'From $')}
      {field('to', isDays ? 'To' : 'To $')}
      {isWrong && (
        <Box role="alert" sx={{ gridColumn: '1 / -1', fontSize: '0.8125rem', color: 'error.main' }}>
          {isDays ? 'Enter days of the calendar.' : 'Enter dollars, such as 120 or 99.50.'}
        </Box>
      )}
      <Button type="submit" variant="contained" size="small" disabled={isWrong} sx={{ gridColumn: '1 / -1' }}>
        Apply
      </Button>
    </Box>
  );
}
