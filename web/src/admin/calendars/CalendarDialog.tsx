import { useId, useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { fill } from '../../../../schema/fill';
import { calendarNameProblem } from '../../../../schema/textRules';
import { Button } from '../../kit/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../kit/Dialog';
import { Field, SelectInput } from '../../kit/Field';
import { Switch } from '../../kit/Switch';
import { TextField } from '../../kit/TextField';
import { cancel } from '../../kit/texts';
import { useForm } from '../../kit/useForm';
import { useRefusal } from '../../session/useRefusal';
import {
  useConnectRoomCalendarMutation,
  useRoomsToConnectQuery,
  useUpdateRoomCalendarMutation,
  type RoomCalendar_CalendarFragment,
} from './Calendars.generated';
import styles from './calendars.module.css';
import * as texts from './texts';

interface Props {
  hotelId: string;
  /** The calendar to change; undefined for a new one. */
  calendar: RoomCalendar_CalendarFragment | undefined;
  onDone: (words: string) => void;
  onClose: () => void;
}

const addressProblem = (address: string): string | undefined =>
  address.trim() === '' || /^(https?|webcal):\/\/\S+$/i.test(address.trim()) ? undefined : texts.addressWrong;

const rules = {
  room: (id: string) => (id ? undefined : texts.roomMissing),
  name: calendarNameProblem,
  importUrl: addressProblem,
};

/** Connects a room with the calendar of another site, or changes a connection. */
export function CalendarDialog({ hotelId, calendar, onDone, onClose }: Props) {
  const id = useId();
  const { bind, submit, isSending } = useForm(rules, {
    room: calendar?.roomNumber.id ?? '',
    name: calendar?.name ?? '',
    importUrl: calendar?.importUrl ?? '',
  });
  const [showGuests, setShowGuests] = useState(calendar?.showGuests ?? false);
  const [newAddress, setNewAddress] = useState(false);
  const [connect] = useConnectRoomCalendarMutation();
  const [update] = useUpdateRoomCalendarMutation();
  const { data } = useRoomsToConnectQuery(calendar ? skipToken : { variables: { hotelId } });
  const refusal = useRefusal();
  const send = submit(async ({ room: roomNumberId, name, importUrl }) => {
    const input = { name, showGuests, importUrl: importUrl.trim() || null };
    const answer = calendar
      ? (
          await refusal.answerOf(
            update({ variables: { input: { ...input, newAddress, calendarId: calendar.id } } }),
          )
        )?.updateRoomCalendar
      : (await refusal.answerOf(connect({ variables: { input: { ...input, roomNumberId } } })))
          ?.connectRoomCalendar;
    if (answer?.__typename !== 'RoomCalendar') return void (answer && refusal.show(answer));
    const words = newAddress ? texts.addressChanged : calendar ? texts.changed : texts.connected;
    onDone(fill(words, { name: answer.name, number: answer.roomNumber.number }));
  });
  const roomField = bind('room');
  return (
    <Dialog shape="medium" onClose={onClose} aria-labelledby={id}>
      <form noValidate onSubmit={send} className={styles.form}>
        <DialogTitle id={id}>
          {calendar
            ? fill(texts.changeTitle, { name: calendar.name, number: calendar.roomNumber.number })
            : texts.connectTitle}
        </DialogTitle>
        <DialogContent className={styles.fields}>
          {refusal.notice}
          {!calendar && (
            <Field label={texts.roomField} error={roomField.error}>
              {(aria) => (
                <SelectInput
                  {...aria}
                  name="room"
                  value={roomField.value}
                  onBlur={roomField.onBlur}
                  onChange={({ target }) => roomField.onChange(target.value)}
                >
                  <option value="">{texts.chooseRoom}</option>
                  {data?.hotel?.roomTypes.map(({ id: typeId, title, roomNumbers }) => (
                    <optgroup key={typeId} label={title}>
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
          <TextField label={texts.name} hint={texts.nameHint} field={bind('name')} required />
          <TextField
            label={texts.importUrl}
            hint={texts.importUrlHint}
            field={bind('importUrl')}
            type="url"
            autoComplete="off"
          />
          <Switch checked={showGuests} onChange={setShowGuests}>
            {texts.showGuests}
          </Switch>
          {calendar && (
            <Switch checked={newAddress} onChange={setNewAddress}>
              {texts.newAddress}
            </Switch>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="contained" loading={isSending} disabled={refusal.isWaiting}>
            {calendar ? texts.save : texts.connect}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
