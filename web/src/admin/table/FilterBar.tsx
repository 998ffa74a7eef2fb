import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import AddIcon from '@mui/icons-material/Add';
import { fill } from '../../../../schema/fill';
import { richText } from '../../kit/richText';
import { describe, isReferenceFilter, type Filter } from './filters';
import { FilterEditor } from './FilterEditor';
import { RecordName } from './RecordName';
import * as texts from './texts';

interface Props {
  filters: readonly Filter[];
  values: Readonly<Record<string, string>>;
  onFilter: (name: string, value: string) => void;
  onClear: () => void;
}

/** The filters that hold, as chips that can be changed and removed, and a menu of the others. */
export function FilterBar({ filters, values, onFilter, onClear }: Props) {
  const [menu, setMenu] = useState<HTMLElement>();
  const [editing, setEditing] = useState<{ filter: Filter; anchor: HTMLElement }>();
  const chosen = filters.filter(({ name }) => values[name]);
  const others = filters.filter(({ name }) => !values[name]);
  const edit = (filter: Filter, anchor: HTMLElement) => setEditing({ filter, anchor });
  return (
    <Box role="group" aria-label={texts.filters} sx={barStyle}>
      {chosen.map((filter) => (
        <Chip
          key={filter.name}
          size="small"
          variant="outlined"
          label={
            isReferenceFilter(filter)
              ? richText(texts.filterIs, {
                  label: filter.label,
                  value: <RecordName kind={filter.kind} id={values[filter.name]!} />,
                })
              : describe(filter, values[filter.name]!)
          }
          onClick={(event) => edit(filter, event.currentTarget)}
          onDelete={() => onFilter(filter.name, '')}
          sx={chipStyle}
        />
      ))}
      {others.length > 0 && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          data-add-filter
          aria-haspopup="menu"
          aria-expanded={menu !== undefined}
          onClick={(event) => setMenu(event.currentTarget)}
        >
          {texts.filter}
        </Button>
      )}
      {chosen.length > 1 && (
        <Button size="small" color="inherit" onClick={onClear} sx={{ color: 'text.secondary' }}>
          {texts.clearAll}
        </Button>
      )}
      <Menu open={menu !== undefined} anchorEl={menu} onClose={() => setMenu(undefined)}>
        {others.map((filter) => (
          <MenuItem
            key={filter.name}
            dense
            onClick={() => {
              if (menu) edit(filter, menu);
              setMenu(undefined);
            }}
          >
            {filter.label}
          </MenuItem>
        ))}
      </Menu>
      <Popover
        open={editing !== undefined}
        anchorEl={editing?.anchor}
        onClose={() => setEditing(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': fill(texts.filterBy, { label: editing?.filter.label ?? '' }),
            sx: paperStyle,
          },
        }}
      >
        {editing && (
          <FilterEditor
            filter={editing.filter}
            value={values[editing.filter.name] ?? ''}
            onApply={(value) => {
              onFilter(editing.filter.name, value);
              setEditing(undefined);
            }}
          />
        )}
      </Popover>
    </Box>
  );
}

const barStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 32 };
const chipStyle = {
  borderRadius: 'var(--radius-control)',
  height: 28,
  bgcolor: 'primary.light',
  borderColor: 'transparent',
};
const paperStyle = { mt: 0.5, border: 1, borderColor: 'divider', boxShadow: 'var(--shadow)' };
