import { useState } from 'react';
import Box from '@mui/material/Box';
import { Notice } from '../ui/Notice';
import { Captcha } from './Captcha';

/** The captcha of a form and its token. A token counts once: after an answer that was no success a new one is due. */
export function useCaptcha() {
  const [token, setToken] = useState<string>();
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<string>();

  const renew = (message?: string) => {
    setToken(undefined);
    setProblem(message);
    setRound((before) => before + 1);
  };
  const element = (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Captcha key={round} onToken={setToken} />
      {problem && <Notice kind="error">{problem}</Notice>}
    </Box>
  );
  return { token, renew, element };
}
