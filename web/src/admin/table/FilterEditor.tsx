import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { fill } from '../../../../schema/fill';
import { Field, TextInput } from '../../kit/Field';
import { StaffDateField } from '../fields/dates/StaffDateField';
import { CityReference, HotelReference } from '../fields/references';
import { accepts, boundsOf, rangeProblem, toRange, type Filter, type Range } from './filters';
import * as texts from './texts';
import styles from './FilterEditor.module.css';

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
      return <ReferenceEditor filter={filter} value={value} onApply={onApply} />;
  }
}

function RangeEditor({ filter, value, onApply }: Props & { filter: Range }) {
  const [bounds, setBounds] = useState(() => boundsOf(value));
  const problem = rangeProblem(filter, bounds);
  const isDays = filter.kind === 'days';
  const field = (end: 'from' | 'to', label: string) => {
    const value = bounds[end] ?? '';
    const onChange = (text: string) => setBounds((before) => ({ ...before, [end]: text || undefined }));
    const common = { autoFocus: end === 'from', className: styles.bound };
    if (isDays)
      return <StaffDateField label={label} field={{ value, onChange, error: undefined }} {...common} />;
    return (
      <Field label={label}>
        {(aria) => (
          <TextInput
            {...aria}
            inputMode="decimal"
            value={value}
            onChange={({ target }) => onChange(target.value)}
            {...common}
          />
        )}
      </Field>
    );
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem) onApply(toRange(bounds));
      }}
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, p: 2, width: 360, maxWidth: '100%' }}
    >
      {field('from', isDays ? texts.from : texts.fromDollars)}
      {field('to', isDays ? texts.to : texts.toDollars)}
      {problem && (
        <Box role="alert" sx={{ gridColumn: '1 / -1', fontSize: 'var(--text-small)', color: 'error.main' }}>
          {problem}
        </Box>
      )}
      <Button
        type="submit"
        variant="contained"
        size="small"
        disabled={problem !== undefined}
        sx={{ gridColumn: '1 / -1' }}
      >
        {texts.apply}
      </Button>
    </Box>
  );
}

function ReferenceEditor({ filter, value, onApply }: Props) {
  const [reference, setReference] = useState(value);
  const field = {
    name: filter.name,
    value: reference,
    error: undefined,
    onChange: setReference,
    onBlur: () => undefined,
  };
  const Reference = filter.kind === 'city' ? CityReference : HotelReference;
  const id = reference.trim().toLowerCase();
  return (
    <Box
      component="form"
      ref={focusField}
      onSubmit={(event) => {
        event.preventDefault();
        if (accepts(filter, id)) onApply(id);
      }}
      sx={{ display: 'grid', gap: 1.5, p: 2, width: 360, maxWidth: '100%' }}
    >
      <Reference label={fill(texts.nameOrReference, { label: filter.label })} field={field} />
      <Button type="submit" variant="contained" size="small" disabled={!accepts(filter, id)}>
        {texts.apply}
      </Button>
    </Box>
  );
}

/** Focuses the field of a form that has just opened. */
const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();
