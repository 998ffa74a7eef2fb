import { fill } from '../../../../schema/fill';
import { mdiClose } from '@mdi/js';
import { sumCents } from '../../../../schema/prices';
import type { StayDates } from '../../../../schema/nights';
import { PricedNights } from '../../rooms/PricedNights';
import { chargeLines } from '../../kit/chargeLines';
import { classNames } from '../../kit/classNames';
import { Icon } from '../../kit/Icon';
import { IconButton } from '../../kit/IconButton';
import { PriceLines } from '../../kit/PriceLines';
import text from '../../kit/text.module.css';
import type { WrittenText } from '../../kit/written';
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
  /** The chosen extras, and what removes one. */
  extras?: readonly { extraId: string; words: string; written: readonly WrittenText[]; cents: number }[];
  onRemoveExtra?: (extraId: string) => void;
  /** The price of the extras that the booking has and keeps, in cents. */
  keptExtrasCents?: number;
}

/** The selected rooms with prices, each removable, then taxes and fees, the extras, and the total. */
export function SelectedRooms(props: Props) {
  const { rooms, stay, quoted, emptyText, onRemove, extras = [], onRemoveExtra, keptExtrasCents = 0 } = props;
  const { quote, isCurrent, problem } = quoted;
  if (rooms.length === 0)
    return <p className={classNames(text.body, text.quiet, styles.none)}>{emptyText}</p>;
  const lines = roomLines(rooms, stay, quote).map(({ nightPrices, ...line }) => ({
    ...line,
    detail: nightPrices && <PricedNights nightPrices={nightPrices} of={line.label} />,
    action: <RemoveButton what={line.label} onClick={() => onRemove(line.key)} />,
  }));
  const extraLines = extras.map(({ extraId, words, written, cents }) => ({
    key: extraId,
    label: words,
    written,
    detail: null,
    cents,
    action: <RemoveButton what={words} onClick={() => onRemoveExtra?.(extraId)} />,
  }));
  const kept =
    keptExtrasCents > 0
      ? [{ key: 'kept', label: texts.keptExtras, detail: null, cents: keptExtrasCents }]
      : [];
  const noneIsFree = !rooms.some(({ isFree }) => isFree);
  return (
    <PriceLines
      lines={[...lines, ...chargeLines(quote?.charges ?? []), ...extraLines, ...kept]}
      totalCents={
        noneIsFree
          ? null
          : quote &&
            quote.totalCents + keptExtrasCents + (isCurrent ? quote.extrasCents : sumCents([...extras]))
      }
      isOld={!isCurrent && !noneIsFree && !problem}
    />
  );
}

const RemoveButton = ({ what, onClick }: { what: string; onClick: () => void }) => (
  <IconButton
    size="small"
    aria-label={fill(texts.remove, { what })}
    onClick={onClick}
    className={styles.remove}
  >
    <Icon path={mdiClose} size="inherit" />
  </IconButton>
);
