import Box from '@mui/material/Box';

/** A person's photo in a circle, or the default avatar. */
export function ProfilePhoto({ photo }: { photo: string | null }) {
  return (
    <Box
      component="img"
      src={photo || '/avatar.svg'}
      alt=""
      width={32}
      height={32}
      sx={{ display: 'block', borderRadius: '50%', objectFit: 'cover' }}
    />
  );
}
