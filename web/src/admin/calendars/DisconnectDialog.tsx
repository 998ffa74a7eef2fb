import { fill } from '../../../../schema/fill';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { useRefusal } from '../../session/useRefusal';
import { useDisconnectRoomCalendarMutation, type RoomCalendar_CalendarFragment } from './Calendars.generated';
import * as texts from './texts';

interface Props {
  calendar: RoomCalendar_CalendarFragment;
  onDone: (words: string) => void;
  onClose: () => void;
}

/** Asks once more before a calendar is disconnected. */
export function DisconnectDialog({ calendar, onDone, onClose }: Props) {
  const [disconnect, { loading }] = useDisconnectRoomCalendarMutation();
  const refusal = useRefusal();
  const named = { name: calendar.name, number: calendar.roomNumber.number };
  const end = async () => {
    const call = disconnect({ variables: { input: { calendarId: calendar.id } } });
    if (await refusal.answerOf(call)) onDone(fill(texts.disconnected, named));
  };
  return (
    <ConfirmDialog
      title={fill(texts.disconnectTitle, named)}
      cancel={texts.keepConnected}
      confirm={texts.disconnect}
      isSending={loading}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      {refusal.notice}
      <p>{fill(texts.disconnectText, named)}</p>
    </ConfirmDialog>
  );
}
