import { mdiClose } from '@mdi/js';
import type { StayDates } from '../../../../schema/nights';
import { PricedNights } from '../../rooms/PricedNights';
import { chargeLines } from '../../kit/chargeLines';
import { classNames } from '../../kit/classNames';
import { Icon } from '../../kit/Icon';
import { IconButton } from '../../kit/IconButton';
import { PriceLines } from '../../kit/PriceLines';
import text from '../../kit/text.module.css';
import styles from './ChosenRooms.module.css';
import { roomLines, type ChosenRoom } from './quoteLines';
import type { Quoted } from './usePricedRooms';

interface Props {
  rooms: readonly ChosenRoom[];
  stay: StayDates;
  quoted: Quoted;
  /** What to do while nothing is chosen. */
  howToChoose: string;
  onRemove: (roomNumberId: string) => void;
}

/** The chosen rooms with prices, each removable, then taxes and fees, and the total. */
export function ChosenRooms({ rooms, stay, quoted, howToChoose, onRemove }: Props) {
  const { quote, isCurrent, problem } = quoted;
  if (rooms.length === 0)
    return (
      <p className={classNames(text.body, text.quiet, styles.none)}>No rooms chosen yet. {howToChoose}</p>
    );
  const lines = roomLines(rooms, stay, quote).map(({ nightPrices, ...line }) => ({
    ...line,
    detail: nightPrices && <PricedNights nightPrices={nightPrices} of={line.label} />,
    action: (
      <IconButton
        size="small"
        aria-label={`Remove ${line.label}`}
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
