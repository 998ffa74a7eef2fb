import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { fill } from '../../../schema/fill';
import { normaliseStay, type StayDates } from '../../../schema/nights';
import type { GuestsAndRooms } from '../rooms/party';
import { Button } from '../kit/Button';
import checkbox from '../kit/checkbox.module.css';
import { classNames } from '../kit/classNames';
import { distanceInWords } from '../kit/distance';
import { usePrices } from '../kit/otherCurrency';
import { HotelMap_HotelFragmentDoc, type HotelMap_HotelFragment } from './HotelMap.generated';
import { rowLinkId } from './HotelRow';
import { StreetMap } from './map/StreetMap';
import { landmarksOf, spotOf } from './landmark';
import type { MapArea } from './mapArea';
import * as texts from './texts';
import styles from './HotelMap.module.css';

interface Props {
  hotels: readonly FragmentType<HotelMap_HotelFragment>[];
  stay: StayDates;
  party: GuestsAndRooms;
  active: string | undefined;
  onActive: (id: string | undefined) => void;
  /** True for the large map, false for the small one beside the list. */
  isLarge: boolean;
  /** Switches between the two. */
  onResize: () => void;
  /** The map area of the search. */
  area: MapArea | undefined;
  onArea: (area: MapArea) => void;
}

/** A map of the hotels of the list with their prices. Pointing at a hotel highlights it in the list and on the map. */
export function HotelMap({ hotels, stay, party, active, onActive, isLarge, onResize, area, onArea }: Props) {
  const { checkIn, checkOut } = normaliseStay(stay);
  const { data } = useSuspenseFragment({
    fragment: HotelMap_HotelFragmentDoc,
    from: [...hotels],
    variables: { checkIn, checkOut, ...party },
  });
  const [searchesOnMove, setSearchesOnMove] = useState(area !== undefined);
  const { short } = usePrices();
  const mapHotels = data.map(({ partyStay, ...hotel }) => ({
    ...hotel,
    price: partyStay ? short(partyStay.totalCents) : '',
  }));
  const activeHotel = data.find(({ id }) => id === active);
  const isEmpty = mapHotels.every(({ latitude, longitude }) => latitude === null || longitude === null);
  if (isEmpty && !area) return null;
  return (
    <div className={classNames(styles.frame, isLarge ? styles.large : styles.small)}>
      <StreetMap
        hotels={mapHotels}
        landmarks={landmarksOf(data)}
        walkFrom={activeHotel && spotOf(activeHotel)}
        active={active}
        onActive={onActive}
        onGo={(id) => document.getElementById(rowLinkId(id))?.focus()}
        label={texts.mapOfHotels}
        isLarge={isLarge}
        area={area}
        onMoved={(moved) => searchesOnMove && onArea(moved)}
        fallback={<p className={styles.unavailable}>{texts.mapUnavailable}</p>}
      >
        {activeHotel && (
          <div aria-hidden className={styles.activeHotel}>
            <b>{activeHotel.name}</b>
            {activeHotel.closestTouristLocation &&
              activeHotel.distanceMiles !== null &&
              fill(texts.distanceFromSight, {
                distance: distanceInWords(activeHotel.distanceMiles),
                sight: activeHotel.closestTouristLocation,
              })}
          </div>
        )}
        <div className={styles.controls}>
          <Button size="small" variant="outlined" onClick={onResize} className={styles.resize}>
            {isLarge ? texts.smallerMap : texts.largerMap}
          </Button>
          {isLarge && (
            <label className={styles.searchOnMove}>
              <input
                type="checkbox"
                className={checkbox.checkbox}
                checked={searchesOnMove}
                onChange={(event) => setSearchesOnMove(event.target.checked)}
              />
              {texts.searchAsIMove}
            </label>
          )}
        </div>
      </StreetMap>
    </div>
  );
}
