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
import { fill } from '../../../../schema/fill';
import * as texts from './texts';
import { DENSITIES, type Density } from './useTableSettings';
import type { SavedView, SavedViews } from './useSavedViews';
import { viewItems } from './ViewItems';
import { boxStyle, itemStyle, titleStyle } from './viewMenuStyles';
import { ViewNameDialog } from './ViewNameDialog';

const DENSITY_WORDS: Readonly<Record<Density, string>> = {
  compact: texts.compact,
  standard: texts.standard,
  comfortable: texts.comfortable,
};

interface Props {
  columns: readonly { field: string; label: string; isShown: boolean }[];
  density: Density;
  saved: SavedViews;
  onDensity: (density: Density) => void;
  onColumn: (field: string, isShown: boolean) => void;
}

/** The menu of a list's saved views, columns and row height. */
export function ViewMenu({ columns, density, saved, onDensity, onColumn }: Props) {
  /** The view to name; `view` is undefined for a new one. */
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
          {saved.current ? fill(texts.viewNamed, { name: saved.current.name }) : texts.view}
        </Box>
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        slotProps={{ paper: { role: 'region', 'aria-label': texts.viewOfList } }}
      >
        {viewItems({ saved, onName: (view) => setNamed({ view }), onClose: () => setAnchor(undefined) })}
        <ListSubheader role="presentation" sx={titleStyle}>
          {texts.columns}
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
          {texts.rowHeight}
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
            {DENSITY_WORDS[one]}
          </MenuItem>
        ))}
      </Menu>
      {named && <ViewNameDialog view={named.view} saved={saved} onClose={() => setNamed(undefined)} />}
    </>
  );
}
