import { useEffect } from 'react';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { Notice } from './Notice';

/** What the page before did, shown once on the page it led to: `navigate(path, { state: { notice } })`. */
export function ArrivalNotice({ sx }: { sx?: SxProps }) {
  const { state, key } = useLocation();
  const { notice } = (state ?? {}) as { notice?: string };
  useEffect(() => {
    if (notice) forgetNotice();
  }, [notice, key]);
  if (!notice) return null;
  return (
    <Box sx={sx}>
      <Notice kind="success">{notice}</Notice>
    </Box>
  );
}

/** The browser stores the state of an address: without this a reload, or going back, would show the notice again. */
function forgetNotice() {
  const { usr, ...state } = window.history.state ?? {};
  window.history.replaceState({ ...state, usr: { ...usr, notice: undefined } }, '');
}
