import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { PriceLines, type PriceLine } from '../ui/PriceLines';

interface Props {
  lines: readonly PriceLine[];
  totalCents: number;
  onRemove: (roomNumberId: string) => void;
}

/** The chosen rooms with their prices, each of them removable. */
export function ChosenRooms({ lines, totalCents, onRemove }: Props) {
  if (lines.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary', py: 1 }}>
        No rooms chosen yet. Press Select beside a room to pick its room numbers.
      </Typography>
    );
  const removable = lines.map((line) => ({
    ...line,
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
  return <PriceLines lines={removable} totalCents={totalCents} />;
}
