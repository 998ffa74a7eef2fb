import type { PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';
import { useStaffDuties } from '../duties/useStaffDuties';
import { HotelHead } from './HotelHead';
import { isHotelTab, tabsFor } from './hotelTabs';
import { useHotelInView } from './useHotelInView';
import styles from './HotelFrame.module.css';

/**
 * Around every page of the staff area: those about a hotel are the tabs of one page, with the hotel above them. Members
 * with a duty for one tab only see no tabs.
 */
export function HotelFrame({ children }: PropsWithChildren) {
  const { pathname } = useLocation();
  const held = useStaffDuties();
  const hotelId = useHotelInView();
  const isOfHotel = held !== undefined && hotelId !== undefined && isHotelTab(pathname);
  const tabs = isOfHotel ? tabsFor(held, hotelId) : [];
  const hasHead = isOfHotel && (hotelId === '' || tabs.length > 1);
  return (
    <div className={hasHead ? styles.frame : undefined}>
      {hasHead && <HotelHead {...{ hotelId, tabs }} />}
      <div className={hasHead ? styles.page : undefined}>{children}</div>
    </div>
  );
}
