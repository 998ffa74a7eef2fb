import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Field, TextInput } from '../../kit/Field';
import { listProps } from './listProps';
import { OptionRow } from './OptionRow';
import { isReference, referenceOf, type Option } from './reference';
import type { ReferenceProps } from './ReferenceField';
import { UserChip } from './UserChip';

interface Props extends ReferenceProps {
  options: readonly Option[];
  isLoading: boolean;
  isSearched?: boolean;
}

/**
 * References of users, separated by commas. Those before the last comma are shown as names; the text after it finds
 * users by name.
 */
export function ReferencesField({ label, hint, field, options, isLoading, isSearched = false }: Props) {
  const { value, error, onChange, onBlur, name } = field;
  const parts = value.split(',');
  const text = parts.at(-1)!;
  const chosen = parts.slice(0, -1);
  const write = (ids: readonly string[], typed = '') => onChange([...new Set(ids), typed].join(','));
  const rest = options.filter(({ id }) => !chosen.includes(id));

  return (
    <Field label={label} error={error} hint={hint}>
      {(aria) => (
        <Autocomplete<Option, true, true, true>
          multiple
          freeSolo
          slotProps={listProps}
          disableClearable
          id={aria.id}
          options={rest}
          loading={isLoading}
          value={chosen.map((id) => ({ id, name: id }))}
          inputValue={text}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
          isOptionEqualToValue={(one, other) => typeof other !== 'string' && one.id === other.id}
          filterOptions={isSearched ? (all) => all : undefined}
          onInputChange={(_event, typed, reason) => {
            if (reason !== 'input') return;
            const typedParts = typed.split(',');
            const ready = typedParts.slice(0, -1).map((part) => referenceOf(part, options));
            write([...chosen, ...ready.filter(Boolean)], typedParts.at(-1)!.trimStart());
          }}
          onChange={(_event, values) =>
            write(values.map((one) => (typeof one === 'string' ? referenceOf(one, options) : one.id)))
          }
          onBlur={() => {
            const meant = referenceOf(text, options);
            if (isReference(meant)) write([...chosen, meant]);
            onBlur();
          }}
          renderOption={({ key, ...row }, option) => <OptionRow key={key} {...row} option={option} />}
          renderValue={(values, getItemProps) =>
            values.map((one, index) => {
              const { key, ...item } = getItemProps({ index });
              return <UserChip key={key} id={typeof one === 'string' ? one : one.id} {...item} />;
            })
          }
          renderInput={({ slotProps }) => (
            <Frame ref={slotProps.input.ref} aria-invalid={aria['aria-invalid']}>
              {slotProps.input.startAdornment}
              <Plain
                {...slotProps.htmlInput}
                name={name}
                aria-describedby={aria['aria-describedby']}
                aria-invalid={aria['aria-invalid']}
                aria-required={field['aria-required']}
                spellCheck={false}
              />
            </Frame>
          )}
        />
      )}
    </Field>
  );
}

/** The control's border around the names and the text. */
const Frame = styled(Box)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minHeight: 48,
  padding: '5px 8px',
  border: '1px solid color-mix(in srgb, var(--quiet) 50%, transparent)',
  borderRadius: 'var(--radius-control)',
  backgroundColor: 'var(--card)',
  '&:hover': { borderColor: 'var(--quiet)' },
  '&:focus-within': { outline: '2px solid var(--teal)', outlineOffset: -1 },
  '&[aria-invalid="true"]': { borderColor: 'var(--red)' },
});
const Plain = styled(TextInput)({
  flex: '1 1 120px',
  width: 0,
  height: 34,
  padding: '0 6px',
  border: 0,
  '&:focus': { outline: 'none' },
});
