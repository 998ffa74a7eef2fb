import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import SuccessIcon from '@mui/icons-material/CheckCircleOutlined';

const ICONS = { error: ErrorIcon, info: InfoIcon, success: SuccessIcon };

interface Props {
  kind: keyof typeof ICONS;
  children: ReactNode;
}

/** A message beside its cause: what happened and what to do, with a mark of its kind. */
export function Notice({ kind, children }: Props) {
  const Icon = ICONS[kind];
  return (
    <Box
      role={kind === 'error' ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        gap: 1.25,
        p: 1.5,
        borderRadius: '10px',
        bgcolor: `${kind}.light`,
        color: 'text.primary',
      }}
    >
      <Icon fontSize="small" sx={{ mt: '1px', color: `${kind}.main` }} aria-hidden />
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
