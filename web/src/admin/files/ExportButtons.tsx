import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useSession } from '../../session/SessionProvider';
import { Notice } from '../../kit/Notice';
import { saveFile } from '../../kit/saveFile';
import { FileRefused, takeHotelFile } from './hotelFile';
import { downloadInterrupted, preparingFile } from '../table/texts';
import * as texts from './texts';

const FORMATS = [
  ['csv', texts.csv, 'text/csv;charset=utf-8', 'hotels.csv'],
  ['json', texts.json, 'application/json', 'hotels.json'],
] as const;

/** Downloads all hotels in the format of the import. */
export function ExportButtons() {
  const { session } = useSession();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const download = async ([format, , type, fileName]: (typeof FORMATS)[number]) => {
    const { signal } = (stop.current = new AbortController());
    setProblem(undefined);
    setBusy(true);
    try {
      saveFile(fileName, type, await takeHotelFile(session, format, signal));
    } catch (error) {
      const message = error instanceof FileRefused ? error.message : downloadInterrupted;
      if (!signal.aborted) setProblem(message);
    }
    setBusy(false);
  };
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{texts.exportIntro}</Typography>
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
          {isBusy && preparingFile}
        </Box>
      </Box>
    </>
  );
}
