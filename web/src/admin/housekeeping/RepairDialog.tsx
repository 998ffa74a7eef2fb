import { useState } from 'react';
import { LIMITS } from '../../../../schema/limits';
import { textProblem } from '../../../../schema/textRules';
import { TextAreaField } from '../../kit/TextAreaField';
import { useForm } from '../../kit/useForm';
import { useRefusal } from '../../session/useRefusal';
import { PhotoFields } from './PhotoFields';
import { PlaceFields, placeRules } from './PlaceFields';
import { ReportDialog } from './ReportDialog';
import { useReportRepairMutation } from './Reports.generated';
import type { RoomList, RoomRow } from './roomRows';
import * as texts from './texts';
import { useReportPhotos } from './useReportPhotos';

interface Props {
  list: RoomList;
  /** The room that is broken in; it can be changed. */
  room?: RoomRow;
  onClose: () => void;
  onDone: () => void;
}

const rules = { ...placeRules, text: textProblem(texts.asBroken, LIMITS.repairText) };

/** Reports something that is to be repaired, with photos. */
export function RepairDialog({ list, room, onClose, onDone }: Props) {
  const { bind, submit, isSending } = useForm(rules, { room: room?.id ?? '' });
  const { notice, show, answerOf } = useRefusal();
  const photos = useReportPhotos();
  const [report] = useReportRepairMutation();
  // the same report, if its answer is lost and it is sent again
  const [reportKey] = useState(() => crypto.randomUUID());
  const send = submit(async ({ room: roomNumberId, place, text }) => {
    if (!photos.isReady()) return;
    const where = roomNumberId ? { roomNumberId } : { place };
    const input = { hotelId: list.hotelId, ...where, text, photos: photos.uploads, reportKey };
    const answer = await answerOf(report({ variables: { input } }));
    if (!answer) return;
    if (answer.reportRepair.__typename !== 'Repair') return show(answer.reportRepair);
    onDone();
    onClose();
  });
  return (
    <ReportDialog
      title={texts.reportRepair}
      action={texts.report}
      isSending={isSending}
      onSubmit={send}
      onClose={onClose}
    >
      <PlaceFields list={list} room={bind('room')} place={bind('place')} />
      <TextAreaField label={texts.whatIsBroken} field={bind('text')} />
      <PhotoFields form={photos} />
      {notice}
    </ReportDialog>
  );
}
