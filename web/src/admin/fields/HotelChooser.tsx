import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { classNames } from '../../kit/classNames';
import { TextInput } from '../../kit/Field';
import { listProps } from './listProps';
import { OptionRow } from './OptionRow';
import { useHotelOptionsQuery } from './Options.generated';
import type { Option } from './reference';
import * as texts from './texts';
import { useSearchText } from '../../kit/useSearchText';
import styles from './HotelChooser.module.css';

interface Props {
  /** Undefined until one is chosen; empty for all hotels. */
  hotelId: string | undefined;
  /** True if all hotels together can be chosen. */
  hasAll: boolean;
  onChoose: (hotelId: string) => void;
}

/** The hotel of a screen, found by a part of its name. */
export function HotelChooser({ hotelId, hasAll, onChoose }: Props) {
  const [typed, setTyped] = useState<string>();
  const text = useSearchText(typed ?? '');
  const { data, previousData, loading } = useHotelOptionsQuery({
    variables: { text, id: hotelId ?? '' },
  });
  const { hotels, hotel } = data ?? previousData ?? {};
  const found = (hotels?.items ?? []).map(optionOf);
  const options = hasAll && !text ? [ALL, ...found] : found;
  const named = hotel?.id === hotelId && hotel ? optionOf(hotel) : null;
  const chosen = hotelId === ALL.id ? ALL : named;
  return (
    <Autocomplete<Option, false, true>
      disableClearable
      selectOnFocus
      sx={{ flex: '1 1 220px', maxWidth: 340 }}
      slotProps={listProps}
      options={options}
      loading={loading}
      value={chosen ?? undefined!}
      inputValue={typed ?? chosen?.name ?? ''}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(all) => all}
      onInputChange={(_event, value, reason) => {
        if (reason === 'input') setTyped(value);
      }}
      onChange={(_event, option) => {
        setTyped(undefined);
        onChoose(option.id);
      }}
      onBlur={() => setTyped(undefined)}
      renderOption={({ key, ...row }, option) => <OptionRow key={key} {...row} option={option} />}
      renderInput={({ slotProps }) => (
        <Box ref={slotProps.input.ref}>
          <TextInput
            {...slotProps.htmlInput}
            aria-label={texts.hotel}
            placeholder={texts.hotel}
            spellCheck={false}
            className={classNames(slotProps.htmlInput.className, styles.hotel)}
          />
        </Box>
      )}
    />
  );
}

const ALL: Option = { id: '', name: texts.allHotels };

const optionOf = ({ id, name, city }: { id: string; name: string; city: { name: string } }): Option => ({
  id,
  name,
  detail: city.name,
});
