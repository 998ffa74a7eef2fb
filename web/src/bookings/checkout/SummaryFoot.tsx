import type { ReactNode } from 'react';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Props {
  /** On small screens, where the lines are collapsed: the total, what it is for, and what a notice is about. */
  brief: { main: string; detail: string; hint?: string };
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The buttons; on small screens beside the total, which expands the lines. */
export function SummaryFoot({ brief, isOpen, onToggle, children }: Props) {
  const Fold = isOpen ? ExpandMore : ExpandLess;
  return (
    <Box className="foot">
      <Button className="brief" color="inherit" aria-expanded={isOpen} onClick={onToggle} endIcon={<Fold />}>
        <Box component="span" sx={{ display: 'block', flex: 1, textAlign: 'left', minWidth: 0 }}>
          <strong>{brief.main}</strong>
          <Typography
            component="span"
            variant="body2"
            noWrap
            sx={{ display: 'block', color: brief.hint ? 'warning.main' : 'text.secondary' }}
          >
            {brief.hint ?? brief.detail}
          </Typography>
        </Box>
      </Button>
      {children}
    </Box>
  );
}
