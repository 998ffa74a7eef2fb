import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { isNight } from '../../../../schema/nights';
import { textProblem } from '../../../../schema/textRules';
import { LIMITS } from '../../../../schema/limits';
import { Field, SelectInput } from '../../kit/Field';
import { TextField } from '../../kit/TextField';
import { useForm } from '../../kit/useForm';
import { useRefusal } from '../../session/useRefusal';
import { StaffDateField } from '../fields/dates/StaffDateField';
import { useBlockNightsMutation, useFreeRoomsQuery } from './TapeChart.generated';
import type { Room } from './useTiles';

interface Props {
  hotelId: string;
  /** The room that was marked in the chart; without it one is chosen here. */
  room: Room | undefined;
  from: string;
  to: string;
  onClose: () => void;
  onDone: (input: { roomNumberIds: string[]; from: string; to: string }, nights: number) => void;
}

const rules = {
  room: (id: string) => (id ? undefined : 'Choose a room.'),
  from: (night: string) => (isNight(night) ? undefined : 'Choose the first night.'),
  to: (night: string, { from }: { from: string }) =>
    isNight(night) && night > from ? undefined : 'Choose a day after the first night.',
  reason: textProblem('the reason', LIMITS.blockReason),
};

/** Keeps nights of a room number from being booked, with the reason. */
export function BlockDialog({ hotelId, room, from, to, onClose, onDone }: Props) {
  const { bind, submit, isSending } = useForm(rules, { room: room?.id ?? '', from, to });
  const { notice, show, answerOf } = useRefusal();
  const [block] = useBlockNightsMutation();
  const { data } = useFreeRoomsQuery(
    room ? skipToken : { variables: { hotelId, checkIn: from, checkOut: to } },
  );
  const send = submit(async ({ room: id, reason, ...nights }) => {
    const input = { roomNumberIds: [id], ...nights };
    const answer = await answerOf(block({ variables: { input: { hotelId, reason, ...input } } }));
    if (!answer) return;
    if (answer.blockNights.__typename !== 'BlockedNights') return show(answer.blockNights);
    onDone(input, answer.blockNights.nights);
    onClose();
  });
  const choice = bind('room');
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="block-title">
      <Box component="form" noValidate onSubmit={send}>
        <DialogTitle id="block-title">
          {room ? `Block nights of room ${room.number}` : 'Block nights'}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {!room && (
            <Field label="Room" error={choice.error}>
              {(aria) => (
                <SelectInput
                  {...aria}
                  name="room"
                  value={choice.value}
                  onBlur={choice.onBlur}
                  onChange={({ target }) => choice.onChange(target.value)}
                >
                  <option value="">Choose a room</option>
                  {data?.hotel?.roomTypes.map(({ id, title, roomNumbers }) => (
                    <optgroup key={id} label={title}>
                      {roomNumbers.map((each) => (
                        <option key={each.id} value={each.id}>
                          {each.number}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </SelectInput>
              )}
            </Field>
          )}
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
            <StaffDateField label="First night" field={bind('from')} />
            <StaffDateField label="Free again on" field={bind('to')} />
          </Box>
          <TextField
            label="Reason"
            hint="Read by administrators only, such as: shower is repaired."
            field={bind('reason')}
          />
          {notice}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={isSending}>
            Block
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
