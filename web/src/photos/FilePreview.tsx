import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import TextIcon from '@mui/icons-material/DescriptionOutlined';

/** A picture as it will be seen, before it has left this machine; a sheet for a text. */
export function FilePreview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!image.current) return;
    const url = URL.createObjectURL(file);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const [isBroken, setBroken] = useState(false);
  const isPicture = /^image\/(jpeg|png)$/.test(file.type) && !isBroken;
  return (
    <Box sx={frame}>
      {isPicture ? (
        <img ref={image} alt="" onError={() => setBroken(true)} />
      ) : (
        <TextIcon sx={{ color: 'text.secondary' }} aria-hidden />
      )}
    </Box>
  );
}

const frame = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: 'var(--radius-control)',
  overflow: 'hidden',
  bgcolor: 'primary.light',
  '& img': { width: 64, height: 64, objectFit: 'cover' },
} as const;
