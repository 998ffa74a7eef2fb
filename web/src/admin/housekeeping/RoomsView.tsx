import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fill } from '../../../../schema/fill';
import { failureWords } from '../../apollo/failureLink';
import { id, oneOf } from '../../kit/address';
import { Empty } from '../../kit/Empty';
import { clockTime } from '../../kit/moments';
import { Notice } from '../../kit/Notice';
import { somethingWentWrong } from '../../apollo/texts';
import { useAddress } from '../../kit/useAddress';
import { useViewer } from '../../session/SessionProvider';
import { RowPanel } from '../table/RowPanel';
import { FloorSection } from './FloorSection';
import { useAssignRoomsMutation } from './Housekeeping.generated';
import { RoomFilters } from './RoomFilters';
import { RoomPanel } from './RoomPanel';
import { floorsOf, isShown, SHOWN, withPending, type RoomList } from './roomRows';
import * as texts from './texts';
import { useRoomOutbox } from './useRoomOutbox';
import { viewStyle } from './viewStyle';

/** The filters and the open room, in the address. */
export const ROOMS = { show: oneOf(SHOWN), who: oneOf(['me']), room: id };

interface Props {
  list: RoomList;
  isLost: boolean;
  keptAt: number | undefined;
  refresh: () => void;
}

/** The rooms of a hotel by floor: what is to be done in each, one tap a room, also without a connection. */
export function RoomsView({ list, isLost, keptAt, refresh }: Props) {
  const viewer = useViewer();
  const [{ show, who, room: opened }, change] = useAddress(ROOMS);
  const { outbox, pending } = useRoomOutbox();
  const [assignRooms] = useAssignRoomsMutation();
  const [problem, setProblem] = useState<string>();

  const rooms = withPending(list.rooms, pending);
  const isMine = who === 'me';
  const mine = isMine ? rooms.filter(({ state }) => state.assignee?.id === viewer?.id) : rooms;
  const floors = floorsOf(mine.filter((room) => isShown(room, show)));
  const inOrder = floors.flatMap((floor) => floor.rooms);
  const room = rooms.find(({ id: one }) => one === opened);
  const index = inOrder.findIndex(({ id: one }) => one === opened);
  const opener = (by: 1 | -1) => {
    const next = index < 0 ? undefined : inOrder[index + by];
    return next && (() => change({ room: next.id }));
  };
  const assign = async (of: { floor: number } | { roomNumberIds: string[] }, userId: string | null) => {
    setProblem(undefined);
    try {
      const { data } = await assignRooms({
        variables: { input: { hotelId: list.hotelId, userId, ...of } },
      });
      const answer = data?.assignRooms;
      if (answer && answer.__typename !== 'RoomsAssigned') setProblem(answer.message);
    } catch (error) {
      setProblem(failureWords(error) ?? somethingWentWrong);
    }
  };
  const waiting = pending.filter((one) => !one.problem).length;
  return (
    <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
      <Box sx={viewStyle}>
        {keptAt !== undefined && (
          <Notice kind="info">
            {fill(texts.seenAt, { time: clockTime(new Date(keptAt).toISOString()) })}
          </Notice>
        )}
        <RoomFilters
          rooms={mine}
          shown={show}
          isMine={isMine}
          onShow={(shown) => change({ show: shown }, { replace: true })}
          onMine={(on) => change({ who: on ? 'me' : undefined }, { replace: true })}
        />
        {inOrder.length === 0 && (
          <Empty texts={[list.rooms.length > 0 ? texts.noRoomsMatch : texts.noRooms]} />
        )}
        {floors.map((floor) => (
          <FloorSection
            key={floor.floor}
            shown={floor}
            all={rooms.filter((one) => one.floor === floor.floor)}
            colleagues={list.colleagues}
            opened={opened}
            isLost={isLost}
            onAssign={(number, userId) => void assign({ floor: number }, userId)}
            onChange={(one, wish) => outbox.add(one, wish)}
            onOpen={(one) => change({ room: one.id === opened ? undefined : one.id })}
          />
        ))}
        <Box sx={messagesStyle}>
          {isLost && waiting > 0 && (
            <Notice kind="info">{fill(texts.waitingToSend, { count: waiting })}</Notice>
          )}
          {problem && <Notice kind="error">{problem}</Notice>}
          {pending.map(
            ({ changeId, problem: why }) =>
              why && (
                <Notice
                  key={changeId}
                  kind="warning"
                  action={<Button onClick={() => outbox.dismiss(changeId)}>{texts.dismiss}</Button>}
                >
                  {why}
                </Notice>
              ),
          )}
        </Box>
      </Box>
      {room && (
        <RowPanel
          title={fill(texts.roomTitle, { number: room.state.roomNumber.number })}
          onPrevious={opener(-1)}
          onNext={opener(1)}
          onClose={() => change({ room: undefined })}
        >
          <RoomPanel
            key={room.id}
            room={room}
            list={list}
            isLost={isLost}
            onChange={(wish) => outbox.add(room, wish)}
            onAssign={(userId) => void assign({ roomNumberIds: [room.id] }, userId)}
            onDone={refresh}
          />
        </RowPanel>
      )}
    </Box>
  );
}

/** At the bottom, so that no room moves under a finger when a message comes. */
const messagesStyle = { position: 'sticky', bottom: 16, zIndex: 1, display: 'grid', gap: 1 };
