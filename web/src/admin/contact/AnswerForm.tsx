import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { contactAnswerProblem } from '../../../../schema/contact';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { Field, TextArea } from '../../kit/Field';
import { useViewer } from '../../session/SessionProvider';
import { useRefusal } from '../../session/useRefusal';
import styles from './AnswerForm.module.css';
import type { ContactRow } from './contactRow';
import { useAnswerContactMessageMutation } from './ContactTable.generated';
import * as texts from './texts';

type Channel = NonNullable<ContactRow['answeredBy']>;

/** Answers an open message by email, or in a chat if its sender has an account. */
export function AnswerForm({ row: { id, email, sender } }: { row: ContactRow }) {
  const viewer = useViewer();
  const [answer, setAnswer] = useState('');
  const [sending, setSending] = useState<Channel>();
  const refusal = useRefusal();
  const [send] = useAnswerContactMessageMutation();
  const isReady = contactAnswerProblem(answer) === undefined && !sending && !refusal.isWaiting;
  const mayChat = sender !== null && sender.id !== viewer?.id;
  const sendBy = async (channel: Channel) => {
    setSending(channel);
    const call = send({ variables: { input: { messageId: id, answer: answer.trim(), channel } } });
    const answered = (await refusal.answerOf(call))?.answerContactMessage;
    if (answered && answered.__typename !== 'ContactMessage') refusal.show(answered);
    setSending(undefined);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Field label={texts.answer} hint={fill(texts.answerHint, { email })}>
        {(aria) => (
          <TextArea
            {...aria}
            value={answer}
            maxLength={LIMITS.message}
            onChange={({ target }) => setAnswer(target.value)}
            className={styles.answer}
          />
        )}
      </Field>
      {refusal.notice}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="contained"
          loading={sending === 'MAIL'}
          disabled={!isReady}
          onClick={() => void sendBy('MAIL')}
        >
          {texts.sendByEmail}
        </Button>
        {mayChat && (
          <Button
            size="small"
            variant="outlined"
            loading={sending === 'CHAT'}
            disabled={!isReady}
            onClick={() => void sendBy('CHAT')}
          >
            {texts.sendInChat}
          </Button>
        )}
      </Box>
    </Box>
  );
}
