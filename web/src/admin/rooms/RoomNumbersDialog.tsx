import { useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { LIMITS } from '../../../../schema/limits';
import { useRefusal } from '../../session/useRefusal';
import { changedDetails, detailProblem, textsOf, type DetailName, type DetailTexts } from './roomDetailRows';
import { RoomDetailTable } from './RoomDetailTable';
import { useDescribeRoomsMutation, useRoomNumbersToDescribeQuery } from './RoomNumbersDialog.generated';

interface Props {
  roomTypeId: string;
  onClose: () => void;
}

/** What tells the room numbers of a type apart: guests read it beside each number they may choose. */
export function RoomNumbersDialog({ roomTypeId, onClose }: Props) {
  const { data } = useRoomNumbersToDescribeQuery({
    variables: { id: roomTypeId, limit: LIMITS.roomNumbersAtOnce },
    fetchPolicy: 'cache-and-network',
  });
  const [typed, setTyped] = useState<Readonly<Record<string, DetailTexts>>>({});
  const [isTold, setTold] = useState(false);
  const refusal = useRefusal();
  const [describe, { loading }] = useDescribeRoomsMutation();
  const room = data?.roomType;
  const rooms = room?.roomNumbers ?? [];
  const rows = rooms.map((each) => ({ room: each, texts: typed[each.id] ?? textsOf(each) }));
  const roomDetails = changedDetails(rooms, typed);
  const isWrong = rows.some(({ texts }) =>
    (Object.keys(texts) as DetailName[]).some((name) => detailProblem(name, texts[name])),
  );
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (isWrong || !room) return;
    const input = { roomTypeId, version: room.version, roomDetails };
    const answer = (await refusal.answerOf(describe({ variables: { input } })))?.updateRoomType;
    if (answer?.__typename === 'RoomType') onClose();
    else if (answer) refusal.show(answer);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="room-numbers-title">
      <Box component="form" noValidate onSubmit={(event: FormEvent) => void save(event)} sx={formStyle}>
        <DialogTitle id="room-numbers-title">Room numbers{room && ` of ${room.title}`}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>
            Guests read this beside each number they may choose. All of it may stay empty.
          </Typography>
          {!data && <LinearProgress aria-label="Loading the room numbers" />}
          {room && rooms.length === 0 && <Typography>This room has no numbers yet.</Typography>}
          {rooms.length > 0 && (
            <RoomDetailTable
              rows={rows}
              isTold={isTold}
              onChange={(id, texts) => setTyped((before) => ({ ...before, [id]: texts }))}
            />
          )}
          {rooms.length === LIMITS.roomNumbersAtOnce && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              The first {LIMITS.roomNumbersAtOnce} numbers are listed; others are described by a file of
              hotels.
            </Typography>
          )}
          {refusal.notice}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={loading} disabled={roomDetails.length === 0}>
            Save
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

const formStyle = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
