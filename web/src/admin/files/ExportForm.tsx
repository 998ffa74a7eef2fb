import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Notice } from '../../kit/Notice';
import type { Filter } from '../table/filters';
import { ExportFields } from './ExportFields';
import { noFilter, problemsOf, type TypedFilter } from './exportFilter';

interface Props<Format extends string> {
  filters: readonly Filter[];
  formats: readonly (readonly [Format, label: string])[];
  /** Defined while a file is prepared. */
  progress: string | undefined;
  problem: string | undefined;
  onExport: (format: Format, typed: TypedFilter) => void;
  children?: ReactNode;
}

/** The filters of an export, and a button for each format of its file. */
export function ExportForm<Format extends string>({
  filters,
  formats,
  progress,
  problem,
  onExport,
  children,
}: Props<Format>) {
  const [typed, setTyped] = useState(() => noFilter(filters));
  const [isTold, setTold] = useState(false);
  const problems = problemsOf(typed, filters);
  const isWrong = Object.values(problems).some(Boolean);
  return (
    <>
      <Box sx={fieldsStyle}>
        <ExportFields {...{ filters, typed }} problems={isTold ? problems : {}} onChange={setTyped} />
      </Box>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {formats.map(([format, label]) => (
          <Button
            key={format}
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={progress !== undefined}
            onClick={() => {
              setTold(true);
              if (!isWrong) onExport(format, typed);
            }}
          >
            {label}
          </Button>
        ))}
        {children}
        <Box role="status" sx={{ color: 'text.secondary', fontSize: 'var(--text-small)' }}>
          {progress}
        </Box>
      </Box>
    </>
  );
}

const fieldsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
  alignItems: 'start',
  '&:empty': { display: 'none' },
};
