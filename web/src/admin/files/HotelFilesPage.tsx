import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { LIMITS } from '../../../../schema/limits';
import { DropZone } from '../../photos/DropZone';
import { Notice } from '../../kit/Notice';
import { PageHeading } from '../../kit/PageHeading';
import { ExportButtons } from './ExportButtons';
import { FileReport, hasChanges } from './FileReport';
import { FILE_TYPES, type Progress } from './hotelFile';
import { useHotelFile } from './useHotelFile';

/** Hotels with their rooms as a file: out of Staybook, and into it after a look at what changes. */
export function HotelFilesPage() {
  const { file, step, choose, importIt, leave } = useHotelFile();
  const isBusy = step.name === 'previewing' || step.name === 'importing';
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <PageHeading title="Import and export" />
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3, maxWidth: '68ch' }}>
        Cities, hotel types, hotels, room types and room numbers as one file. What is there already under the
        same name is updated; nothing is deleted. Rates, charges and people are not in it.
      </Typography>
      <Card sx={{ p: { xs: 2, sm: 3 }, mb: 3, display: 'grid', gap: 2 }}>
        <Heading>Export</Heading>
        <ExportButtons />
      </Card>
      <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>
        <Heading>{file && step.name !== 'choose' ? `Import: ${file.name}` : 'Import'}</Heading>
        {step.name === 'choose' && (
          <>
            {step.problem && <Notice kind="error">{step.problem}</Notice>}
            <DropZone
              label="Choose a file or drop it here"
              hint={`CSV or JSON · up to ${LIMITS.importMegabytes} MB and ${LIMITS.importRows.toLocaleString('en')} rows · nothing is imported before you have seen what changes`}
              types={FILE_TYPES}
              isMultiple={false}
              isDisabled={false}
              onChoose={([chosen]) => chosen && choose(chosen)}
            />
          </>
        )}
        {isBusy && (
          <Waiting label={step.name === 'importing' ? 'Importing' : 'Looking at what changes'} {...step} />
        )}
        {step.name === 'importing' && (
          <Typography sx={noteStyle}>It goes on to its end also when you leave this page.</Typography>
        )}
        {step.name === 'previewing' && (
          <Box>
            <Button onClick={leave}>Stop</Button>
          </Box>
        )}
        {step.name === 'preview' && (
          <>
            {!hasChanges(step.report) && (
              <Notice kind="info">
                Nothing changes:{' '}
                {step.report.refusedRows ? 'the other rows are' : 'everything in the file is'} here already.
              </Notice>
            )}
            <FileReport report={step.report} isDone={false} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <Button variant="contained" onClick={importIt} disabled={!hasChanges(step.report)}>
                {step.report.refusedRows ? 'Import the other rows' : 'Import'}
              </Button>
              <Button onClick={leave}>Choose another file</Button>
            </Box>
          </>
        )}
        {step.name === 'done' && (
          <>
            <Notice kind="success">The file is imported.</Notice>
            <FileReport report={step.report} isDone />
            <Box>
              <Button variant="outlined" onClick={leave}>
                Import another file
              </Button>
            </Box>
          </>
        )}
      </Card>
    </Box>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

function Waiting({ label, progress }: { label: string; progress?: Progress }) {
  const share = progress && (100 * progress.done) / progress.all;
  const words = progress
    ? `${label}: ${progress.done.toLocaleString('en')} of ${progress.all.toLocaleString('en')} hotels`
    : `${label} …`;
  return (
    <Box>
      <Typography role="status" sx={{ mb: 1 }}>
        {words}
      </Typography>
      <LinearProgress
        aria-label={label}
        variant={share === undefined ? 'indeterminate' : 'determinate'}
        value={share}
      />
    </Box>
  );
}

const noteStyle = { fontSize: 'var(--text-small)', color: 'text.secondary' };
