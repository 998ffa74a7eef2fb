import { type LanguageName } from '../../../schema/language';
import { fill } from '../../../schema/fill';
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
import { inMyLanguage, langOf } from '../kit/written';
import { Amenities } from './Amenities';
import { BriefTerms, type BriefTermsProps } from './BriefTerms';
import { useRoomCard_roomType, type RoomCard_RoomTypeFragment } from './RoomCard.generated';
import styles from './RoomCard.module.css';
import { shortStay } from './minimumStay';
import { NightPrices } from './NightPrices';
import { tooSmall, type GuestsAndRooms } from './party';
import { RoomPrice } from './RoomPrice';
import { RoomsLeft } from './RoomsLeft';
import * as texts from './texts';

interface Props {
  roomType: FragmentType<RoomCard_RoomTypeFragment>;
  /** The language in which the hotel writes. */
  language: LanguageName;
  stay: StayDates;
  /** The selected room numbers, and those that the viewer holds. */
  selection: readonly string[];
  held: ReadonlySet<string>;
  party: GuestsAndRooms | undefined;
  /** The cancellation terms of a booking made now. */
  terms: BriefTermsProps;
  /** Opens the dialog to select room numbers; undefined if the viewer may not book. */
  onSelect: (() => void) | undefined;
  /** Called when the pointer or the focus reaches the button, before it is pressed. */
  onApproach: () => void;
}

/** One room type: pictures, amenities, price of the stay, and the button to select room numbers. */
export function RoomCard(props: Props) {
  const { roomType, language, stay, selection, held, party, terms, onSelect, onApproach } = props;
  const titleId = useId();
  const { checkIn, checkOut } = stay;
  const data = useRoomCard_roomType(roomType, { checkIn, checkOut, ...inMyLanguage() });
  const { title, description } = data.texts;
  const ids = data.roomNumbers.map(({ id }) => id);
  const free = data.roomNumbers.filter(({ id, available }) => available || held.has(id)).length;
  const selected = selection.filter((id) => ids.includes(id)).length;
  const short = shortStay(stay, data.stayPrice?.minimumNights);
  const warnings = [tooSmall(data.maxPeople, party), short?.words].filter(Boolean);

  return (
    <article aria-labelledby={titleId} className={classNames(card.card, styles.card)}>
      <div className={styles.pictures}>
        <Carousel photos={data.photos} of={title.text} />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 id={titleId} lang={langOf(title.language)} className={classNames(text.h3, styles.title)}>
            {title.text}
          </h3>
          <p className={classNames(text.small, text.quiet, styles.people)}>
            <Icon path={mdiAccountMultipleOutline} className={styles.mark} />{' '}
            {fill(texts.upToPeople, { count: data.maxPeople })}
          </p>
        </div>
        {warnings.map((warning) => (
          <p key={warning} className={classNames(text.small, styles.warning)}>
            {warning}
          </p>
        ))}
        <p lang={langOf(description.language)} className={classNames(text.body, text.quiet)}>
          {description.text}
        </p>
        <Amenities own={data.amenities} language={language} />
        <div className={styles.foot}>
          <div className={styles.left}>
            <RoomsLeft free={free} total={data.roomNumbers.length} selected={selected} />
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
              {texts.select}
            </Button>
          )}
        </div>
        <NightPrices nightPrices={data.stayPrice?.nightPrices ?? []} of={title.text} />
      </div>
    </article>
  );
}
