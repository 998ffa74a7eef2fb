import { useState, type DragEvent } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import UploadIcon from '@mui/icons-material/CloudUploadOutlined';

interface Props {
  label: string;
  hint: string;
  types: readonly string[];
  isMultiple: boolean;
  isDisabled: boolean;
  onChoose: (files: File[]) => void;
}

/** Files are chosen here by pointer or keyboard, or dropped. */
export function DropZone({ label, hint, types, isMultiple, isDisabled, onChoose }: Props) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!isDisabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) onChoose([...event.dataTransfer.files]);
  };
  return (
    <Box
      component="label"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={zoneStyle}
    >
      <UploadIcon sx={{ fontSize: 36, color: 'primary.main' }} aria-hidden />
      <Typography variant="subtitle1" component="span" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
      <input
        type="file"
        className="chooser"
        accept={types.join(',')}
        multiple={isMultiple}
        disabled={isDisabled}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // the same file may be chosen again after it was removed
          target.value = '';
        }}
      />
    </Box>
  );
}

const zoneStyle = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 0.5,
  px: 3,
  py: 5,
  border: '1.5px dashed',
  borderColor: 'text.secondary',
  borderRadius: 'var(--radius-card)',
  textAlign: 'center',
  cursor: 'pointer',
  transition: 'background-color 140ms ease-out, border-color 140ms ease-out',
  '&:hover, &[data-over]': { bgcolor: 'action.hover', borderColor: 'primary.main' },
  '&:has(:disabled)': { opacity: 0.6, cursor: 'default' },
  '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: '2px' },
  '& .chooser': { position: 'absolute', opacity: 0, width: '1px', height: '1px' },
} as const;
