import { useId, type PropsWithChildren } from 'react';
import Box from '@mui/material/Box';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';

interface Props {
  label: string;
  /** What is wrong with what is ticked. */
  error?: string;
}

/** Tick boxes that belong together, under their label. */
export function FieldSet({ label, error, children }: PropsWithChildren<Props>) {
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={error && id}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1.5 }}
    >
      <Box component="legend" sx={legendStyle}>
        {label}
      </Box>
      {children}
      {error && (
        <Box id={id} role="alert" sx={{ fontSize: 'var(--text-small)', color: 'error.main' }}>
          <ErrorIcon aria-hidden sx={{ fontSize: 'var(--text-small)', verticalAlign: '-2px', mr: 0.5 }} />
          {error}
        </Box>
      )}
    </Box>
  );
}

const legendStyle = {
  p: 0,
  mb: 0.5,
  fontSize: 'var(--text-small)',
  fontWeight: 600,
  color: 'text.secondary',
};
