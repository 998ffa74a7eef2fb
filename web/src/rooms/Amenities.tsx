import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EVERY_ROOM } from '../../../schema/features';

/** The amenities of every room, then those of this room type. */
export function Amenities({ own }: { own: readonly string[] }) {
  return (
    <Box component="ul" aria-label="Amenities" sx={listStyle}>
      {[...new Set([...EVERY_ROOM, ...own])].map((amenity) => (
        <Typography component="li" variant="body2" key={amenity} sx={{ display: 'flex', gap: 0.5 }}>
          <Check aria-hidden sx={{ fontSize: 16, mt: '2px', color: 'primary.main' }} />
          {amenity}
        </Typography>
      ))}
    </Box>
  );
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
