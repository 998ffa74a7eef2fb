import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { Notice } from '../ui/Notice';
import { Captcha } from './Captcha';
import { useCaptchaSettingsQuery } from './Captcha.generated';

/** Longer than any machine takes for the sum of our own captcha. */
const PATIENCE = 10_000;

/** The captcha of a form. Its token counts once: after an answer that was no success a new one is due. */
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

  /** The token to send along. Our own captcha may still be at work when the form is filled in: it is waited for. */
  const proof = (): Promise<string | undefined> =>
    new Promise((resolve) => {
      const kind = data?.settings.captcha.kind ?? 'ALTCHA';
      if (token.current || kind !== 'ALTCHA') return resolve(token.current);
      wanted.current = resolve;
      setTimeout(() => resolve(token.current), PATIENCE);
    });

  const renew = (message?: string) => {
    token.current = undefined;
    setProblem(message);
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
