import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useSession } from '../../session/SessionProvider';
import { Notice } from '../../kit/Notice';
import { saveFile } from '../../kit/saveFile';
import { FileRefused, takeHotelFile } from './hotelFile';

const FORMATS = [
  ['csv', 'CSV', 'text/csv;charset=utf-8'],
  ['json', 'JSON', 'application/json'],
] as const;

/** Downloads all hotels, in the form in which they can be imported again. */
export function ExportButtons() {
  const { session } = useSession();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const download = async ([format, , type]: (typeof FORMATS)[number]) => {
    const { signal } = (stop.current = new AbortController());
    setProblem(undefined);
    setBusy(true);
    try {
      saveFile(`hotels.${format}`, type, await takeHotelFile(session, format, signal));
    } catch (error) {
      const said = error instanceof FileRefused ? error.message : 'The file did not arrive whole. Try again.';
      if (!signal.aborted) setProblem(said);
    }
    setBusy(false);
  };
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        Everything as it is now, in a file that can be changed and imported again.
      </Typography>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        {FORMATS.map((one) => (
          <Button
            key={one[0]}
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={isBusy}
            onClick={() => void download(one)}
          >
            {one[1]}
          </Button>
        ))}
        <Box role="status" sx={{ color: 'text.secondary', fontSize: 'var(--text-small)' }}>
          {isBusy && 'Preparing the file …'}
        </Box>
      </Box>
    </>
  );
}
