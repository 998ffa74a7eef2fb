import Box from '@mui/material/Box';
import { squareOf } from './photoSizes';

interface Props {
  photo: string | null;
  size?: number;
  /** Empty where a name stands beside it. */
  alt?: string;
}

/** A person's photo in a circle, or the default avatar. */
export function ProfilePhoto({ photo, size = 32, alt = '' }: Props) {
  return (
    <Box
      component="img"
      src={photo ? squareOf(photo, size) : '/avatar.svg'}
      alt={alt}
      width={size}
      height={size}
      sx={{ display: 'block', borderRadius: '50%', objectFit: 'cover' }}
    />
  );
}
