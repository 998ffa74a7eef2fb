import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { fill } from '../../../../schema/fill';
import { Field, TextInput } from '../../kit/Field';
import type { BoundField } from '../../kit/useForm';
import { listProps } from './listProps';
import { OptionRow } from './OptionRow';
import { referenceOf, type Option } from './reference';
import * as texts from './texts';

export interface ReferenceProps {
  label: string;
  hint?: string | undefined;
  field: BoundField;
}

interface Props extends ReferenceProps {
  options: readonly Option[];
  isLoading: boolean;
  /** True if the server has searched; otherwise the options are filtered here. */
  isSearched?: boolean;
}

/** A reference, found by name or typed directly. It shows the name; its value is the reference. */
export function ReferenceField({ label, hint, field, options, isLoading, isSearched = false }: Props) {
  const { value, error, onChange, onBlur, name } = field;
  const [typed, setTyped] = useState({ text: value, value });
  const [picked, setPicked] = useState<Option>();
  const found = options.find(({ id }) => id === value) ?? (picked?.id === value ? picked : undefined);
  // a value that was not typed here, such as that of another record, is shown unchanged
  const text = typed.value === value ? typed.text : value;
  // the name replaces a reference that was pasted or came from the address
  const shown = found && text === value ? found.name : text;
  const isUnknown = Boolean(value) && !found && !isLoading && options.length === 0;

  const put = (text: string, reference: string) => {
    setTyped({ text, value: reference });
    onChange(reference);
  };
  const pick = (option: Option) => {
    setPicked(option);
    put(option.name, option.id);
  };
  return (
    <Field label={label} error={error} hint={noteOf(found, isUnknown) ?? hint}>
      {(aria) => (
        <Autocomplete<Option, false, false, true>
          freeSolo
          slotProps={listProps}
          id={aria.id}
          options={options}
          loading={isLoading}
          value={found ?? null}
          inputValue={shown}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
          isOptionEqualToValue={(one, other) => typeof other !== 'string' && one.id === other.id}
          filterOptions={isSearched ? (all) => all : undefined}
          onInputChange={(_event, input, reason) => {
            if (reason === 'input') put(input, referenceOf(input, options));
          }}
          onChange={(_event, option) => {
            if (option && typeof option !== 'string') pick(option);
          }}
          onBlur={() => {
            const meant = referenceOf(text, options);
            if (!found && meant !== value) put(text, meant);
            onBlur();
          }}
          renderOption={({ key, ...row }, option) => <OptionRow key={key} {...row} option={option} />}
          renderInput={({ slotProps }) => (
            <Box ref={slotProps.input.ref}>
              <TextInput
                {...slotProps.htmlInput}
                name={name}
                aria-describedby={aria['aria-describedby']}
                aria-invalid={aria['aria-invalid']}
                aria-required={field['aria-required']}
                spellCheck={false}
              />
            </Box>
          )}
        />
      )}
    </Field>
  );
}

function noteOf(found: Option | undefined, isUnknown: boolean): string | undefined {
  if (found)
    return [found.detail, found.id !== found.name && fill(texts.referenceOf, { id: found.id })]
      .filter(Boolean)
      .join(' · ');
  return isUnknown ? texts.noMatch : undefined;
}
