import { useState, type DragEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';

interface Props {
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** What surrounds an open chat: pictures that are dropped anywhere in it are chosen for the next message. */
export function PhotoDropArea({ onFiles, children }: Props) {
  const [isOver, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      sx={areaStyle}
    >
      {children}
      {isOver && <Box sx={overStyle}>Drop pictures to send them</Box>}
    </Box>
  );
}

const areaStyle = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
};
const overStyle = {
  position: 'absolute',
  inset: 8,
  display: 'grid',
  placeItems: 'center',
  border: '2px dashed',
  borderColor: 'primary.main',
  borderRadius: 'var(--radius-card)',
  bgcolor: 'background.paper',
  opacity: 0.94,
  fontWeight: 600,
  pointerEvents: 'none',
} as const;
