import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { normaliseStay, type StayDates } from '../../../schema/nights';
import type { Party } from '../rooms/party';
import checkbox from '../kit/checkbox.module.css';
import { classNames } from '../kit/classNames';
import { miles } from '../kit/format';
import { HotelMap_HotelFragmentDoc, type HotelMap_HotelFragment } from './HotelMap.generated';
import { rowLinkId } from './HotelRow';
import { HotelSheet } from './HotelSheet';
import { StreetMap } from './map/StreetMap';
import type { MapArea } from './mapArea';
import styles from './HotelMap.module.css';

interface Props {
  hotels: readonly FragmentType<HotelMap_HotelFragment>[];
  stay: StayDates;
  party: Party;
  active: string | undefined;
  onActive: (id: string | undefined) => void;
  /** Whether it is the map that was asked for, not the small one beside the list. */
  isLarge: boolean;
  /** The part of the map that is searched in. */
  area: MapArea | undefined;
  onArea: (area: MapArea) => void;
}

/** A map of the hotels of a list with their prices; pointing at one shows it in both places. */
export function HotelMap({ hotels, stay, party, active, onActive, isLarge, area, onArea }: Props) {
  const { checkIn, checkOut } = normaliseStay(stay);
  const { data } = useSuspenseFragment({
    fragment: HotelMap_HotelFragmentDoc,
    from: [...hotels],
    variables: { checkIn, checkOut, ...party },
  });
  const [isFollowed, setFollowed] = useState(area !== undefined);
  const places = data.map(({ partyStay, ...place }) => ({
    ...place,
    priceCents: partyStay?.totalCents ?? null,
  }));
  const pointed = data.find(({ id }) => id === active);
  const isEmpty = places.every(({ latitude, longitude }) => latitude === null || longitude === null);
  if (isEmpty && !area) return null;
  const shown = {
    places,
    active,
    onActive,
    onGo: (id: string) => document.getElementById(rowLinkId(id))?.focus(),
  };
  return (
    <div className={classNames(styles.frame, isLarge ? styles.large : styles.small)}>
      <StreetMap
        {...shown}
        label="Map of these hotels"
        isLarge={isLarge}
        area={area}
        onMoved={(moved) => isFollowed && onArea(moved)}
        fallback={<HotelSheet {...shown} />}
      >
        {pointed && (
          <div aria-hidden className={styles.pointed}>
            <b>{pointed.name}</b>
            {pointed.closestTouristLocation &&
              pointed.distanceMiles !== null &&
              `${miles(pointed.distanceMiles)} from ${pointed.closestTouristLocation}`}
          </div>
        )}
        {isLarge && (
          <label className={styles.follow}>
            <input
              type="checkbox"
              className={checkbox.checkbox}
              checked={isFollowed}
              onChange={(event) => setFollowed(event.target.checked)}
            />
            Search as I move
          </label>
        )}
      </StreetMap>
    </div>
  );
}
