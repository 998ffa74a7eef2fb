import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { skipToken } from '@apollo/client/react';
import { classNames } from '../../kit/classNames';
import { SelectInput, TextInput } from '../../kit/Field';
import type { DutyHotel } from '../duties/staffAccess';
import { usePageDuties } from '../duties/useStaffDuties';
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

/** More hotels than this are searched. */
const MOST_LISTED = 10;

/** The hotel of a screen. A member of a team chooses among their own hotels, and has no choice with one. */
export function HotelChooser(props: Props) {
  const held = usePageDuties();
  if (!held) return null;
  if (held.isAdmin) return <AnyHotel {...props} />;
  if (held.hotels.length < 2) return null;
  return held.hotels.length > MOST_LISTED ? (
    <OwnHotels {...props} hotels={held.hotels} />
  ) : (
    <FewHotels {...props} hotels={held.hotels} />
  );
}

interface OwnProps extends Props {
  hotels: readonly DutyHotel[];
}

function FewHotels({ hotels, hotelId, hasAll, onChoose }: OwnProps) {
  return (
    <SelectInput
      aria-label={texts.hotel}
      value={hotelId ?? ''}
      onChange={({ target }) => onChoose(target.value)}
      className={classNames(styles.hotel, styles.few)}
    >
      {hasAll && <option value="">{texts.allMyHotels}</option>}
      {hotels.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}

function OwnHotels({ hotels, hasAll, ...props }: OwnProps) {
  const [typed, setTyped] = useState<string>();
  const words = (typed ?? '').toLowerCase().split(/\s+/);
  const all: Option = { id: '', name: texts.allMyHotels };
  const found = hotels.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  const known = hasAll ? [all, ...hotels] : hotels;
  return (
    <Chooser
      {...props}
      {...{ typed, setTyped }}
      options={hasAll && !typed ? [all, ...found] : found}
      chosen={known.find(({ id }) => id === props.hotelId)}
    />
  );
}

function AnyHotel({ hotelId, hasAll, onChoose }: Props) {
  const [typed, setTyped] = useState<string>();
  const text = useSearchText(typed ?? '');
  const [isOpen, setOpen] = useState(false);
  const isNeeded = isOpen || hotelId !== ALL.id;
  const { data, previousData, loading } = useHotelOptionsQuery(
    isNeeded ? { variables: { text, id: hotelId ?? '' } } : skipToken,
  );
  const { hotels, hotel } = data ?? previousData ?? {};
  const found = (hotels?.items ?? []).map(optionOf);
  const named = hotel?.id === hotelId && hotel ? optionOf(hotel) : undefined;
  return (
    <Chooser
      {...{ typed, setTyped, onChoose }}
      isLoading={loading}
      onOpen={() => setOpen(true)}
      options={hasAll && !text ? [ALL, ...found] : found}
      chosen={hotelId === ALL.id ? ALL : named}
    />
  );
}

interface ChooserProps {
  options: readonly Option[];
  chosen: Option | undefined;
  isLoading?: boolean;
  typed: string | undefined;
  setTyped: (typed: string | undefined) => void;
  onOpen?: () => void;
  onChoose: (hotelId: string) => void;
}

function Chooser({ options, chosen, isLoading = false, typed, setTyped, onOpen, onChoose }: ChooserProps) {
  return (
    <Autocomplete<Option, false, true>
      disableClearable
      selectOnFocus
      sx={{ flex: '1 1 220px', maxWidth: { sm: 340 } }}
      slotProps={listProps}
      options={options}
      loading={isLoading}
      value={chosen ?? null!}
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
      {...(onOpen && { onOpen })}
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
