import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { skipToken } from '@apollo/client/react';
import { isReference } from '../fields/reference';
import { HotelReference } from '../fields/references';
import * as fieldTexts from '../fields/texts';
import { useHotelNameQuery } from '../table/RecordName.generated';
import { startActing } from './startActing';
import * as texts from './texts';

/** Asks an administrator as which hotel to act. */
export function ViewAsHotel({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const id = typed.trim().toLowerCase();
  const { data } = useHotelNameQuery(isReference(id) ? { variables: { id } } : skipToken);
  const hotel = data?.hotel?.id === id ? data.hotel : undefined;
  const field = {
    name: 'hotel',
    value: typed,
    error: undefined,
    onBlur: () => undefined,
    onChange: setTyped,
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="view-as-hotel">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (hotel) startActing(hotel);
        }}
      >
        <DialogTitle id="view-as-hotel">{texts.viewAsHotel}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>{texts.viewAsHotelText}</Typography>
          <HotelReference label={fieldTexts.hotel} field={field} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{texts.keepMyView}</Button>
          <Button type="submit" variant="contained" disabled={!hotel}>
            {texts.startActing}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
