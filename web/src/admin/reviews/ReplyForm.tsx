import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRefusal } from '../../session/useRefusal';
import { Field, TextArea } from '../../kit/Field';
import { useReplyToReviewMutation, type ReviewTableQuery } from './ReviewTable.generated';
import styles from './ReplyForm.module.css';
import * as texts from './texts';

export type ReviewRow = ReviewTableQuery['reviews']['items'][number];

/** Edits the hotel's public reply to a review. Saving an empty text removes the reply. */
export function ReplyForm({ row }: { row: ReviewRow }) {
  const savedReply = row.reply ?? '';
  const [text, setText] = useState(savedReply);
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
      <Field label={texts.publicReply}>
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
        disabled={text.trim() === savedReply}
        sx={{ justifySelf: 'start' }}
      >
        {savedReply && !text.trim() ? texts.removeReply : texts.saveReply}
      </Button>
    </Box>
  );
}
