import { Fragment, useState } from 'react';
import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { fill } from '../../../../schema/fill';
import { isNight } from '../../../../schema/nights';
import { textProblem } from '../../../../schema/textRules';
import { LIMITS } from '../../../../schema/limits';
import { Field, SelectInput } from '../../kit/Field';
import { paths } from '../../paths';
import { TextField } from '../../kit/TextField';
import { TextLink } from '../../kit/TextLink';
import { cancel } from '../../kit/texts';
import { useForm } from '../../kit/useForm';
import { useRefusal } from '../../session/useRefusal';
import { StaffDateField } from '../fields/dates/StaffDateField';
import * as texts from './texts';
import { useBlockNightsMutation, useFreeRoomsQuery } from './TapeChart.generated';
import type { ChartRoom } from './useTiles';

interface Props {
  hotelId: string;
  /** The room of the nights marked in the chart. Without it, the dialog has a field for the room. */
  room: ChartRoom | undefined;
  from: string;
  to: string;
  onClose: () => void;
  onDone: (input: { roomNumberIds: string[]; from: string; to: string }, nights: number) => void;
}

const rules = {
  room: (id: string) => (id ? undefined : texts.roomMissing),
  from: (night: string) => (isNight(night) ? undefined : texts.firstNightMissing),
  to: (night: string, { from }: { from: string }) =>
    isNight(night) && night > from ? undefined : texts.availableFromWrong,
  reason: textProblem(texts.reasonAsObject, LIMITS.blockReason),
};

/** Blocks nights of a room number, with a reason. */
export function BlockDialog({ hotelId, room, from, to, onClose, onDone }: Props) {
  const { bind, submit, isSending } = useForm(rules, { room: room?.id ?? '', from, to });
  const { notice, show, answerOf } = useRefusal();
  const [block] = useBlockNightsMutation();
  const [bookings, setBookings] = useState<readonly { id: string; reference: string }[]>([]);
  const { data } = useFreeRoomsQuery(
    room ? skipToken : { variables: { hotelId, checkIn: from, checkOut: to } },
  );
  const send = submit(async ({ room: id, reason, ...nights }) => {
    const input = { roomNumberIds: [id], ...nights };
    const answer = await answerOf(block({ variables: { input: { hotelId, reason, ...input } } }));
    if (!answer) return;
    if (answer.blockNights.__typename !== 'BlockedNights') {
      const { blockNights } = answer;
      setBookings(blockNights.__typename === 'RoomsOccupied' ? blockNights.bookings : []);
      return show(blockNights);
    }
    onDone(input, answer.blockNights.nights);
    onClose();
  });
  const roomField = bind('room');
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="block-title">
      <Box component="form" noValidate onSubmit={send}>
        <DialogTitle id="block-title">
          {room ? fill(texts.blockNightsOfRoom, { number: room.number }) : texts.blockNights}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {!room && (
            <Field label={texts.room} error={roomField.error}>
              {(aria) => (
                <SelectInput
                  {...aria}
                  name="room"
                  value={roomField.value}
                  onBlur={roomField.onBlur}
                  onChange={({ target }) => roomField.onChange(target.value)}
                >
                  <option value="">{texts.chooseRoom}</option>
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
            <StaffDateField label={texts.firstNight} field={bind('from')} />
            <StaffDateField label={texts.availableFrom} field={bind('to')} />
          </Box>
          <TextField label={texts.reason} hint={texts.reasonHint} field={bind('reason')} />
          {notice}
          {notice && bookings.length > 0 && (
            <div>
              {texts.bookingsInTheWay}{' '}
              {bookings.map(({ id: bookingId, reference }, index) => (
                <Fragment key={bookingId}>
                  {index > 0 && ', '}
                  <TextLink to={paths.booking(bookingId)}>{reference}</TextLink>
                </Fragment>
              ))}
            </div>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="contained" loading={isSending}>
            {texts.block}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
