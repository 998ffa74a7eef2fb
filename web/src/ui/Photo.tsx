import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { widthsOf } from './photoSizes';

interface Props {
  src: string | undefined;
  /** What is seen, for those who do not see it; empty where the text beside says it already. */
  alt: string;
  ratio?: string;
  /** True for the first picture of a page: it is fetched before the others. */
  first?: boolean;
  /** How wide it is shown at most, in pixels. */
  maxWidth?: 600 | 1200;
  sx?: SxProps<Theme>;
}

/** A picture with its space reserved; where it is missing or fails, the space stays calm and nothing jumps. */
export function Photo({ src, alt, ratio = '3 / 2', first = false, maxWidth = 600, sx = [] }: Props) {
  const [failed, setFailed] = useState<string>();
  const shown = useRef<HTMLImageElement>(null);
  // one that came with the page may have failed before there was anybody to hear of it
  useEffect(() => {
    const { current } = shown;
    const mayHaveFailed = current?.complete && current.naturalWidth === 0 && 'decode' in current;
    if (mayHaveFailed) current.decode().catch(() => setFailed(src));
  }, [src]);
  const frame = { aspectRatio: ratio, width: '100%', display: 'block', bgcolor: 'primary.light' };
  const own = Array.isArray(sx) ? sx : [sx];
  const sizes = `(max-width: ${maxWidth}px) 100vw, ${maxWidth}px`;
  if (!src || failed === src)
    return <Box role={alt ? 'img' : undefined} aria-label={alt || undefined} sx={[frame, ...own]} />;
  return (
    <Box
      component="img"
      ref={shown}
      src={src}
      srcSet={widthsOf(src)}
      sizes={first ? sizes : `auto, ${sizes}`}
      alt={alt}
      width={600}
      height={400}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(src)}
      sx={[{ ...frame, ...pictureStyle }, ...own]}
    />
  );
}

const pictureStyle = {
  height: 'auto',
  objectFit: 'cover',
  // bright pictures would glare on a dark page
  '[data-appearance="dark"] &': { filter: 'brightness(0.86)' },
};
