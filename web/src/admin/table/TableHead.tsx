import type { OperationVariables } from '@apollo/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { fill } from '../../../../schema/fill';
import { wholeNumber } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import { PageHeading } from '../../kit/PageHeading';
import { useMay } from '../duties/useStaffDuties';
import type { Screen } from './screen';
import type { TableState } from './tableState';
import * as texts from './texts';
import type { CountOfAll } from './useCountAll';
import { useExport } from './useExport';
import { useSavedViews } from './useSavedViews';
import type { TableHotel } from './useTableHotel';
import type { TableDisplay } from './useTableDisplay';
import { ViewMenu } from './ViewMenu';
import styles from './TableHead.module.css';

interface Props<Row extends { id: string }, Data, Variables extends OperationVariables> {
  screen: Screen<Row, Data, Variables>;
  state: TableState;
  hotel: TableHotel | undefined;
  /** Undefined until the first response. */
  total: number | undefined;
  totalIsExact: boolean;
  count: CountOfAll;
  isPhone: boolean;
  display: TableDisplay<Row>;
  onChange: (part: Partial<TableState>, replace?: boolean) => void;
}

/** The head of a table: its name and size, views, export, and other actions. */
export function TableHead<Row extends { id: string }, Data, Variables extends OperationVariables>({
  screen,
  state,
  hotel,
  total,
  totalIsExact,
  count,
  isPhone,
  display,
  onChange,
}: Props<Row, Data, Variables>) {
  const { shownFields, density } = display;
  const saved = useSavedViews({
    list: screen.name,
    shape: screen,
    state,
    implied: hotel?.implied,
    display: { columns: shownFields, density },
    onChange,
  });
  const isOpen = total !== undefined && !totalIsExact;
  const mayExport = useMay()(EXPORTS, hotel?.hotelId || undefined);
  const file = useExport(screen);
  const problem = file.problem ?? count.problem;
  const exportRows = () =>
    void file.start(
      state,
      screen.columns.filter(
        (column) => !column.isAction && (isPhone ? !column.isOptional : display.isShown(column)),
      ),
    );
  return (
    <Box sx={headStyle}>
      <Box sx={lineStyle}>
        <PageHeading title={screen.title} className={styles.title} />
        <Box role="status" sx={{ color: 'text.secondary', fontSize: 'var(--text-small)' }}>
          {file.progress ??
            (count.isRunning
              ? texts.counting
              : total !== undefined &&
                (totalIsExact
                  ? fill(screen.counted, { count: total })
                  : fill(texts.atLeast, { count: wholeNumber(total) })))}
        </Box>
        {isOpen && count.start && !count.isRunning && !file.progress && (
          <Button size="small" onClick={count.start}>
            {texts.countAll}
          </Button>
        )}
        {problem && (
          <Box role="alert" sx={{ color: 'error.main', fontSize: 'var(--text-small)' }}>
            {problem}
          </Box>
        )}
        {file.progress && (
          <Button size="small" color="inherit" onClick={file.stop}>
            {texts.stop}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        {!isPhone && (
          <ViewMenu
            columns={screen.columns
              .filter(({ isAction }) => !isAction)
              .map((column) => ({
                field: column.field,
                label: column.label,
                isShown: shownFields.includes(column.field),
              }))}
            density={density}
            saved={saved}
            onDensity={display.setDensity}
            onColumn={display.setColumn}
          />
        )}
        {mayExport && (
          <Button
            size="small"
            color="inherit"
            startIcon={<DownloadIcon />}
            disabled={!total || file.progress !== undefined}
            onClick={exportRows}
          >
            {texts.csv}
          </Button>
        )}
        {screen.actions}
      </Box>
      {saved.notice}
      {saved.current && saved.isOfLostHotel && (
        <Notice kind="info">
          {fill(texts.viewOfLostHotel, { name: saved.current.name, hotels: saved.hotels })}
        </Notice>
      )}
      <Snackbar
        open={saved.deleted !== undefined}
        autoHideDuration={10_000}
        onClose={(_event, reason) => reason === 'timeout' && saved.clearDeleted()}
        message={fill(texts.viewDeleted, { name: saved.deleted?.name ?? '' })}
        action={
          <Button size="small" color="inherit" onClick={() => void saved.restore()}>
            {texts.undo}
          </Button>
        }
      />
    </Box>
  );
}

/** The duties whose members download lists. */
const EXPORTS = ['FINANCE'] as const;

const headStyle = { display: 'grid', gap: 1, px: { xs: 2, sm: 2.5 }, pt: 1.5, pb: 1 };
const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  minHeight: 36,
};
