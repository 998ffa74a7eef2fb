import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { PageHeading } from '../../kit/PageHeading';
import { Empty } from '../../kit/Empty';
import { HotelChooser } from '../fields/HotelChooser';
import styles from './HotelSheet.module.css';
import * as texts from './texts';

interface Props {
  title: string;
  /** Undefined until one is chosen; empty for all hotels. */
  hotelId: string | undefined;
  /** True if the hotel does not exist. */
  isMissing?: boolean;
  /** True if all hotels together can be chosen. */
  hasAll?: boolean;
  onHotel: (hotelId: string) => void;
  /** The controls beside the hotel. */
  tools: ReactNode;
  /** True if it fills the window on phones too, and its content scrolls. */
  isFixed?: boolean;
  children: ReactNode;
}

/** A screen about one hotel that fills the window, with its title, the hotel and tools at the top. */
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
      {isMissing ? <Empty texts={[texts.hotelDoesNotExist]}>{texts.chooseAnotherHotel}</Empty> : children}
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
