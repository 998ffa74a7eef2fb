import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { MEDIA } from '../../../../schema/breakpoints.generated';
import { onlySignIn } from '../../apollo/failureLink';
import { failsOffline } from '../../apollo/reachabilityLink';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { Empty } from '../../kit/Empty';
import { useMay } from '../duties/useStaffDuties';
import { BulkBar } from './BulkBar';
import { Cards } from './Cards';
import { RecordTabs } from './RecordTabs';
import { requestedPage } from './requestedPage';
import { RowPanel } from './RowPanel';
import type { Rows, Screen } from './screen';
import { TableHead } from './TableHead';
import { hotelOnly, withoutHotel } from './tableHotel';
import { deepestPage, writeTable } from './tableState';
import * as texts from './texts';
import { EditNotice, Failed, Gone } from './TableNotices';
import { TableTools } from './TableTools';
import { useCellEdits } from './useCellEdits';
import { useCountAll } from './useCountAll';
import { useHold } from './useHold';
import { useShownRows } from './useShownRows';
import { useTableState } from './useTableState';
import { useTableDisplay } from './useTableDisplay';
import styles from './AdminTable.module.css';

const Grid = lazy(async () => ({ default: (await import('./Grid')).Grid })) as typeof import('./Grid').Grid;

interface Props<Row extends { id: string }, Data, Variables extends OperationVariables> {
  screen: Screen<Row, Data, Variables>;
  /** What stands above the rows, such as totals. */
  children?: ReactNode;
}

/** A list of the staff area: search, filters and columns above the rows, and the open record beside them. */
export function AdminTable<Row extends { id: string }, Data, Variables extends OperationVariables>({
  screen,
  children,
}: Props<Row, Data, Variables>) {
  const [state, change, hotel] = useTableState(screen);
  const may = useMay();
  const isPhone = useMediaQuery(MEDIA.phone, { noSsr: true });
  const count = useCountAll(screen, state);
  const page = requestedPage(state, count.total);
  // only the number of rows tells where a deep page lies before the end
  const isUnknownPage = state.page > deepestPage(state.size) && count.total === undefined;
  const lastPageOf = (rows: number) => Math.max(1, Math.ceil(rows / state.size));
  const isBeyondCount = count.total !== undefined && state.page > lastPageOf(count.total);
  const { data, previousData, loading, error, refetch } = useQuery<Data, OperationVariables>(
    screen.document,
    {
      variables: screen.variables(state, page),
      skip: isUnknownPage || isBeyondCount,
      fetchPolicy: 'cache-and-network',
      notifyOnNetworkStatusChange: true,
      context: { ...onlySignIn, ...failsOffline },
    },
  );
  const known = (data ?? previousData) as Data | undefined;
  const { items = [], ...listed }: Partial<Rows<Row>> = known ? screen.list(known, state, page) : {};
  const isCounted = count.total !== undefined && !listed.totalIsExact;
  const total = isCounted ? count.total : listed.total;
  const totalIsExact = isCounted || (known !== undefined && (listed.totalIsExact ?? true));
  const display = useTableDisplay({ name: screen.name, columns: screen.columns, state, onChange: change });
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const selected = items.filter(({ id }) => selectedIds.includes(id));
  const reload = () => void refetch().catch(() => undefined);
  const hold = useHold();
  const isOpen = state.row !== undefined;
  const { rows, gone, deleted } = useShownRows(screen.document, items, {
    list: data && writeTable({ ...state, row: undefined }).toString(),
    isHeld: hold.at !== undefined || isOpen,
    canGrow: true,
  });
  const edits = useCellEdits<Row>({ nameOf: screen.nameOf, onRefused: reload });
  const index = rows.findIndex(({ id }) => id === state.row);
  const opened = rows[index];
  const open = (id: string | undefined) => change({ row: id }, true);
  const opener = (at: number) => (rows[at] ? () => open(rows[at]!.id) : undefined);

  // rows were deleted, or the page in the address does not exist
  const lastPage = lastPageOf(total ?? 0);
  const isBeyond = !loading && !isUnknownPage && totalIsExact && total !== undefined && state.page > lastPage;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, true);
    else if (isUnknownPage && count.problem !== undefined) change({ page: deepestPage(state.size) }, true);
    else if (isUnknownPage && !count.isRunning) count.start?.();
  });

  const isEmpty = !loading && !isUnknownPage && total === 0 && rows.length === 0;
  const isNarrowed = state.text !== '' || Object.keys(withoutHotel(state)).length > 0;
  const bulk = screen.bulk?.filter(({ duties }) => duties === undefined || may(duties));
  const tools = <TableTools {...{ screen, state, hotel }} onChange={change} />;
  return (
    <Box sx={frameStyle}>
      <Box sx={mainStyle}>
        <TableHead
          {...{ screen, state, hotel, total, totalIsExact, count, isPhone, display }}
          onChange={change}
        />
        {bulk?.length && !isPhone ? (
          <BulkBar
            actions={bulk}
            nameOf={screen.nameOf}
            selected={selected}
            onClear={() => setSelectedIds([])}
            onFailure={reload}
          >
            {tools}
          </BulkBar>
        ) : (
          tools
        )}
        {children}
        <ArrivalNotice className={styles.notice} />
        {error && <Failed error={error} onRetry={reload} />}
        {isEmpty ? (
          <Box sx={{ px: { xs: 2, sm: 2.5 }, py: 2 }}>
            <Empty
              texts={[screen.empty]}
              action={
                isNarrowed && (
                  <Button variant="outlined" onClick={() => change({ text: '', filters: hotelOnly(state) })}>
                    {texts.clearSearchAndFilters}
                  </Button>
                )
              }
            >
              {isNarrowed ? texts.noMatches : undefined}
            </Empty>
          </Box>
        ) : (
          <Box onPointerMove={() => hold.hold()} onPointerLeave={hold.leave} sx={rowsStyle}>
            {isPhone ? (
              <Cards
                label={screen.title}
                columns={screen.columns}
                rows={rows}
                total={total ?? 0}
                totalIsExact={totalIsExact}
                state={state}
                isLoading={loading || isUnknownPage}
                nameOf={screen.nameOf}
                onOpen={open}
                onSort={(sort) => change({ sort })}
                onPage={(page) => change({ page, row: undefined })}
              />
            ) : (
              <Suspense
                fallback={<Skeleton variant="rectangular" sx={{ flex: 1, height: 'auto', mx: 2.5 }} />}
              >
                <Grid
                  label={screen.title}
                  columns={screen.columns.filter(display.isShown)}
                  rows={rows}
                  total={total ?? 0}
                  totalIsExact={totalIsExact}
                  state={state}
                  density={display.density}
                  isLoading={loading || isUnknownPage}
                  selected={bulk?.length ? selected.map(({ id }) => id) : undefined}
                  onSelect={setSelectedIds}
                  onOpen={open}
                  onSort={(sort) => change({ sort })}
                  onPage={(page) => change({ page, row: undefined })}
                  onSize={(size) => change({ size })}
                  onSave={edits.save}
                  gone={gone}
                />
              </Suspense>
            )}
          </Box>
        )}
      </Box>
      <EditNotice edits={edits} />
      {opened && (
        <RowPanel
          title={screen.nameOf(opened)}
          onPrevious={opener(index - 1)}
          onNext={opener(index + 1)}
          onClose={() => open(undefined)}
        >
          {gone.has(opened.id) && <Gone isDeleted={deleted.has(opened.id)} />}
          <Box inert={deleted.has(opened.id)}>
            {screen.isAudited ? (
              <RecordTabs id={opened.id} details={screen.details(opened)} />
            ) : (
              screen.details(opened)
            )}
          </Box>
        </RowPanel>
      )}
    </Box>
  );
}

const frameStyle = { display: 'flex', height: 'calc(100dvh - var(--top-bar))', minHeight: 480 };
const rowsStyle = { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' };
const mainStyle = { position: 'relative', flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' };
