import { getMainDefinition } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { EXPORT_COLUMNS } from '../../../../schema/exportColumns';
import { auditScreen } from '../audit/auditScreen';
import { bookingScreen, holdScreen, resultScreen } from '../bookings/bookingScreen';
import { cityScreen, hotelTypeScreen } from '../cities/taxonomyScreens';
import { contactScreen } from '../contact/contactScreen';
import { disputeScreen } from '../disputes/disputeScreen';
import { guestScreen } from '../guests/guestScreen';
import { hotelScreen } from '../hotels/hotelScreen';
import { invoiceScreen } from '../invoices/invoiceScreen';
import { offerScreen } from '../offers/offerScreen';
import { differenceScreen } from '../payments/differenceScreen';
import { paymentScreen } from '../payments/paymentScreen';
import { refundScreen } from '../payments/refundScreen';
import { payoutScreen } from '../payouts/payoutScreen';
import { transactionScreen } from '../payouts/transactionScreen';
import { reviewScreen } from '../reviews/reviewScreen';
import { roomTypeScreen } from '../rooms/roomTypeScreen';
import { taxScreen } from '../taxes/taxScreen';
import { userScreen } from '../users/userScreen';

interface Table {
  title: string;
  document: DocumentNode;
  columns: readonly { field: string; isAction?: boolean }[];
}
const TABLES: Table[] = [
  auditScreen,
  bookingScreen,
  cityScreen,
  differenceScreen,
  contactScreen,
  disputeScreen,
  guestScreen,
  holdScreen,
  hotelScreen,
  hotelTypeScreen,
  invoiceScreen,
  offerScreen,
  paymentScreen,
  payoutScreen,
  refundScreen,
  resultScreen,
  reviewScreen,
  roomTypeScreen,
  taxScreen,
  transactionScreen,
  userScreen,
];
const columnsOf: Readonly<Record<string, readonly string[]>> = EXPORT_COLUMNS;

test.each(TABLES)('$title: the table shows the columns that its list exports', ({ document, columns }) => {
  const [field] = getMainDefinition(document).selectionSet.selections;
  const list = field?.kind === 'Field' ? field.name.value : '';
  const shown = columns.filter(({ isAction }) => !isAction).map((column) => column.field);
  expect(shown.sort()).toEqual([...columnsOf[list]!].sort());
});
