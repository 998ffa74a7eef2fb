import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Notice } from '../kit/Notice';
import { Captcha } from './Captcha';
import { useCaptchaSettingsQuery } from './Captcha.generated';
import { confirmNotRobot } from './texts';
import styles from './useCaptcha.module.css';

/** Longer than any device needs to solve our own captcha, in milliseconds. */
const LONGEST_PROOF = 10_000;

interface Options {
  /** True to show no captcha until the server asks for one by answering CaptchaNeeded. */
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
  const container = useRef<HTMLDivElement>(null);

  const receive = (received: string | undefined) => {
    token.current = received;
    if (received) wanted.current?.(received);
  };

  /** The token to send with the form. Waits for our own captcha if it is not solved yet. */
  const proof = (): Promise<string | undefined> =>
    new Promise((resolve) => {
      const kind = isNeeded ? (data?.settings.captcha.kind ?? 'ALTCHA') : 'NONE';
      if (token.current || kind !== 'ALTCHA') return resolve(token.current);
      wanted.current = resolve;
      setTimeout(() => resolve(token.current), LONGEST_PROOF);
    });

  /** Starts a new captcha after an unsuccessful answer, and focuses it if the captcha was missing or refused. */
  const renew = (answer: { __typename: string; message?: string } | undefined) => {
    const isRefused = answer?.__typename === 'CaptchaRefused';
    const isMissing = answer?.__typename === 'CaptchaNeeded';
    token.current = undefined;
    setProblem(isRefused ? answer.message : undefined);
    setRound((before) => before + 1);
    // a captcha that was not shown before is rendered at once, so that it can take the focus
    if (isMissing) flushSync(() => setNeeded(true));
    if (isMissing || isRefused) container.current?.focus();
  };

  const element = isNeeded && (
    <div ref={container} role="group" aria-label={confirmNotRobot} tabIndex={-1} className={styles.captcha}>
      <Captcha key={round} onToken={receive} />
      {problem && <Notice kind="error">{problem}</Notice>}
    </div>
  );
  return { proof, renew, element };
}
