import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

interface Props {
  /** The name of the record. */
  label: string;
  links: readonly (readonly [label: string, to: string])[];
  /** The actions that open a dialog. */
  buttons?: readonly (readonly [label: string, onClick: () => void])[];
  /** The button that deletes the record after a dialog, for those who may. */
  remove?: { label: string; onClick: () => void } | undefined;
  children?: ReactNode;
}

/** The actions of staff on a record, in one row, if there are any. The button that deletes it stands apart. */
export function ActionBar({ label, links, buttons = [], remove, children }: Props) {
  if (links.length + buttons.length === 0 && !remove) return null;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {links.map(([words, to]) => (
        <Button key={to} component={Link} to={to} variant="outlined" size="small">
          {words}
        </Button>
      ))}
      {buttons.map(([words, onClick]) => (
        <Button key={words} variant="outlined" size="small" onClick={onClick}>
          {words}
        </Button>
      ))}
      {remove && (
        <Button color="error" size="small" sx={{ ml: { sm: 'auto' } }} onClick={remove.onClick}>
          {remove.label}
        </Button>
      )}
      {children}
    </Box>
  );
}
