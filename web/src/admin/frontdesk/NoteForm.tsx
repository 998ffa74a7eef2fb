import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LIMITS } from '../../../../schema/limits';
import { useRefusal } from '../../session/useRefusal';
import { Field, TextArea } from '../../kit/Field';
import { spokenMoment } from '../../kit/format';
import { useForm } from '../../kit/useForm';
import type { DeskRow } from './deskRows';
import { useAddBookingNoteMutation } from './NoteForm.generated';
import styles from './NoteForm.module.css';

const rules = {
  note: (note: string) => {
    if (!note.trim()) return 'Write a note.';
    return note.length > LIMITS.shortText ? `A note has up to ${LIMITS.shortText} characters.` : undefined;
  },
};

/** What staff noted of a booking, and one more. */
export function NoteForm({ booking }: Pick<DeskRow, 'booking'>) {
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
        <Field label="Note for colleagues" error={error} hint="Guests do not see it.">
          {(aria) => (
            <TextArea
              {...aria}
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
          Add the note
        </Button>
      </Box>
    </Box>
  );
}
