import { paths } from '../../paths';
import { FormActions, FormPage } from '../../kit/FormPage';
import { TextField } from '../../kit/TextField';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm } from '../../kit/useForm';
import * as texts from './texts';

const rules = {
  reference: (reference: string) => (reference.trim() ? undefined : texts.enterBookingReference),
};

/** Finds a booking by the reference that guests quote. */
export function FindBookingPage() {
  const navigate = useNavigate();
  const { bind, submit, isRight } = useForm(rules);
  const find = submit(async ({ reference }) => navigate(paths.bookingResults({ q: reference.trim() })));
  return (
    <FormPage title={texts.findBooking} intro={texts.findBookingIntro} onSubmit={find}>
      <TextField
        label={texts.bookingReference}
        field={bind('reference')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
      <FormActions
        submit={texts.continueToResults}
        isDisabled={!isRight('reference')}
        cancelTo={paths.bookings()}
      />
    </FormPage>
  );
}
