import type { OperationVariables } from '@apollo/client';
import Button from '@mui/material/Button';
import { stop } from '../table/texts';
import type { Screen } from '../table/screen';
import { useExport } from '../table/useExport';
import { ExportForm } from './ExportForm';
import { filtersOf } from './exportFilter';
import * as texts from './texts';

/** Downloads the records of a list as a table with all of its columns. */
export function ListExport<Row extends { id: string }, Data, Variables extends OperationVariables>({
  screen,
}: {
  screen: Screen<Row, Data, Variables>;
}) {
  const file = useExport(screen);
  const isBusy = file.progress !== undefined;
  return (
    <ExportForm
      filters={screen.filters}
      formats={[['csv', texts.csv]]}
      progress={file.progress}
      problem={file.problem}
      onExport={(_format, typed) => {
        const filters = filtersOf(typed);
        const state = { text: '', filters, sort: undefined, page: 1, size: 1, row: undefined };
        void file.start(
          state,
          screen.columns.filter(({ isAction }) => !isAction),
        );
      }}
    >
      {isBusy && (
        <Button color="inherit" onClick={file.stop}>
          {stop}
        </Button>
      )}
    </ExportForm>
  );
}
