import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fill } from '../../../../schema/fill';
import { addNights } from '../../../../schema/nights';
import { spokenDate } from '../../kit/format';
import { spokenMoment } from '../../kit/moments';
import { Notice } from '../../kit/Notice';
import { Switch } from '../../kit/Switch';
import { useRefusal } from '../../session/useRefusal';
import { BlockDialog } from '../tapechart/BlockDialog';
import { useUnblockNightsMutation } from '../tapechart/TapeChart.generated';
import { Details } from '../table/Details';
import { AssigneeSelect } from './AssigneeSelect';
import { LostItemDialog } from './LostItemDialog';
import { RepairDialog } from './RepairDialog';
import { Repairs } from './Repairs';
import type { Wish } from './roomOutbox';
import { BY_HAND, STATUS_WORDS, workWords, type RoomList, type RoomRow, type RoomState } from './roomRows';
import * as texts from './texts';

interface Props {
  room: RoomRow;
  list: RoomList;
  /** Whether there is no connection: only the status can be changed then. */
  isLost: boolean;
  onChange: (wish: Wish) => void;
  onAssign: (userId: string | null) => void;
  /** Something that the server alone knows has changed. */
  onDone: () => void;
}

/** All that can be done with a room: its status, who cleans it, out of order, repairs and what was found in it. */
export function RoomPanel({ room, list, isLost, onChange, onAssign, onDone }: Props) {
  const { state } = room;
  const { outOfOrder, roomNumber, assignee } = state;
  const { hotelId, today } = list;
  const [dialog, setDialog] = useState<'block' | 'repair' | 'lost'>();
  const [done, setDone] = useState<string>();
  const { notice, show, answerOf } = useRefusal();
  const [unblock, { loading: isReleasing }] = useUnblockNightsMutation();
  const close = () => setDialog(undefined);
  const say = (words: string) => {
    setDone(fill(words, { number: roomNumber.number }));
    onDone();
  };
  const release = async () => {
    const input = { hotelId, roomNumberIds: [room.id], from: today, to: outOfOrder!.until };
    const answer = await answerOf(unblock({ variables: { input } }));
    if (!answer) return;
    if (answer.unblockNights.__typename !== 'BlockedNights') return show(answer.unblockNights);
    say(texts.backInOrderDone);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {done && <Notice kind="success">{done}</Notice>}
      {!outOfOrder && (
        <>
          <Box role="group" aria-label={texts.status} sx={statusesStyle}>
            {BY_HAND.map((status) => (
              <Button
                key={status}
                size="large"
                variant={state.status === status ? 'contained' : 'outlined'}
                aria-pressed={state.status === status}
                onClick={() => state.status !== status && onChange({ status })}
                sx={{ px: 1 }}
              >
                {STATUS_WORDS[status]}
              </Button>
            ))}
          </Box>
          <Box sx={switchStyle}>
            <Switch checked={state.doNotDisturb} onChange={(doNotDisturb) => onChange({ doNotDisturb })}>
              {texts.doNotDisturbToday}
            </Switch>
          </Box>
        </>
      )}
      <Details
        facts={[
          [texts.today, workWords(room).join(' · ')],
          [
            texts.outOfOrder,
            outOfOrder &&
              fill(texts.outUntil, { day: spokenDate(outOfOrder.until), reason: outOfOrder.reason }),
          ],
          [texts.lastChange, lastChangeOf(state)],
          [
            texts.assignedTo,
            <AssigneeSelect
              key="assignee"
              label={texts.assignedTo}
              value={assignee?.id ?? ''}
              colleagues={list.colleagues}
              present={assignee ? [assignee] : []}
              isDisabled={isLost}
              onChoose={onAssign}
            />,
          ],
        ]}
      />
      {notice}
      <Box sx={{ display: 'grid', gap: 1 }}>
        {outOfOrder ? (
          <>
            <Button
              size="large"
              variant="contained"
              loading={isReleasing}
              disabled={isLost}
              onClick={release}
            >
              {texts.backInOrder}
            </Button>
            <Box sx={{ fontSize: 'var(--text-small)', color: 'text.secondary' }}>
              {fill(texts.releasesNights, { day: spokenDate(outOfOrder.until) })}
            </Box>
          </>
        ) : (
          <Button size="large" variant="outlined" disabled={isLost} onClick={() => setDialog('block')}>
            {texts.putOutOfOrder}
          </Button>
        )}
        <Button size="large" variant="outlined" disabled={isLost} onClick={() => setDialog('repair')}>
          {texts.reportRepair}
        </Button>
        <Button size="large" variant="outlined" disabled={isLost} onClick={() => setDialog('lost')}>
          {texts.recordLostItem}
        </Button>
      </Box>
      {room.openRepairs > 0 && !isLost && (
        <Repairs label={texts.openRepairs} hotelId={hotelId} roomNumberId={room.id} state="OPEN" offset={0} />
      )}
      {dialog === 'block' && (
        <BlockDialog
          hotelId={hotelId}
          room={{ ...roomNumber, bars: [] }}
          from={today}
          to={addNights(today, 1)}
          onClose={close}
          onDone={() => say(texts.outOfOrderDone)}
        />
      )}
      {dialog === 'repair' && (
        <RepairDialog list={list} room={room} onClose={close} onDone={() => say(texts.repairReported)} />
      )}
      {dialog === 'lost' && (
        <LostItemDialog list={list} room={room} onClose={close} onDone={() => say(texts.itemRecorded)} />
      )}
    </Box>
  );
}

const CAUSES = {
  HAND: texts.aColleague,
  CHECK_OUT: texts.byCheckOut,
  NIGHT: texts.byNight,
  BACK_IN_ORDER: texts.byBackInOrder,
} as const;

/** Who changed the room last, and when. */
function lastChangeOf({ changedAt, changedBy, cause }: RoomState): string {
  if (!changedAt || !cause) return texts.never;
  return fill(texts.changedBy, { who: changedBy?.name ?? CAUSES[cause], when: spokenMoment(changedAt) });
}

const statusesStyle = { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1 };
const switchStyle = { '& label': { minHeight: 48 } };
