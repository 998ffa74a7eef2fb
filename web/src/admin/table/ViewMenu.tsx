import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { DENSITIES, type Density } from './useTableSettings';

interface Props {
  columns: readonly { field: string; label: string; isShown: boolean }[];
  density: Density;
  onDensity: (density: Density) => void;
  onColumn: (field: string, isShown: boolean) => void;
}

/** Which columns a table shows and how closely its rows lie; both are remembered on this device. */
export function ViewMenu({ columns, density, onDensity, onColumn }: Props) {
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
        View
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
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
    </>
  );
}

const titleStyle = { lineHeight: 2, fontSize: '0.75rem', bgcolor: 'transparent' };
const itemStyle = { gap: 1, fontSize: '0.875rem' };
const boxStyle = { p: 0 };
