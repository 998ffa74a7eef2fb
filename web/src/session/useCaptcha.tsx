import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Notice } from '../kit/Notice';
import { Captcha } from './Captcha';
import { useCaptchaSettingsQuery } from './Captcha.generated';
import styles from './useCaptcha.module.css';

/** Longer than any machine takes for the sum of our own captcha, in milliseconds. */
const LONGEST_PROOF = 10_000;

interface Options {
  /** Whether there is none until the server asks for it, by answering CaptchaNeeded. */
  onlyIfNeeded?: boolean;
}

/** The captcha of a form. The server accepts its token once. */
export function useCaptcha({ onlyIfNeeded = false }: Options = {}) {
  const [isNeeded, setNeeded] = useState(!onlyIfNeeded);
  const { data } = useCaptchaSettingsQuery({ skip: !isNeeded });
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<string>();
  const token = useRef<string>(undefined);
  const wanted = useRef<(token: string | undefined) => void>(undefined);
  const place = useRef<HTMLDivElement>(null);

  const receive = (given: string | undefined) => {
    token.current = given;
    if (given) wanted.current?.(given);
  };

  /** The token to send along. Our own captcha may not be solved yet when the form is sent: then it is waited for. */
  const proof = (): Promise<string | undefined> =>
    new Promise((resolve) => {
      const kind = isNeeded ? (data?.settings.captcha.kind ?? 'ALTCHA') : 'NONE';
      if (token.current || kind !== 'ALTCHA') return resolve(token.current);
      wanted.current = resolve;
      setTimeout(() => resolve(token.current), LONGEST_PROOF);
    });

  /** Begins a new captcha after an answer that was no success; leads to it where it was the captcha that was missing or refused. */
  const renew = (answer: { __typename: string; message?: string } | undefined) => {
    const isRefused = answer?.__typename === 'CaptchaRefused';
    const isMissing = answer?.__typename === 'CaptchaNeeded';
    token.current = undefined;
    setProblem(isRefused ? answer.message : undefined);
    setRound((before) => before + 1);
    // rendered at once where there was none, so that it can take the focus
    if (isMissing) flushSync(() => setNeeded(true));
    if (isMissing || isRefused) place.current?.focus();
  };

  const element = isNeeded && (
    <div
      ref={place}
      role="group"
      aria-label="Confirm that you are not a robot"
      tabIndex={-1}
      className={styles.captcha}
    >
      <Captcha key={round} onToken={receive} />
      {problem && <Notice kind="error">{problem}</Notice>}
    </div>
  );
  return { proof, renew, element };
}
