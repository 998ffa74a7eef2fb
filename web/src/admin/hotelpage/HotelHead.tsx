import { useEffect, useRef } from 'react';
import { skipToken } from '@apollo/client/react';
import { Link, useLocation } from 'react-router-dom';
import { Dot } from '../../kit/Dot';
import { paths } from '../../paths';
import { useHotelHeadQuery } from './HotelHead.generated';
import type { HotelTab } from './hotelTabs';
import styles from './HotelHead.module.css';
import * as texts from './texts';

interface Props {
  /** Empty until it is known. */
  hotelId: string;
  tabs: readonly HotelTab[];
}

/** The name and the state of a hotel, with the tabs of its page. Its height is the same before they are there. */
export function HotelHead({ hotelId, tabs }: Props) {
  const { pathname } = useLocation();
  const { data, previousData } = useHotelHeadQuery(hotelId ? { variables: { id: hotelId } } : skipToken);
  const { hotel } = data ?? previousData ?? {};
  const isKnown = hotel !== null && hotelId !== '';
  const list = useRef<HTMLUListElement>(null);
  // in narrow windows the tabs scroll
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [pathname, isKnown]);
  return (
    <div className={styles.head}>
      <div className={styles.hotel}>
        {hotel && (
          <>
            <Link to={paths.hotel(hotel.id)} title={hotel.name} className={styles.name}>
              {hotel.name}
            </Link>
            <span className={styles.state}>
              <Dot tone={hotel.openForBooking ? 'success' : 'warning'}>
                {hotel.openForBooking ? texts.open : texts.notOpen}
              </Dot>
            </span>
          </>
        )}
      </div>
      {isKnown && (
        <nav aria-label={texts.pagesOfHotel} className={styles.pages}>
          <ul ref={list} className={styles.tabs}>
            {tabs.map(({ label, to, at }) => (
              <li key={label}>
                <Link
                  to={to}
                  aria-current={at.includes(pathname) ? 'page' : undefined}
                  className={styles.tab}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
