import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fill } from '../../../../schema/fill';
import { AssigneeSelect } from './AssigneeSelect';
import { RoomCard } from './RoomCard';
import type { Wish } from './roomOutbox';
import { floorWords, type Floor, type RoomList, type RoomRow } from './roomRows';
import * as texts from './texts';

interface Props {
  /** The rooms of the floor that are shown. */
  shown: Floor;
  /** All its rooms. */
  all: readonly RoomRow[];
  colleagues: RoomList['colleagues'];
  opened: string | undefined;
  isLost: boolean;
  onAssign: (floor: number, userId: string | null) => void;
  onChange: (room: RoomRow, wish: Wish) => void;
  onOpen: (room: RoomRow) => void;
}

/** The rooms of a floor, with who cleans it. */
export function FloorSection({ shown: { floor, rooms }, all, opened, isLost, ...rest }: Props) {
  const { colleagues, onAssign, onChange, onOpen } = rest;
  const id = useId();
  const dirty = all.filter(({ state }) => state.status === 'DIRTY').length;
  const people = new Set(all.map(({ state }) => state.assignee?.id ?? ''));
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={headStyle}>
        <Typography variant="h4" component="h2" id={id}>
          {floorWords(floor)}
        </Typography>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-small)', flex: 1 }}>
          {fill(texts.toCleanOf, { dirty, count: all.length })}
        </Box>
        <AssigneeSelect
          label={fill(texts.assignFloor, { floor })}
          value={people.size === 1 ? [...people][0]! : undefined}
          colleagues={colleagues}
          present={all.flatMap(({ state }) => state.assignee ?? [])}
          isDisabled={isLost}
          onChoose={(userId) => onAssign(floor, userId)}
        />
      </Box>
      <Box component="ul" aria-labelledby={id} sx={listStyle}>
        {rooms.map((room) => (
          <RoomCard
            key={room.id}
            room={room}
            isOpen={opened === room.id}
            namesAssignee={people.size > 1}
            onChange={onChange}
            onOpen={onOpen}
          />
        ))}
      </Box>
    </Box>
  );
}

const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 1 };
const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
};
