import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { DENSITIES, type Density } from './useTableSettings';
import type { SavedView, SavedViews } from './useSavedViews';
import { viewItems } from './ViewItems';
import { boxStyle, itemStyle, titleStyle } from './viewMenuStyles';
import { ViewNameDialog } from './ViewNameDialog';

interface Props {
  columns: readonly { field: string; label: string; isShown: boolean }[];
  density: Density;
  saved: SavedViews;
  onDensity: (density: Density) => void;
  onColumn: (field: string, isShown: boolean) => void;
}

/** The saved views of a list, which columns it shows and how closely its rows lie. */
export function ViewMenu({ columns, density, saved, onDensity, onColumn }: Props) {
  /** The view that is to be named, none for a new one. */
  const [named, setNamed] = useState<{ view?: SavedView }>();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isOnly = columns.filter(({ isShown }) => isShown).length === 1;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box
          component="span"
          sx={{ maxWidth: 160, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {saved.current ? `View: ${saved.current.name}` : 'View'}
        </Box>
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        slotProps={{ paper: { role: 'region', 'aria-label': 'View of the list' } }}
      >
        {viewItems({ saved, onName: (view) => setNamed({ view }), onClose: () => setAnchor(undefined) })}
        <ListSubheader role="presentation" sx={titleStyle}>
          Columns
        </ListSubheader>
        {columns.map(({ field, label, isShown }) => (
          <MenuItem
            key={field}
            dense
            role="menuitemcheckbox"
            aria-checked={isShown}
            disabled={isShown && isOnly}
            onClick={() => onColumn(field, !isShown)}
            sx={itemStyle}
          >
            <Checkbox checked={isShown} size="small" tabIndex={-1} aria-hidden inert sx={boxStyle} />
            {label}
          </MenuItem>
        ))}
        <Divider />
        <ListSubheader role="presentation" sx={titleStyle}>
          Rows
        </ListSubheader>
        {DENSITIES.map((one) => (
          <MenuItem
            key={one}
            dense
            role="menuitemradio"
            aria-checked={one === density}
            onClick={() => onDensity(one)}
            sx={itemStyle}
          >
            <Radio checked={one === density} size="small" tabIndex={-1} aria-hidden inert sx={boxStyle} />
            {one[0]!.toUpperCase() + one.slice(1)}
          </MenuItem>
        ))}
      </Menu>
      {named && <ViewNameDialog view={named.view} saved={saved} onClose={() => setNamed(undefined)} />}
    </>
  );
}
