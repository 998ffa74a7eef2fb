import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRefusal } from '../../session/useRefusal';
import { Field, TextArea } from '../../kit/Field';
import { useReplyToReviewMutation, type ReviewTableQuery } from './ReviewTable.generated';
import styles from './ReplyForm.module.css';

export type ReviewRow = ReviewTableQuery['reviews']['items'][number];

/** The hotel's public reply to a review; saved empty, it is removed. */
export function ReplyForm({ row }: { row: ReviewRow }) {
  const kept = row.reply ?? '';
  const [text, setText] = useState(kept);
  const refusal = useRefusal();
  const [reply, { loading }] = useReplyToReviewMutation();
  const save = async () => {
    const call = reply({ variables: { input: { reviewId: row.id, text: text.trim() } } });
    const answer = (await refusal.answerOf(call))?.replyToReview;
    if (answer && answer.__typename !== 'Review') refusal.show(answer);
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Field label="Public reply of the hotel">
        {(aria) => (
          <TextArea
            {...aria}
            value={text}
            maxLength={2000}
            onChange={(event) => setText(event.target.value)}
            className={styles.reply}
          />
        )}
      </Field>
      {refusal.notice}
      <Button
        type="submit"
        size="small"
        variant="contained"
        loading={loading}
        disabled={text.trim() === kept}
        sx={{ justifySelf: 'start' }}
      >
        {kept && !text.trim() ? 'Remove the reply' : 'Save the reply'}
      </Button>
    </Box>
  );
}
