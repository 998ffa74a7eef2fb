import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { Button } from '../kit/Button';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import { spokenStay } from '../kit/format';
import { usePrices } from '../kit/otherCurrency';
import { writeAges } from '../../../schema/party';
import text from '../kit/text.module.css';
import { TextLink } from '../kit/TextLink';
import * as kitTexts from '../kit/texts';
import styles from './WatchRow.module.css';
import * as texts from './texts';
import { useWatches } from './useWatches';
import type { WatchedStaysQuery } from './WatchList.generated';

export type WatchedStay = WatchedStaysQuery['myWatches'][number];

/** A watched stay: the hotel, the nights, what it cost then and costs now. Once it has ended, a button takes that back. */
export function WatchRow({ watch, isEnded }: { watch: WatchedStay; isEnded: boolean }) {
  const { end, isSending, problem } = useWatches();
  const { about } = usePrices();
  const priceWords = (cents: number | null) => (cents === null ? texts.notFree : about(cents));
  const { id, hotel, roomNumber, checkIn, checkOut, guests, rooms, childrenAges } = watch;
  const dates = spokenStay(checkIn, checkOut);
  if (!hotel) return <li className={classNames(card.card, styles.row)}>{texts.gone}</li>;
  if (isEnded)
    return (
      <li className={classNames(card.card, styles.row)}>
        <p role="status">{problem ?? fill(texts.endedOf, { hotel: hotel.name })}</p>
        {/* the button that was pressed is gone, and the focus with it */}
        <Button autoFocus onClick={() => void end(id, false)}>
          {texts.undo}
        </Button>
      </li>
    );
  const stay = { checkIn, checkOut, guests, rooms, children: writeAges(childrenAges) || undefined };
  const facts = [
    roomNumber
      ? fill(texts.roomNumber, { number: roomNumber.number })
      : fill(kitTexts.rooms, { count: rooms }),
    fill(kitTexts.guests, { count: guests }),
  ];
  return (
    <li className={classNames(card.card, styles.row)}>
      <div className={styles.words}>
        <h3 className={text.h4}>
          <TextLink to={paths.hotel(hotel, stay)}>{hotel.name}</TextLink>
        </h3>
        <p className={text.body}>{dates}</p>
        <p className={classNames(text.small, text.quiet)}>{[...facts, hotel.city.name].join(' · ')}</p>
      </div>
      <dl className={styles.prices}>
        <div>
          <dt className={styles.name}>{texts.priceThen}</dt>
          <dd className={styles.price}>{priceWords(watch.startCents)}</dd>
        </div>
        <div>
          <dt className={styles.name}>{texts.priceNow}</dt>
          <dd className={classNames(styles.price, styles.now)}>
            {priceWords(watch.totalCents)}
            <Difference {...watch} />
          </dd>
        </div>
      </dl>
      <div className={styles.end}>
        <Button
          loading={isSending}
          aria-label={fill(texts.endWatchOf, { hotel: hotel.name, dates })}
          onClick={() => void end(id)}
        >
          {texts.endWatch}
        </Button>
        {problem && (
          <p role="alert" className={text.small}>
            {problem}
          </p>
        )}
      </div>
    </li>
  );
}

/** How much less or more it costs now, in whole percent; nothing below one percent. */
function Difference({ startCents, totalCents }: Pick<WatchedStay, 'startCents' | 'totalCents'>) {
  if (startCents === null || totalCents === null) return null;
  const percent = Math.floor((Math.abs(totalCents - startCents) * 100) / startCents);
  if (percent === 0) return null;
  const isLess = totalCents < startCents;
  return (
    <span className={isLess ? styles.less : styles.more}>
      {fill(isLess ? texts.cheaper : texts.dearer, { percent })}
    </span>
  );
}
