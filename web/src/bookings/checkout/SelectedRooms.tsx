import { fill } from '../../../../schema/fill';
import { mdiClose } from '@mdi/js';
import type { StayDates } from '../../../../schema/nights';
import { PricedNights } from '../../rooms/PricedNights';
import { chargeLines } from '../../kit/chargeLines';
import { classNames } from '../../kit/classNames';
import { Icon } from '../../kit/Icon';
import { IconButton } from '../../kit/IconButton';
import { PriceLines } from '../../kit/PriceLines';
import text from '../../kit/text.module.css';
import styles from './SelectedRooms.module.css';
import { roomLines, type SelectedRoom } from './quoteLines';
import type { Quoted } from './usePricedRooms';
import * as texts from './texts';

interface Props {
  rooms: readonly SelectedRoom[];
  stay: StayDates;
  quoted: Quoted;
  /** The text while nothing is selected. */
  emptyText: string;
  onRemove: (roomNumberId: string) => void;
}

/** The selected rooms with prices, each removable, then taxes and fees, and the total. */
export function SelectedRooms({ rooms, stay, quoted, emptyText, onRemove }: Props) {
  const { quote, isCurrent, problem } = quoted;
  if (rooms.length === 0)
    return <p className={classNames(text.body, text.quiet, styles.none)}>{emptyText}</p>;
  const lines = roomLines(rooms, stay, quote).map(({ nightPrices, ...line }) => ({
    ...line,
    detail: nightPrices && <PricedNights nightPrices={nightPrices} of={line.label} />,
    action: (
      <IconButton
        size="small"
        aria-label={fill(texts.removeRoom, { room: line.label })}
        onClick={() => onRemove(line.key)}
        className={styles.remove}
      >
        <Icon path={mdiClose} size="inherit" />
      </IconButton>
    ),
  }));
  const noneIsFree = !rooms.some(({ isFree }) => isFree);
  return (
    <PriceLines
      lines={[...lines, ...chargeLines(quote?.charges ?? [])]}
      totalCents={noneIsFree ? null : quote?.totalCents}
      isOld={!isCurrent && !noneIsFree && !problem}
    />
  );
}
