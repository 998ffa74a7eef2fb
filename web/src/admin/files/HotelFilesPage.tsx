import { wholeNumber } from '../../kit/format';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { DropZone } from '../../uploads/DropZone';
import { Notice } from '../../kit/Notice';
import { PageHeading } from '../../kit/PageHeading';
import { ExportCard } from './ExportCard';
import { FileReport, hasChanges } from './FileReport';
import { ImportList } from './ImportList';
import { FILE_TYPES, type Progress } from './hotelFile';
import { TemplateButton } from './TemplateButton';
import { useHotelFile } from './useHotelFile';
import * as texts from './texts';

/** Exports hotels with their rooms as a file, and imports one after a preview of its changes. */
export function HotelFilesPage() {
  const { file, step, choose, importIt, leave } = useHotelFile();
  const isBusy = step.name === 'previewing' || step.name === 'importing';
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <PageHeading title={texts.importAndExport} />
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3, maxWidth: '68ch' }}>
        {texts.intro}
      </Typography>
      <Card sx={{ p: { xs: 2, sm: 3 }, mb: 3, display: 'grid', gap: 2 }}>
        <Heading>{texts.exportTitle}</Heading>
        <ExportCard />
      </Card>
      <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>
        <Heading>
          {file && step.name !== 'choose' ? fill(texts.importFile, { file: file.name }) : texts.importTitle}
        </Heading>
        {step.name === 'choose' && (
          <>
            {step.problem && <Notice kind="error">{step.problem}</Notice>}
            <DropZone
              label={texts.chooseOrDropFile}
              hint={fill(texts.fileHint, {
                megabytes: LIMITS.importMegabytes,
                rows: wholeNumber(LIMITS.importRows),
              })}
              types={FILE_TYPES}
              isMultiple={false}
              isDisabled={false}
              onChoose={([chosen]) => chosen && choose(chosen)}
            />
            <TemplateButton />
          </>
        )}
        {isBusy && <Waiting isImport={step.name === 'importing'} {...step} />}
        {step.name === 'importing' && <Typography sx={noteStyle}>{texts.importContinues}</Typography>}
        {step.name === 'previewing' && (
          <Box>
            <Button onClick={leave}>{texts.stop}</Button>
          </Box>
        )}
        {step.name === 'preview' && (
          <>
            {!hasChanges(step.report) && (
              <Notice kind="info">
                {step.report.refusedRows ? texts.otherRowsChangeNothing : texts.nothingChanges}
              </Notice>
            )}
            <FileReport report={step.report} isDone={false} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <Button variant="contained" onClick={importIt} disabled={!hasChanges(step.report)}>
                {step.report.refusedRows ? texts.importOtherRows : texts.importTitle}
              </Button>
              <Button onClick={leave}>{texts.chooseAnotherFile}</Button>
            </Box>
          </>
        )}
        {step.name === 'done' && (
          <>
            <Notice kind="success">{texts.fileImported}</Notice>
            <FileReport report={step.report} isDone />
            <Box>
              <Button variant="outlined" onClick={leave}>
                {texts.importAnotherFile}
              </Button>
            </Box>
          </>
        )}
      </Card>
      <Card sx={{ p: { xs: 2, sm: 3 }, mt: 3, display: 'grid', gap: 1 }}>
        <Heading>{texts.lastImports}</Heading>
        <ImportList />
      </Card>
    </Box>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

function Waiting({ isImport, progress }: { isImport: boolean; progress?: Progress }) {
  const label = isImport ? texts.importing : texts.checking;
  const share = progress && (100 * progress.done) / progress.all;
  const words = progress
    ? fill(isImport ? texts.importingProgress : texts.checkingProgress, {
        done: wholeNumber(progress.done),
        all: progress.all,
      })
    : isImport
      ? texts.importingNow
      : texts.checkingNow;
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
