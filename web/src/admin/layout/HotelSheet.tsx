import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { PageHeading } from '../../kit/PageHeading';
import { Empty } from '../../kit/Empty';
import { HotelChooser } from '../fields/HotelChooser';
import styles from './HotelSheet.module.css';

interface Props {
  title: string;
  /** Undefined until one is chosen; empty for all of them. */
  hotelId: string | undefined;
  /** Whether there is no such hotel: nothing can be shown. */
  isMissing?: boolean;
  /** Whether all hotels together can be chosen, too. */
  hasAll?: boolean;
  onHotel: (hotelId: string) => void;
  /** What stands beside the hotel. */
  tools: ReactNode;
  /** Whether it is as high as the screen on phones too, and what it shows scrolls within. */
  isFixed?: boolean;
  children: ReactNode;
}

/** A screen about one hotel that fills the window: its title, the hotel and tools on top. */
export function HotelSheet({ title, hotelId, hasAll = false, onHotel, tools, children, ...rest }: Props) {
  const { isMissing = false, isFixed = false } = rest;
  const height = 'calc(100dvh - var(--top-bar))';
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: isFixed ? height : { md: height },
        minHeight: 420,
      }}
    >
      <Box sx={headStyle}>
        <PageHeading title={title} className={styles.title} />
        <HotelChooser {...{ hotelId, hasAll }} onChoose={onHotel} />
        {tools}
      </Box>
      {isMissing ? <Empty texts={['There is no such hotel.']}>Choose another one above.</Empty> : children}
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  px: { xs: 2, sm: 2.5 },
  py: 1.25,
};
