import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import { pictureAddress } from '../../../schema/pictures';

/** Drawings without a background, for what is not there. */
export type SmallPictureName = 'empty-bookings' | 'empty-reviews' | 'empty-search' | 'not-found' | 'offline';

/** A small drawing beside words that say the same. */
export function SmallPicture({ of, sx = {} }: { of: SmallPictureName; sx?: SystemStyleObject }) {
  return (
    <Box
      component="img"
      src={pictureAddress(of)}
      alt=""
      width={160}
      height={120}
      sx={[{ display: 'block', width: 160, height: 120 }, sx]}
    />
  );
}
