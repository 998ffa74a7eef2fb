import { useEffect, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { classNames } from '../../kit/classNames';
import { TextInput } from '../../kit/Field';
import { openPalette } from '../../kit/paletteRequest';
import { useNavigate } from '../../kit/navigation/hooks';
import { paletteUse } from './paletteUse';
import * as texts from './texts';
import { usePaletteOptions } from './usePaletteOptions';
import styles from './CommandPalette.module.css';

interface Props {
  onClose: () => void;
}

/** Opens any action, screen or record by its name. */
export function CommandPalette({ onClose }: Props) {
  const [typed, setTyped] = useState('');
  const { options, isLoading } = usePaletteOptions(typed);
  const navigate = useNavigate();
  useEffect(() => openPalette(setTyped), []);
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-label={texts.goTo}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: paperStyle } }}
    >
      <Autocomplete
        open
        disablePortal
        autoHighlight
        forcePopupIcon={false}
        options={options}
        groupBy={({ group }) => group}
        getOptionKey={({ key }) => key}
        filterOptions={(all) => all}
        noOptionsText={isLoading ? texts.searching : texts.noResults}
        inputValue={typed}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input') setTyped(text);
        }}
        onChange={(_event, option) => {
          if (!option) return;
          paletteUse.add(option.key.replace(/^recent /, ''));
          onClose();
          void navigate(option.to);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        renderInput={({ slotProps }) => (
          <Box ref={slotProps.input.ref} sx={{ position: 'relative' }}>
            <SearchIcon aria-hidden sx={iconStyle} />
            <TextInput
              {...slotProps.htmlInput}
              autoFocus
              aria-label={texts.goToAnything}
              placeholder={texts.goToAnything}
              maxLength={100}
              className={classNames(slotProps.htmlInput.className, styles.input)}
            />
          </Box>
        )}
        renderOption={({ key, ...row }, { label, detail }) => (
          <Box component="li" key={key} {...row} sx={{ gap: 1.5 }}>
            <span>{label}</span>
            <Box component="span" sx={detailStyle}>
              {detail}
            </Box>
          </Box>
        )}
        slotProps={{
          popper: {
            modifiers: [{ name: 'flip', enabled: false }],
            sx: { position: 'static !important', transform: 'none !important', width: '100% !important' },
          },
          paper: { sx: { borderRadius: 0, borderTop: 1, borderColor: 'divider' } },
          listbox: { sx: { maxHeight: 'min(420px, 60dvh)' } },
        }}
      />
    </Dialog>
  );
}

const paperStyle = { mt: { xs: 2, sm: 10 }, overflow: 'hidden' };
const iconStyle = { position: 'absolute', left: 16, top: 16, color: 'text.secondary' };
const detailStyle = {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'right',
  fontSize: 'var(--text-small)',
  color: 'text.secondary',
};
