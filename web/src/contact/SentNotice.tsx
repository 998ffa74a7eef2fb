import { useEffect, useRef } from 'react';
import { fill } from '../../../schema/fill';
import { Button } from '../kit/Button';
import { Notice } from '../kit/Notice';
import * as texts from './texts';
import styles from './ContactForm.module.css';

interface Props {
  /** The address for the answer. */
  email: string;
  /** Whether the answer may come in a chat, because the sender is signed in. */
  mayChat: boolean;
  onAnother: () => void;
}

/** Says that a message was sent and how the answer comes. It takes the focus from the form. */
export function SentNotice({ email, mayChat, onAnother }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <Notice kind="success" ref={notice} tabIndex={-1} className={styles.notice}>
        <strong>{texts.sentTitle}</strong>
        <div className={styles.next}>
          {fill(mayChat ? texts.answeredByMailOrChat : texts.answeredByMail, { email })}
        </div>
      </Notice>
      <Button variant="outlined" onClick={onAnother} className={styles.another}>
        {texts.sendAnother}
      </Button>
    </div>
  );
}
