import type { FragmentType } from '@apollo/client';
import { mdiAccountMultipleOutline } from '@mdi/js';
import { useId } from 'react';
import type { StayDates } from '../../../schema/nights';
import { Button } from '../kit/Button';
import card from '../kit/card.module.css';
import { Carousel } from '../kit/Carousel';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import text from '../kit/text.module.css';
import { Amenities } from './Amenities';
import { BriefTerms, type BriefTermsProps } from './BriefTerms';
import { useRoomCard_roomType, type RoomCard_RoomTypeFragment } from './RoomCard.generated';
import styles from './RoomCard.module.css';
import { shortStay } from './minimumStay';
import { NightPrices } from './NightPrices';
import { tooSmall, type Party } from './party';
import { RoomPrice } from './RoomPrice';
import { RoomsLeft } from './RoomsLeft';

interface Props {
  roomType: FragmentType<RoomCard_RoomTypeFragment>;
  stay: StayDates;
  /** Room numbers that are chosen, and those that the viewer holds. */
  chosen: readonly string[];
  held: ReadonlySet<string>;
  party: Party | undefined;
  /** On what terms a booking could be cancelled. */
  terms: BriefTermsProps;
  /** Opens the choice of room numbers; undefined for those who may not book. */
  onSelect: (() => void) | undefined;
  /** When it is about to be opened. */
  onApproach: () => void;
}

/** One room type: pictures, amenities, price of the stay, and the button to choose room numbers. */
export function RoomCard(props: Props) {
  const { roomType, stay, chosen, held, party, terms, onSelect, onApproach } = props;
  const titleId = useId();
  const data = useRoomCard_roomType(roomType, { checkIn: stay.checkIn, checkOut: stay.checkOut });
  const ids = data.roomNumbers.map(({ id }) => id);
  const free = data.roomNumbers.filter(({ id, available }) => available || held.has(id)).length;
  const picked = chosen.filter((id) => ids.includes(id)).length;
  const short = shortStay(stay, data.stayPrice?.minimumNights);
  const warnings = [tooSmall(data.maxPeople, party), short?.words].filter(Boolean);

  return (
    <article aria-labelledby={titleId} className={classNames(card.card, styles.card)}>
      <div className={styles.pictures}>
        <Carousel photos={data.photos} of={data.title} />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 id={titleId} className={classNames(text.h3, styles.title)}>
            {data.title}
          </h3>
          <p className={classNames(text.small, text.quiet, styles.people)}>
            <Icon path={mdiAccountMultipleOutline} className={styles.mark} /> Up to{' '}
            {data.maxPeople === 1 ? '1 person' : `${data.maxPeople} people`}
          </p>
        </div>
        {warnings.map((warning) => (
          <p key={warning} className={classNames(text.small, styles.warning)}>
            {warning}
          </p>
        ))}
        <p className={classNames(text.body, text.quiet)}>{data.description}</p>
        <Amenities own={data.amenities} />
        <div className={styles.foot}>
          <div className={styles.left}>
            <RoomsLeft free={free} total={data.roomNumbers.length} picked={picked} />
            {free > 0 && <BriefTerms {...terms} />}
          </div>
          <RoomPrice roomType={data} stay={stay} />
          {onSelect && (
            <Button
              variant={free > 0 && !short ? 'outlined' : 'text'}
              aria-describedby={titleId}
              className={styles.select}
              onPointerEnter={onApproach}
              onFocus={onApproach}
              onClick={onSelect}
            >
              Select
            </Button>
          )}
        </div>
        <NightPrices nightPrices={data.stayPrice?.nightPrices ?? []} of={data.title} />
      </div>
    </article>
  );
}
