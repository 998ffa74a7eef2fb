import { Fragment, useState } from 'react';
import { Field, SelectInput } from '../../kit/Field';
import { auditScreen } from '../audit/auditScreen';
import { bookingScreen } from '../bookings/bookingScreen';
import { journalScreen } from '../books/journalScreen';
import { guestScreen } from '../guests/guestScreen';
import { invoiceScreen } from '../invoices/invoiceScreen';
import { paymentScreen } from '../payments/paymentScreen';
import { refundScreen } from '../payments/refundScreen';
import { reviewScreen } from '../reviews/reviewScreen';
import { HotelExport } from './HotelExport';
import { ListExport } from './ListExport';
import * as texts from './texts';

const EXPORTS = [
  { name: 'hotels', title: texts.hotelsAndRooms, hint: texts.hotelsHint, form: <HotelExport /> },
  { ...bookingScreen, hint: texts.listHint, form: <ListExport screen={bookingScreen} /> },
  { ...paymentScreen, hint: texts.listHint, form: <ListExport screen={paymentScreen} /> },
  { ...refundScreen, hint: texts.listHint, form: <ListExport screen={refundScreen} /> },
  { ...invoiceScreen, hint: texts.listHint, form: <ListExport screen={invoiceScreen} /> },
  { ...journalScreen, hint: texts.listHint, form: <ListExport screen={journalScreen} /> },
  { ...guestScreen, hint: texts.listHint, form: <ListExport screen={guestScreen} /> },
  { ...reviewScreen, hint: texts.listHint, form: <ListExport screen={reviewScreen} /> },
  { ...auditScreen, hint: texts.listHint, form: <ListExport screen={auditScreen} /> },
].map(({ name, title, hint, form }) => ({ name, title, hint, form }));

/** Exports records of a kind, of everything or of a hotel, a city and dates. */
export function ExportCard() {
  const [name, setName] = useState(EXPORTS[0]!.name);
  const chosen = EXPORTS.find((one) => one.name === name)!;
  return (
    <>
      <Field label={texts.whatToExport} hint={chosen.hint}>
        {(aria) => (
          <SelectInput {...aria} value={name} onChange={({ target }) => setName(target.value)}>
            {EXPORTS.map((one) => (
              <option key={one.name} value={one.name}>
                {one.title}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Fragment key={name}>{chosen.form}</Fragment>
    </>
  );
}
