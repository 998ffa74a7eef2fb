import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { spokenStay } from '../../kit/format';
import { Field, SelectInput } from '../../kit/Field';
import type { Bar } from './geometry';
import { useFreeRoomsQuery } from './TapeChart.generated';

interface Props {
  hotelId: string;
  bar: Bar;
  onClose: () => void;
  onMove: (to: { id: string; number: number }) => void;
}

/** Chooses another room number for a stay, among those that are free on its nights. */
export function MoveDialog({ hotelId, bar, onClose, onMove }: Props) {
  const [chosen, setChosen] = useState('');
  const { data, loading } = useFreeRoomsQuery({
    variables: { hotelId, checkIn: bar.from, checkOut: bar.to },
    fetchPolicy: 'network-only',
  });
  const types = (data?.hotel?.roomTypes ?? [])
    .map((type) => ({ ...type, free: type.roomNumbers.filter(({ available }) => available) }))
    .filter(({ free }) => free.length);
  const room = types.flatMap(({ free }) => free).find(({ id }) => id === chosen);
  const hint = loading
    ? 'Looking for free rooms'
    : types.length
      ? undefined
      : 'No other room is free on all nights.';
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="move-title">
      <DialogTitle id="move-title">Move to another room</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {bar.guestName}, {spokenStay(bar.from, bar.to)}. The price stays what was paid.
        </Typography>
        <Field label="Room" hint={hint}>
          {(aria) => (
            <SelectInput {...aria} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="">Choose a room</option>
              {types.map(({ id, title, free }) => (
                <optgroup key={id} label={title}>
                  {free.map((each) => (
                    <option key={each.id} value={each.id}>
                      {each.number}
                    </option>
                  ))}
                </optgroup>
              ))}
            </SelectInput>
          )}
        </Field>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={!room} onClick={() => room && onMove(room)}>
          Move
        </Button>
      </DialogActions>
    </Dialog>
  );
}
