import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { fill } from '../../../../schema/fill';
import { spokenStay } from '../../kit/format';
import { Field, SelectInput } from '../../kit/Field';
import { cancel } from '../../kit/texts';
import { type Bar, guestOf, movableFrom } from './geometry';
import * as texts from './texts';
import { useFreeRoomsQuery } from './TapeChart.generated';

interface Props {
  hotelId: string;
  bar: Bar;
  /** Today’s date at the hotel. */
  today: string;
  onClose: () => void;
  onMove: (to: { id: string; number: number }) => void;
}

/** Moves a stay to another room number that is free on its nights, or on those from tonight on if it has begun. */
export function MoveDialog({ hotelId, bar, today, onClose, onMove }: Props) {
  const from = movableFrom(bar, today);
  const [selected, setSelected] = useState('');
  const { data, loading } = useFreeRoomsQuery({
    variables: { hotelId, checkIn: from, checkOut: bar.to },
    fetchPolicy: 'network-only',
  });
  const types = (data?.hotel?.roomTypes ?? [])
    .map((type) => ({ ...type, free: type.roomNumbers.filter(({ available }) => available) }))
    .filter(({ free }) => free.length);
  const room = types.flatMap(({ free }) => free).find(({ id }) => id === selected);
  const hint = loading ? texts.searchingRooms : types.length ? undefined : texts.noFreeRoom;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="move-title">
      <DialogTitle id="move-title">{texts.moveToAnotherRoom}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {fill(from > bar.from ? texts.moveFromTonight : texts.moveIntro, {
            guest: guestOf(bar),
            stay: spokenStay(from, bar.to),
          })}
        </Typography>
        <Field label={texts.room} hint={hint}>
          {(aria) => (
            <SelectInput {...aria} value={selected} onChange={({ target }) => setSelected(target.value)}>
              <option value="">{texts.chooseRoom}</option>
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
        <Button onClick={onClose}>{cancel}</Button>
        <Button variant="contained" disabled={!room} onClick={() => room && onMove(room)}>
          {texts.move}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
