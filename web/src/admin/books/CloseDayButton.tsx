import { useState } from 'react';
import Box from '@mui/material/Box';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { Button } from '../../kit/Button';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Field, TextArea } from '../../kit/Field';
import { Notice } from '../../kit/Notice';
import { useRefusal } from '../../session/useRefusal';
import { useCloseDayMutation, type DaySheetQuery } from './DayClose.generated';
import { isUnsettled } from './DayTasks';
import { daysInWords } from './daysInWords';
import * as texts from './texts';

interface Props {
  hotelId: string;
  sheet: NonNullable<DaySheetQuery['day']>;
  onDone: (done: string) => void;
}

/** The button that closes the open days, with the reason where it is not possible yet. It asks first. */
export function CloseDayButton({ hotelId, sheet, onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const [closeDay, { loading }] = useCloseDayMutation({ refetchQueries: ['DaySheet', 'ClosedDays'] });
  const refusal = useRefusal();
  const { day, today, cash, canClose } = sheet;
  const days = daysInWords(sheet);
  const close = async () => {
    const variables = { input: { hotelId, day, note: note.trim() || null } };
    const answer = (await refusal.answerOf(closeDay({ variables })))?.closeDay;
    if (answer?.__typename !== 'DayClose') return answer && refusal.show(answer);
    setAsking(false);
    setNote('');
    onDone(fill(texts.isDayClosed, { days: daysInWords(answer) }));
  };
  const problem = cash.mustBeCounted ? texts.countFirst : texts.closesAfterMidnight;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button variant="contained" disabled={!canClose} onClick={() => setAsking(true)}>
        {fill(texts.closeDays, { days })}
      </Button>
      {!canClose && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 'var(--text-small)' }}>
          {day === today ? texts.closesAfterMidnight : problem}
        </Box>
      )}
      {isAsking && (
        <ConfirmDialog
          title={fill(texts.closeTitle, { days })}
          cancel={texts.keepOpen}
          confirm={fill(texts.closeDays, { days })}
          isLoss={false}
          isSending={loading}
          onConfirm={() => void close()}
          onClose={() => setAsking(false)}
        >
          <p>{texts.closeText}</p>
          {isUnsettled(sheet) && <Notice kind="warning">{texts.unsettledLeft}</Notice>}
          <Field label={texts.note} hint={texts.noteOptional}>
            {(aria) => (
              <TextArea
                {...aria}
                rows={2}
                maxLength={LIMITS.dayNote}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </Field>
          {refusal.notice}
        </ConfirmDialog>
      )}
    </Box>
  );
}
