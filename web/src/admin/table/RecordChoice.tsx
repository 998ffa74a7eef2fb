import { useDeferredValue, useState } from 'react';
import { skipToken } from '@apollo/client/react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useCityNamesQuery, useHotelsByNameQuery } from './RecordName.generated';

const REFERENCE = /^[0-9a-f]{24}$/i;

interface Props {
  kind: 'hotel' | 'city';
  label: string;
  autoFocus?: boolean;
  /** Gets the reference; empty where the choice is taken back. */
  onChoose: (id: string) => void;
}
interface Option {
  id: string;
  label: string;
}

/** Finds a record by its name as it is typed, or by its reference, and hands on the reference. */
export function RecordChoice({ kind, label, autoFocus = false, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const isReference = REFERENCE.test(text);
  const hotels = useHotelsByNameQuery(
    kind === 'hotel' && !isReference
      ? { variables: { text: text || null, limit: 20 }, context: { inPlace: true } }
      : skipToken,
  );
  const cities = useCityNamesQuery(kind === 'city' ? { context: { inPlace: true } } : skipToken);
  const found: Option[] =
    kind === 'city'
      ? (cities.data?.cities ?? []).map(({ id, name }) => ({ id, label: name }))
      : ((hotels.data ?? hotels.previousData)?.hotels.items ?? []).map(({ id, name, city }) => ({
          id,
          label: `${name}, ${city.name}`,
        }));
  const options = isReference ? [{ id: text.toLowerCase(), label: text }] : found;
  return (
    <Autocomplete
      openOnFocus
      autoHighlight
      size="small"
      options={options}
      loading={hotels.loading || cities.loading}
      filterOptions={kind === 'hotel' ? (all) => all : undefined}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      onInputChange={(_event, value) => {
        setTyped(value);
        if (REFERENCE.test(value.trim())) onChoose(value.trim().toLowerCase());
      }}
      onChange={(_event, option) => onChoose(option?.id ?? '')}
      renderInput={(input) => <TextField {...input} autoFocus={autoFocus} label={label} />}
    />
  );
}
