import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { Notice } from '../ui/Notice';
import { Captcha } from './Captcha';
import { useCaptchaSettingsQuery } from './Captcha.generated';

/** Longer than any machine takes for the sum of our own captcha, in milliseconds. */
const LONGEST_PROOF = 10_000;

/** The captcha of a form. The server accepts its token once. */
export function useCaptcha() {
  const { data } = useCaptchaSettingsQuery();
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<string>();
  const token = useRef<string>(undefined);
  const wanted = useRef<(token: string | undefined) => void>(undefined);

  const receive = (given: string | undefined) => {
    token.current = given;
    if (given) wanted.current?.(given);
  };

  /** The token to send along. Our own captcha may not be solved yet when the form is sent: then it is waited for. */
  const proof = (): Promise<string | undefined> =>
    new Promise((resolve) => {
      const kind = data?.settings.captcha.kind ?? 'ALTCHA';
      if (token.current || kind !== 'ALTCHA') return resolve(token.current);
      wanted.current = resolve;
      setTimeout(() => resolve(token.current), LONGEST_PROOF);
    });

  /** Begins a new captcha after an answer that was no success, and shows where it was the captcha that was refused. */
  const renew = (answer: { __typename: string; message?: string } | undefined) => {
    token.current = undefined;
    setProblem(answer?.__typename === 'CaptchaRefused' ? answer.message : undefined);
    setRound((before) => before + 1);
  };

  const element = (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Captcha key={round} onToken={receive} />
      {problem && <Notice kind="error">{problem}</Notice>}
    </Box>
  );
  return { proof, renew, element };
}
