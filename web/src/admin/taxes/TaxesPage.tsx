import { useQuery } from '@apollo/client/react';
import { AdminTable } from '../table/AdminTable';
import { TotalsList } from '../table/TotalsList';
import { useTableState } from '../table/useTableState';
import { TaxTableDocument } from './TaxTable.generated';
import { taxScreen } from './taxScreen';
import * as texts from './texts';

/** Taxes and fees by city, hotel and period, with their totals. */
export const TaxesPage = () => (
  <AdminTable screen={taxScreen}>
    <Totals />
  </AdminTable>
);

/** The totals of all lines that the period, the filters and the search leave. The table reports errors. */
function Totals() {
  const [state] = useTableState(taxScreen);
  const whole = { limit: Infinity, offset: 0 };
  const { data, previousData } = useQuery(TaxTableDocument, { variables: taxScreen.variables(state, whole) });
  const shown = data ?? previousData;
  const lines = shown && taxScreen.list(shown, state, whole).items;
  const sum = (field: 'chargedCents' | 'givenBackCents' | 'netCents') =>
    lines?.reduce((cents, line) => cents + line[field], 0);
  return (
    <TotalsList
      label={texts.totals}
      rows={[
        [texts.charged, sum('chargedCents')],
        [texts.givenBack, sum('givenBackCents')],
        [texts.net, sum('netCents')],
      ]}
    />
  );
}
