import { useState } from 'react';
import { Button } from '../kit/Button';
import { Countdown } from '../kit/Countdown';
import { Notice } from '../kit/Notice';
import { richText } from '../kit/richText';
import { useSendCodeAgainMutation } from './EmailVerificationPage.generated';
import * as texts from './texts';
import { useRefusal } from './useRefusal';
import styles from './SendCodeAgain.module.css';

/** The time an email may take to arrive, in seconds: another one is worth asking for only after it. */
const PAUSE = 30;
const after = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

interface Props {
  userId: string;
  /** True if a code was sent just before this page was opened. */
  justSent: boolean;
  onSent: () => void;
}

/** Sends a new code, with a pause after each one. */
export function SendCodeAgain({ userId, justSent, onSent }: Props) {
  const [sendAgain, { loading }] = useSendCodeAgainMutation({
    context: { withoutSession: true },
  });
  const [pausedUntil, setPausedUntil] = useState(() => (justSent ? after(PAUSE) : undefined));
  const [sent, setSent] = useState<string>();
  const refusal = useRefusal();

  const send = async () => {
    setSent(undefined);
    const data = await refusal.answerOf(sendAgain({ variables: { input: { userId } } }));
    const answer = data?.sendCodeAgain;
    if (answer?.__typename === 'TooManyAttempts') return refusal.show(answer);
    if (!answer) return;
    setSent(answer.message);
    setPausedUntil(after(PAUSE));
    onSent();
  };

  return (
    <div className={styles.again}>
      <Button
        className={styles.button}
        disabled={Boolean(pausedUntil) || refusal.isWaiting}
        loading={loading}
        onClick={() => void send()}
      >
        {pausedUntil ? (
          <span>
            {richText(texts.sendNewCodeIn, {
              time: <Countdown until={pausedUntil} onEnd={() => setPausedUntil(undefined)} />,
            })}
          </span>
        ) : (
          texts.sendNewCode
        )}
      </Button>
      {refusal.notice}
      {sent && <Notice kind="success">{sent}</Notice>}
    </div>
  );
}
