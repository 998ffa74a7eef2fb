import Box from '@mui/material/Box';
import { fill } from '../../../../schema/fill';
import { ChoiceChip, Choices } from './Choices';
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
  const countOf = (one: Shown | undefined) => rooms.filter((room) => isShown(room, one)).length;
  const choices = [undefined, ...SHOWN].map((one) => {
    const label = one ? LABELS[one] : texts.allRooms;
    return [one, fill(texts.countOf, { label, count: countOf(one) })] as const;
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: { sm: 'wrap' }, alignItems: 'start', columnGap: 2, minWidth: 0 }}>
      <ChoiceChip label={texts.mine} isOn={isMine} onClick={() => onMine(!isMine)} />
      <Choices label={texts.show} choices={choices} chosen={shown} onChoose={onShow} />
    </Box>
  );
}
