import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { fill } from '../../../../schema/fill';
import { isShown, SHOWN, type RoomRow, type Shown } from './roomRows';
import * as texts from './texts';

interface Props {
  /** The rooms that the filters count. */
  rooms: readonly RoomRow[];
  shown: Shown | undefined;
  isMine: boolean;
  onShow: (shown: Shown | undefined) => void;
  onMine: (isMine: boolean) => void;
}

const LABELS: Record<Shown, string> = {
  dirty: texts.toClean,
  clean: texts.clean,
  inspected: texts.inspected,
  out: texts.outOfOrder,
};

/** Which rooms are shown: of one status, and only those of the reader. */
export function RoomFilters({ rooms, shown, isMine, onShow, onMine }: Props) {
  const chip = (key: string, label: string, isOn: boolean, onClick: () => void) => (
    <Chip
      key={key}
      label={label}
      variant={isOn ? 'filled' : 'outlined'}
      color={isOn ? 'primary' : 'default'}
      aria-pressed={isOn}
      onClick={onClick}
      sx={chipStyle}
    />
  );
  return (
    <Box role="group" aria-label={texts.show} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {chip('mine', texts.mine, isMine, () => onMine(!isMine))}
      {chip('all', fill(texts.countOf, { label: texts.allRooms, count: rooms.length }), !shown, () =>
        onShow(undefined),
      )}
      {SHOWN.map((one) => {
        const count = rooms.filter((room) => isShown(room, one)).length;
        return chip(one, fill(texts.countOf, { label: LABELS[one], count }), shown === one, () =>
          onShow(shown === one ? undefined : one),
        );
      })}
    </Box>
  );
}

const chipStyle = { height: 48, borderRadius: '24px', px: 0.5, fontSize: 'var(--text-body)' };
