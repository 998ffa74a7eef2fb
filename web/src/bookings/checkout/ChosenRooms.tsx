import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { StayDates } from '../../../../schema/nights';
import { PricedNights } from '../../rooms/PricedNights';
import { chargeLines } from '../../ui/chargeLines';
import { PriceLines } from '../../ui/PriceLines';
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
      <Typography sx={{ color: 'text.secondary', py: 1 }}>No rooms chosen yet. {howToChoose}</Typography>
    );
  const lines = roomLines(rooms, stay, quote).map(({ nightPrices, ...line }) => ({
    ...line,
    detail: nightPrices && <PricedNights nightPrices={nightPrices} of={line.label} />,
    action: (
      <IconButton
        size="small"
        aria-label={`Remove ${line.label}`}
        onClick={() => onRemove(line.key)}
        sx={{ alignSelf: 'flex-start', mt: '-4px', mr: -1, color: 'text.secondary' }}
      >
        <Close sx={{ fontSize: 18 }} />
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
