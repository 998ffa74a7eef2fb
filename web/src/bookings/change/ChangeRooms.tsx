import { fill } from '../../../../schema/fill';
import * as roomTexts from '../../rooms/texts';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import type { StayDates } from '../../../../schema/nights';
import { shortStay } from '../../rooms/minimumStay';
import { RoomNumberBoxes } from '../../rooms/RoomNumberBoxes';
import type { Selection, SelectionStep } from '../../rooms/selection';
import card from '../../kit/card.module.css';
import { classNames } from '../../kit/classNames';
import { Fold } from '../../kit/Fold';
import { dollars } from '../../kit/format';
import text from '../../kit/text.module.css';
import { inMyLanguage, langOf } from '../../kit/written';
import { ChangeRooms_RoomTypeFragmentDoc, type ChangeRooms_RoomTypeFragment } from './ChangeRooms.generated';
import styles from './ChangeRooms.module.css';
import * as texts from './texts';

interface Props {
  roomTypes: readonly FragmentType<ChangeRooms_RoomTypeFragment>[];
  stay: StayDates;
  free: ReadonlySet<string>;
  /** The room numbers of the booking as it is. */
  own: ReadonlySet<string>;
  selection: Selection;
  select: (step: SelectionStep) => void;
}

/**
 * The room numbers of the hotel to select, by room type, with the price of the stay. Those of the booking come first; types
 * without one are folded.
 */
export function ChangeRooms({ roomTypes, stay, free, own, selection, select }: Props) {
  const { data } = useSuspenseFragment({
    fragment: ChangeRooms_RoomTypeFragmentDoc,
    from: [...roomTypes],
    variables: { checkIn: stay.checkIn, checkOut: stay.checkOut, ...inMyLanguage() },
  });
  const isOwn = ({ id }: { id: string }) => own.has(id);
  const hasOwn = ({ roomNumbers }: (typeof data)[number]) => roomNumbers.some(isOwn);
  const isAnyOwn = data.some(hasOwn);
  return ownFirst(data, hasOwn).map((roomType) => {
    const { id, maxPeople, stayPrice } = roomType;
    const { title } = roomType.texts;
    const roomNumbers = ownFirst(roomType.roomNumbers, isOwn);
    const offered = roomNumbers.map((room) => room.id);
    const short = shortStay(stay, stayPrice?.minimumNights);
    const head = (
      <div className={styles.head}>
        <h2 lang={langOf(title.language)} className={classNames(text.h4, styles.title)}>
          {title.text}
        </h2>
        <p className={classNames(text.small, text.quiet, styles.price)}>
          {stayPrice && `${fill(texts.priceForDates, { price: dollars(stayPrice.totalCents) })} · `}
          {fill(roomTexts.upToPeople, { count: maxPeople })}
        </p>
      </div>
    );
    const rooms = (
      <div className={styles.rooms}>
        {short && <p className={classNames(text.h6, styles.short)}>{short.words}</p>}
        <RoomNumberBoxes
          legend={fill(texts.roomsOfType, { count: roomNumbers.length })}
          heldNote={texts.yourCurrentRoom}
          roomNumbers={roomNumbers}
          free={free}
          held={own}
          ticked={selection.filter((room) => offered.includes(room))}
          chosenElsewhere={selection.filter((room) => !offered.includes(room)).length}
          onChange={(ticked) => select({ type: 'choose', offered, ticked })}
        />
      </div>
    );
    return (
      <div key={id} className={classNames(card.card, styles.roomType)}>
        {hasOwn(roomType) || !isAnyOwn ? (
          <>
            {head}
            {rooms}
          </>
        ) : (
          <Fold title={head}>{rooms}</Fold>
        )}
      </div>
    );
  });
}

/** Keeps the order within both groups. */
const ownFirst = <Item,>(items: readonly Item[], isOwn: (item: Item) => boolean): Item[] =>
  [...items].sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
