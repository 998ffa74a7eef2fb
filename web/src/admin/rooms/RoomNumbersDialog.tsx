import { useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { cancel, save } from '../../kit/texts';
import { useRefusal } from '../../session/useRefusal';
import {
  changedDetails,
  detailProblem,
  detailTextsOf,
  type DetailName,
  type DetailTexts,
} from './roomDetailRows';
import { RoomDetailTable } from './RoomDetailTable';
import { useDescribeRoomsMutation, useRoomNumbersToDescribeQuery } from './RoomNumbersDialog.generated';
import * as texts from './texts';

interface Props {
  roomTypeId: string;
  onClose: () => void;
}

/** Describes each room number of a type. Guests read it where they choose a room. */
export function RoomNumbersDialog({ roomTypeId, onClose }: Props) {
  const { data } = useRoomNumbersToDescribeQuery({
    variables: { id: roomTypeId, limit: LIMITS.roomNumbersAtOnce },
    fetchPolicy: 'cache-and-network',
  });
  const [typed, setTyped] = useState<Readonly<Record<string, DetailTexts>>>({});
  const [showsProblems, setShowsProblems] = useState(false);
  const refusal = useRefusal();
  const [describe, { loading }] = useDescribeRoomsMutation();
  const room = data?.roomType;
  const rooms = room?.roomNumbers ?? [];
  const rows = rooms.map((each) => ({ room: each, details: typed[each.id] ?? detailTextsOf(each) }));
  const roomDetails = changedDetails(rooms, typed);
  const isWrong = rows.some(({ details }) =>
    (Object.keys(details) as DetailName[]).some((name) => detailProblem(name, details[name])),
  );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setShowsProblems(true);
    if (isWrong || !room) return;
    const input = { roomTypeId, version: room.version, roomDetails };
    const answer = (await refusal.answerOf(describe({ variables: { input } })))?.updateRoomType;
    if (answer?.__typename === 'RoomType') onClose();
    else if (answer) refusal.show(answer);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="room-numbers-title">
      <Box component="form" noValidate onSubmit={(event: FormEvent) => void send(event)} sx={formStyle}>
        <DialogTitle id="room-numbers-title">
          {room ? fill(texts.roomNumbersOf, { title: room.title }) : texts.roomNumbers}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>{texts.roomNumbersIntro}</Typography>
          {!data && <LinearProgress aria-label={texts.loadingRoomNumbers} />}
          {room && rooms.length === 0 && <Typography>{texts.noRoomNumbers}</Typography>}
          {rooms.length > 0 && (
            <RoomDetailTable
              rows={rows}
              showsProblems={showsProblems}
              onChange={(id, details) => setTyped((before) => ({ ...before, [id]: details }))}
            />
          )}
          {rooms.length === LIMITS.roomNumbersAtOnce && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {fill(texts.onlyFirstNumbers, { count: LIMITS.roomNumbersAtOnce })}
            </Typography>
          )}
          {refusal.notice}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="contained" loading={loading} disabled={roomDetails.length === 0}>
            {save}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

const formStyle = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
