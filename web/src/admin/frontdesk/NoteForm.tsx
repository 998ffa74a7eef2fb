import type { Ref } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { useRefusal } from '../../session/useRefusal';
import { Field, TextArea } from '../../kit/Field';
import { spokenMoment } from '../../kit/moments';
import { useForm } from '../../kit/useForm';
import type { DeskRow } from './deskRows';
import { useAddBookingNoteMutation } from './NoteForm.generated';
import * as texts from './texts';
import styles from './NoteForm.module.css';

const rules = {
  note: (note: string) => {
    if (!note.trim()) return texts.enterNote;
    return note.length > LIMITS.shortText ? fill(texts.noteTooLong, { max: LIMITS.shortText }) : undefined;
  },
};

interface Props {
  booking: Pick<DeskRow['booking'], 'id' | 'notes'>;
  /** The field of the note. */
  field?: Ref<HTMLTextAreaElement>;
}

/** The notes of staff on a booking, and a form for another one. */
export function NoteForm({ booking, field }: Props) {
  const { bind, submit, isSending, clear } = useForm(rules);
  const refusal = useRefusal();
  const [add] = useAddBookingNoteMutation();
  const send = submit(async ({ note }) => {
    const variables = { input: { bookingId: booking.id, text: note } };
    const answer = (await refusal.answerOf(add({ variables })))?.addBookingNote;
    if (answer?.__typename === 'Booking') clear('note');
    else if (answer) refusal.show(answer);
  });
  const { value, error, name, onChange, onBlur } = bind('note');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {booking.notes.map(({ id, text, createdAt, author }) => (
        <Box key={id} sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider', fontSize: 'var(--text-small)' }}>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-small)' }}>
            {author.name}, {spokenMoment(createdAt)}
          </Box>
        </Box>
      ))}
      <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 1 }}>
        <Field label={texts.noteForColleagues} error={error} hint={texts.noteHint}>
          {(aria) => (
            <TextArea
              {...aria}
              ref={field}
              name={name}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
              className={styles.note}
            />
          )}
        </Field>
        {refusal.notice}
        <Button
          type="submit"
          variant="outlined"
          size="small"
          disabled={isSending}
          sx={{ justifySelf: 'start' }}
        >
          {texts.addNote}
        </Button>
      </Box>
    </Box>
  );
}
