import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { isNight } from '../../../../schema/nights';
import { textProblem } from '../../../../schema/textRules';
import { TextAreaField } from '../../kit/TextAreaField';
import { TextField } from '../../kit/TextField';
import { useForm } from '../../kit/useForm';
import { useRefusal } from '../../session/useRefusal';
import { StaffDateField } from '../fields/dates/StaffDateField';
import { PhotoFields } from './PhotoFields';
import { PlaceFields, placeRules } from './PlaceFields';
import { ReportDialog } from './ReportDialog';
import { useRecordLostItemMutation } from './Reports.generated';
import type { RoomList, RoomRow } from './roomRows';
import * as texts from './texts';
import { useReportPhotos } from './useReportPhotos';

interface Props {
  list: RoomList;
  /** The room in which it was found; it can be changed. */
  room?: RoomRow;
  onClose: () => void;
  onDone: () => void;
}

/** Records something that was left behind, with photos. */
export function LostItemDialog({ list, room, onClose, onDone }: Props) {
  const rules = {
    ...placeRules,
    what: textProblem(texts.asFound, LIMITS.lostThing),
    foundOn: (day: string) => (isNight(day) && day <= list.today ? undefined : texts.foundOnWrong),
    note: (note: string) =>
      note.length > LIMITS.lostNote ? fill(texts.noteTooLong, { max: LIMITS.lostNote }) : undefined,
  };
  const { bind, submit, isSending } = useForm(rules, { room: room?.id ?? '', foundOn: list.today });
  const { notice, show, answerOf } = useRefusal();
  const photos = useReportPhotos();
  const [record] = useRecordLostItemMutation();
  // the same record, if its answer is lost and it is sent again
  const [reportKey] = useState(() => crypto.randomUUID());
  const send = submit(async ({ room: roomNumberId, place, ...item }) => {
    if (!photos.isReady()) return;
    const where = roomNumberId ? { roomNumberId } : { place };
    const input = { hotelId: list.hotelId, ...where, ...item, photos: photos.uploads, reportKey };
    const answer = await answerOf(record({ variables: { input } }));
    if (!answer) return;
    if (answer.recordLostItem.__typename !== 'LostItem') return show(answer.recordLostItem);
    onDone();
    onClose();
  });
  return (
    <ReportDialog
      title={texts.recordLostItem}
      action={texts.record}
      isSending={isSending}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField label={texts.whatWasFound} field={bind('what')} />
      <PlaceFields list={list} room={bind('room')} place={bind('place')} />
      <StaffDateField label={texts.foundOn} field={bind('foundOn')} />
      <TextAreaField label={texts.note} hint={texts.noteHint} field={bind('note')} />
      <PhotoFields form={photos} />
      {notice}
    </ReportDialog>
  );
}
