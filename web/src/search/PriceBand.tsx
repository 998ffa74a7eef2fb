import { useState } from 'react';
import Box from '@mui/material/Box';
import { PRICE_BAND } from '../../../schema/limits';
import { Field, TextInput } from '../ui/Field';

interface Bounds {
  minPrice?: number;
  maxPrice?: number;
}

interface Props {
  min: number | undefined;
  max: number | undefined;
  onChange: (bounds: Bounds) => void;
}

/**
 * Lowest and highest price of a night, in dollars. They show 0 and 1000 until they are touched, and
 * filter only from then on: an untouched band hides no hotel that costs more.
 */
export function PriceBand({ min, max, onChange }: Props) {
  const touch = (bounds: Bounds) =>
    onChange({ minPrice: min ?? PRICE_BAND.min, maxPrice: max ?? PRICE_BAND.max, ...bounds });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      <Price
        label="Min price per night"
        shown={min ?? PRICE_BAND.min}
        onChange={(minPrice) => touch({ minPrice })}
      />
      <Price
        label="Max price per night"
        shown={max ?? PRICE_BAND.max}
        onChange={(maxPrice) => touch({ maxPrice })}
      />
    </Box>
  );
}

interface PriceProps {
  label: string;
  shown: number;
  onChange: (dollars: number | undefined) => void;
}

/** A price in whole dollars; left empty, it filters nothing. */
function Price({ label, shown, onChange }: PriceProps) {
  const [typed, setTyped] = useState(String(shown));
  const read = (text: string) => {
    setTyped(text);
    onChange(text === '' ? undefined : Math.max(0, Math.trunc(Number(text))));
  };
  return (
    <Field label={label}>
      {(aria) => (
        <TextInput
          {...aria}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          value={typed}
          onChange={(event) => read(event.target.value)}
        />
      )}
    </Field>
  );
}
